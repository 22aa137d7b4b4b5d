import { type MedicalTest, useMedicalTests } from '@healzy/api/medical-tests';
import { isActiveTest, mayCreateCgmTest, testName } from '@healzy/domain/medical-tests';
import { canEnterRoute, may } from '@healzy/domain/session';
import { Button } from '@healzy/ui/components/Button';
import { EmptyState } from '@healzy/ui/components/EmptyState';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { DataTable, type DataTableColumn } from '@healzy/ui/patterns/DataTable';
import { Icon, Link, Text } from '@healzy/ui/primitives';
import { Ban, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../state/language.ts';
import { AppScreen } from '../../app/AppScreen.tsx';
import { lazyPart } from '../../app/lazy-part.tsx';
import { useOpenIntent } from '../../app/useOpenIntent.ts';
import { useParam } from '../../app/useParam.ts';
import { useRoles } from '../../state/account.ts';
import { useFormats } from '../../app/formats.ts';
import { fullName } from '../../app/full-name.ts';
import { useOpenPatient } from '../../app/open-patient.ts';
import { MedicalTestStatePill } from './MedicalTestStatePill.tsx';
import { placeOfTest } from './medical-test-places.ts';

const CreateMedicalTestDialog = lazyPart(
  async () => (await import('./CreateMedicalTestDialog.tsx')).CreateMedicalTestDialog,
);
const CancelMedicalTestDialog = lazyPart(
  async () => (await import('./CancelMedicalTestDialog.tsx')).CancelMedicalTestDialog,
);

/** `/patient/:patientId/medical-tests`: the patient's tests, newest first. */
export function MedicalTestListScreen() {
  const { t } = useTranslation(['medical-tests', 'app', 'errors']);
  const roles = useRoles();
  const patientId = useParam('patientId');
  const patient = useOpenPatient();
  const tests = useMedicalTests(patientId, { limit: 100 });
  const [isCreating, setCreating] = useState(false);
  const [isAsked, setAsked] = useState(false);
  useOpenIntent('test', () => setAsked(true));
  const [canceling, setCanceling] = useState<MedicalTest | null>(null);
  const rows = tests.data?.items ?? [];
  const canCreate = may('createMedicalTest', roles) && patient.data?.access.clinical === 'edit';
  const isBusy = !mayCreateCgmTest(rows);
  // While a test runs, the message below explains why no second one can start.
  if (isAsked && tests.data) {
    setAsked(false);
    setCreating(!isBusy);
  }
  const create = canCreate && (
    <Button intent="primary" icon={Plus} isDisabled={isBusy} onPress={() => setCreating(true)}>
      {t('new')}
    </Button>
  );

  return (
    <>
      <AppScreen
        title={t('title')}
        queries={[patient, tests]}
        primaryAction={create || undefined}
        empty={
          rows.length === 0 && {
            pictogram: 'tests',
            title: t(canCreate ? 'empty.title' : 'emptyReadOnly.title'),
            text: t(canCreate ? 'empty.text' : 'emptyReadOnly.text'),
            action: create,
          }
        }
      >
        {canCreate && isBusy && <InlineMessage>{t('errors:code.CGM_ALREADY_IN_PROGRESS')}</InlineMessage>}
        <DataTable<MedicalTest>
          columns={useMedicalTestColumns(patient.data?.timezone)}
          rows={rows}
          getRowId={(test) => test.id}
          total={tests.data?.total ?? rows.length}
          actions={[
            {
              id: 'cancel',
              label: t('cancel.action'),
              icon: <Icon icon={Ban} />,
              isDanger: true,
              isHidden: (test) => !test.canEdit || !isActiveTest(test.state),
              onAction: setCanceling,
            },
          ]}
          empty={<EmptyState pictogram="tests" title={t('empty.title')} />}
          labels={{ table: t('title'), rowMenu: (test) => t('row.actions', { name: test.name }) }}
        />
      </AppScreen>
      {isCreating && canCreate && patient.data && (
        <CreateMedicalTestDialog patient={patient.data} onClose={() => setCreating(false)} />
      )}
      {canceling && <CancelMedicalTestDialog test={canceling} onClose={() => setCanceling(null)} />}
    </>
  );
}

/** The columns of the list of tests; names are links for users who may open a test. */
function useMedicalTestColumns(zone: string | undefined): DataTableColumn<MedicalTest>[] {
  const { t } = useTranslation('medical-tests');
  const formats = useFormats();
  const language = useLanguage();
  const canOpen = canEnterRoute('/patient/:patientId/medical-test/cgm/:medicalTest', useRoles());
  return [
    {
      id: 'name',
      header: t('columns.name'),
      width: 'minmax(12rem, 2fr)',
      onCard: 'title',
      cell: (test) => {
        const place = canOpen ? placeOfTest(test) : null;
        return place === null ? (
          test.name
        ) : (
          <Link href={place} look="quiet">
            {test.name}
          </Link>
        );
      },
    },
    {
      id: 'type',
      header: t('columns.type'),
      onCard: 'detail',
      cell: (test) => testName(test.type, language),
    },
    {
      id: 'state',
      header: t('columns.state'),
      onCard: 'aside',
      cell: (test) => <MedicalTestStatePill state={test.state} />,
    },
    {
      id: 'mainSpecialist',
      header: t('columns.mainSpecialist'),
      width: 'minmax(10rem, 1fr)',
      cell: ({ principal }) => fullName(principal),
    },
    {
      id: 'createdAt',
      header: t('columns.createdAt'),
      cell: (test) => <Text isNumeric>{formats.column.dateTime(test.createdAt, zone)}</Text>,
    },
  ];
}
