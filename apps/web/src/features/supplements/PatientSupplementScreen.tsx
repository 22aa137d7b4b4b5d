import { type PatientSupplement, usePatientSupplement } from '@healzy/api/supplements';
import { may } from '@healzy/domain/session';
import { Button } from '@healzy/ui/components/Button';
import { DescriptionList } from '@healzy/ui/components/DescriptionList';
import { Switch } from '@healzy/ui/components/Switch';
import { Stack } from '@healzy/ui/primitives';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppScreen } from '../../app/AppScreen.tsx';
import { useFormats } from '../../app/formats.ts';
import { lazyPart } from '../../app/lazy-part.tsx';
import { useOpenPatient } from '../../app/open-patient.ts';
import { useOpenIntent } from '../../app/useOpenIntent.ts';
import { useParam } from '../../app/useParam.ts';
import { useRoles } from '../../state/account.ts';
import { useSetState } from './useStateActions.tsx';
import { useSupplementLabels } from './useSupplementLabels.ts';

const PatientSupplementDialog = lazyPart(
  async () => (await import('./PatientSupplementDialog.tsx')).PatientSupplementDialog,
);
const DeletePatientSupplementDialog = lazyPart(
  async () => (await import('./DeletePatientSupplementDialog.tsx')).DeletePatientSupplementDialog,
);

/** `/patient/:patientId/supplements/:supplementId`: how a patient takes a supplement. */
export function PatientSupplementScreen() {
  const { t } = useTranslation('supplements');
  const roles = useRoles();
  const patient = useOpenPatient();
  const labels = useSupplementLabels();
  const query = usePatientSupplement(useParam('supplementId'));
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  useOpenIntent('edit', () => setOpen('edit'));
  const canEdit = may('updatePatientSupplement', roles) && patient.data?.access.clinical === 'edit';
  const taken = query.data;
  const close = () => setOpen(null);
  return (
    <>
      <AppScreen
        title={taken ? labels.name(taken.supplement) : t('one')}
        queries={[patient, query]}
        primaryAction={
          canEdit && (
            <Button icon={Pencil} intent="primary" onPress={() => setOpen('edit')}>
              {t('edit')}
            </Button>
          )
        }
        moreActions={
          canEdit
            ? [
                {
                  id: 'delete',
                  label: t('delete.action'),
                  icon: Trash2,
                  intent: 'danger',
                  onAction: () => setOpen('delete'),
                },
              ]
            : []
        }
      >
        {taken && <Facts taken={taken} canEdit={canEdit} />}
      </AppScreen>
      {taken && canEdit && open === 'edit' && (
        <PatientSupplementDialog
          patientId={taken.patientId}
          zone={patient.data?.timezone}
          taken={taken}
          onClose={close}
        />
      )}
      {taken && canEdit && open === 'delete' && (
        <DeletePatientSupplementDialog taken={taken} onClose={close} />
      )}
    </>
  );
}

function Facts({ taken, canEdit }: { taken: PatientSupplement; canEdit: boolean }) {
  const { t } = useTranslation(['supplements', 'app']);
  const formats = useFormats();
  const labels = useSupplementLabels();
  const setState = useSetState();
  const { supplement, totalDailyAmount, unit } = taken;
  const serving = labels.amount(supplement.servingAmount, supplement.servingUnit);
  const ingredients = supplement.ingredients.map(
    (one) => `${labels.ingredient(one)} ${labels.weight(one.amount, one.unit)}`,
  );
  return (
    <Stack gap="lg">
      <Switch
        isSelected={taken.isActive}
        isReadOnly={!canEdit}
        onChange={(isActive) => setState(taken.id, isActive)}
      >
        {t('switch')}
      </Switch>
      <DescriptionList
        items={[
          { term: t('field.state'), detail: `${t(`status.${taken.status}`)}. ${labels.when(taken)}.` },
          { term: t('field.category'), detail: t(`category.${supplement.category}`) },
          { term: t('field.takes'), detail: labels.takes(taken) },
          { term: t('field.totalDailyAmount'), detail: labels.amount(totalDailyAmount, unit) },
          { term: t('field.frequency'), detail: labels.frequency(taken) },
          { term: t('field.startDate'), detail: formats.day(taken.startDate) },
          { term: t('field.endDate'), detail: formats.day(taken.endDate) },
          { term: t('field.observations'), detail: taken.observations ?? t('app:value.none') },
          { term: t('field.assignedBy'), detail: taken.assignedByName },
          {
            term: t('perServing', { serving }),
            detail: ingredients.length === 0 ? t('app:value.none') : formats.list(ingredients),
          },
        ]}
      />
    </Stack>
  );
}
