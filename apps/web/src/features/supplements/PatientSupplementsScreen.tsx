import { type PatientSupplement, usePatientSupplementPages } from '@healzy/api/supplements';
import { may } from '@healzy/domain/session';
import { SUPPLEMENT_STATUSES } from '@healzy/domain/supplements';
import { Button } from '@healzy/ui/components/Button';
import { FiltersBar } from '@healzy/ui/patterns/FiltersBar';
import { Stack } from '@healzy/ui/primitives';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppScreen } from '../../app/AppScreen.tsx';
import { lazyPart } from '../../app/lazy-part.tsx';
import { ListTable } from '../../app/lists/ListTable.tsx';
import { totalOf } from '../../app/lists/paged.ts';
import { useListAddress } from '../../app/lists/useListAddress.ts';
import { useListCount } from '../../app/lists/useListCount.ts';
import { useOpenPatient } from '../../app/open-patient.ts';
import { pathTo } from '../../app/paths.ts';
import { useOpenIntent } from '../../app/useOpenIntent.ts';
import { useParam } from '../../app/useParam.ts';
import { useRoles } from '../../state/account.ts';
import { PATIENT_LIST, patientQueryOf } from './supplement-list.ts';
import { usePatientSupplementColumns } from './usePatientSupplementColumns.tsx';
import { useStateActions } from './useStateActions.tsx';
import { useSupplementLabels } from './useSupplementLabels.ts';

const PatientSupplementDialog = lazyPart(
  async () => (await import('./PatientSupplementDialog.tsx')).PatientSupplementDialog,
);
const Intake = lazyPart(async () => (await import('./Intake.tsx')).Intake);

/** `/patient/:patientId/supplements`: what a patient takes, when, and how much of each ingredient it adds up to. */
export function PatientSupplementsScreen() {
  const { t } = useTranslation('supplements');
  const roles = useRoles();
  const patientId = useParam('patientId');
  const patient = useOpenPatient();
  const labels = useSupplementLabels();
  const list = useListAddress(PATIENT_LIST);
  const pages = usePatientSupplementPages(patientId, patientQueryOf(list));
  const [isCreating, setCreating] = useState(false);
  useOpenIntent('supplement', () => setCreating(true));
  const canCreate = may('createPatientSupplement', roles) && patient.data?.access.clinical === 'edit';
  const actions = useStateActions();
  const columns = usePatientSupplementColumns();
  const count = useListCount(totalOf(pages));
  const create = canCreate && (
    <Button intent="primary" icon={Plus} onPress={() => setCreating(true)}>
      {t('assign')}
    </Button>
  );
  return (
    <>
      <AppScreen title={t('ofPatient')} queries={[patient]} primaryAction={create || undefined}>
        {patient.data && (
          <Stack gap="lg">
            <ListTable<PatientSupplement>
              pages={pages}
              columns={columns}
              getRowId={({ id }) => id}
              getRowHref={({ id }) =>
                pathTo('/patient/:patientId/supplements/:supplementId', { patientId, supplementId: id })
              }
              actions={canCreate ? actions : []}
              list={list}
              toolbar={
                <FiltersBar
                  filters={[
                    {
                      kind: 'choice',
                      selectionMode: 'single',
                      id: 'status',
                      label: t('field.state'),
                      options: SUPPLEMENT_STATUSES.map((id) => ({ id, label: t(`status.${id}`) })),
                    },
                  ]}
                  values={list.filters}
                  onChange={list.filter}
                  count={count}
                />
              }
              empty={{
                pictogram: 'documents',
                title: t('none.title'),
                text: t('none.text'),
                action: create,
              }}
              noMatch={{ title: t('noMatch.title'), clear: t('noMatch.clear') }}
              labels={{ table: t('ofPatient'), rowMenu: ({ supplement }) => labels.name(supplement) }}
            />
            <Intake patientId={patientId} />
          </Stack>
        )}
      </AppScreen>
      {isCreating && canCreate && (
        <PatientSupplementDialog
          patientId={patientId}
          zone={patient.data?.timezone}
          onClose={() => setCreating(false)}
        />
      )}
    </>
  );
}
