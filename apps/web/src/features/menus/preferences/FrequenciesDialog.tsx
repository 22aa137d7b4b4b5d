import { type NutritionalPlan, useUpdateNutritionalPlan } from '@healzy/api/nutritional-plans';
import { type ChangeableKind, type OwnFrequency, realChanges } from '@healzy/domain/nutritional-plans';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../app/forms/FormDialog.tsx';
import { FrequenciesForm } from './FrequenciesForm.tsx';

const recordOf = ({ frequencies, version }: Pick<NutritionalPlan, 'frequencies' | 'version'>) => ({
  values: { frequencies: frequencies ?? [] },
  version,
});

interface FrequenciesDialogProps {
  plan: NutritionalPlan;
  /** What the patient's restrictions and the plan's day change of what is published. */
  ownOf: (kind: ChangeableKind) => OwnFrequency | null;
  onClose: () => void;
}

/** Changes how often kinds of food are eaten in a plan. */
export function FrequenciesDialog({ plan, ownOf, onClose }: FrequenciesDialogProps) {
  const { t } = useTranslation('food-preferences');
  const update = useUpdateNutritionalPlan();
  const title = t('frequencies.title');
  return (
    <FormDialog title={title} onClose={onClose}>
      <FrequenciesForm
        ownOf={ownOf}
        initial={recordOf(plan).values}
        version={plan.version}
        draftKey={`plan-frequencies/${plan.patientId}/${plan.id}`}
        act="nutritionalPlan.edit"
        labels={{ form: title, save: t('save') }}
        newer={(current) => recordOf(current as NutritionalPlan)}
        onSave={async ({ frequencies }, version) => {
          const real = realChanges(frequencies);
          const body = { frequencies: real.length > 0 ? real : null };
          await update.mutateAsync({ id: plan.id, version, body });
        }}
        onSaved={onClose}
      />
    </FormDialog>
  );
}
