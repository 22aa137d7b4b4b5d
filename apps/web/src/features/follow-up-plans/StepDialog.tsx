import { type FollowUpPlan, type FollowUpStep, useUpdateFollowUpStep } from '@healzy/api/follow-up-plans';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../app/forms/FormDialog.tsx';
import { fullName } from '../../app/full-name.ts';
import { stepValuesOf } from './follow-up-values.ts';
import { StepForm } from './StepForm.tsx';
import { useFollowUpAccess } from './useFollowUpAccess.ts';
import { useStepName } from './useStepName.ts';

export interface StepDialogProps {
  plan: FollowUpPlan;
  step: FollowUpStep;
  onClose: () => void;
}

/** Changes a step. If a colleague saves meanwhile, nothing typed is lost. */
export function StepDialog({ plan, step, onClose }: StepDialogProps) {
  const { t } = useTranslation('follow-up-plans');
  const update = useUpdateFollowUpStep();
  const { specialists } = useFollowUpAccess();
  // What was opened stays the base, whatever is refetched below.
  const [base] = useState(step);
  const title = useStepName()(base);
  return (
    <FormDialog title={title} onClose={onClose} size="medium">
      <StepForm
        initial={stepValuesOf(base)}
        startDate={plan.startDate}
        specialists={specialists}
        leadName={fullName(plan.specialist)}
        draftKey={`patients/${plan.patientId}/follow-up-plans/${plan.id}/steps/${base.id}`}
        version={base.version}
        act="followUp.step"
        labels={{ form: title, save: t('save') }}
        newer={(current) => {
          const newer = current as FollowUpStep;
          return { values: stepValuesOf(newer), version: newer.version };
        }}
        onSave={async (_step, version, body) => {
          await update.mutateAsync({ id: base.id, version, body });
        }}
        onSaved={onClose}
      />
    </FormDialog>
  );
}
