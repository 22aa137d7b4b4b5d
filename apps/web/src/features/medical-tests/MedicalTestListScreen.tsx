import { type MedicalTest, useMedicalTests } from '@healzy/api/medical-tests';
import { usePatient } from '@healzy/api/patients';
import { isActiveTest, mayCreateCgmTest } from '@healzy/domain/medical-tests';
import { may } from '@healzy/domain/session';
import { Button } from '@healzy/ui/components/Button';
import { EmptyState } from '@healzy/ui/components/EmptyState';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { DataTable } from '@healzy/ui/patterns/DataTable';
import { Icon } from '@healzy/ui/primitives';
import { Ban, FlaskConical, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppScreen } from '../../app/AppScreen.tsx';
import { lazyPart } from '../../app/lazy-part.tsx';
import { useOpenIntent } from '../../app/useOpenIntent.ts';
import { useParam } from '../../app/useParam.ts';
import { useRoles } from '../../state/account.ts';
import { useMedicalTestColumns } from './useMedicalTestColumns.tsx';

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
  const patient = usePatient(patientId);
  const tests = useMedicalTests(patientId, { limit: 100 });
  const [isCreating, setCreating] = useState(false);
  useOpenIntent('test', () => setCreating(true));
  const [canceling, setCanceling] = useState<MedicalTest | null>(null);
  const rows = tests.data?.items ?? [];
  const canCreate = may('createMedicalTest', roles) && patient.data?.access.clinical === 'edit';
  const isBusy = !mayCreateCgmTest(rows);
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
            icon: <Icon icon={FlaskConical} size="xl" />,
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
          empty={<EmptyState title={t('empty.title')} />}
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
