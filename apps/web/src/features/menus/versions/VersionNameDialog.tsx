import { useCreatePlanVersion } from '@healzy/api/menus';
import type { NutritionalPlan } from '@healzy/api/nutritional-plans';
import { planVersionNameSchema, PLAN_VERSION_LIMITS, type PlanVersionName } from '@healzy/domain/menus';
import { TextField } from '@healzy/ui/components/TextField';
import { Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../app/forms/FormDialog.tsx';
import { SavedForm } from '../../../app/forms/SavedForm.tsx';
import { useField } from '../../../app/forms/useField.ts';
import { type SavedFormSource, useSavedForm } from '../../../app/forms/useSavedForm.ts';

export interface VersionNameDialogProps {
  plan: Pick<NutritionalPlan, 'id' | 'patientId'>;
  onClose: () => void;
}

/** Keeps a plan with its menus as they are, under a name. */
export function VersionNameDialog({ plan, onClose }: VersionNameDialogProps) {
  const { t } = useTranslation('plan-versions');
  const create = useCreatePlanVersion();
  return (
    <FormDialog title={t('keep.title')} onClose={onClose} size="medium">
      <VersionNameForm
        initial={{ name: '' }}
        draftKey={`plan-versions/${plan.patientId}/${plan.id}/new`}
        act="planVersion.create"
        labels={{ form: t('keep.title'), save: t('keep.action') }}
        onSave={async (attempt) => {
          await create.mutateAsync({ planId: plan.id, body: attempt, attempt });
        }}
        onSaved={onClose}
      />
    </FormDialog>
  );
}

/** The name of a version; the server refuses one more than a plan can have. */
export function VersionNameForm(source: SavedFormSource<PlanVersionName>) {
  const { t } = useTranslation('plan-versions');
  const form = useSavedForm<PlanVersionName>({
    ...source,
    rules: planVersionNameSchema,
    names: { name: t('keep.name') },
  });
  return (
    <SavedForm form={form}>
      <Text tone="muted">{t('keep.text')}</Text>
      <TextField
        {...useField(form, 'name')}
        isRequired
        autoComplete="off"
        limit={PLAN_VERSION_LIMITS.name}
        // The only field of a dialog that was opened for it.
        autoFocus
      />
    </SavedForm>
  );
}
