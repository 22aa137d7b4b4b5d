import {
  type FollowUpTemplate,
  type FollowUpTemplateStep,
  useCreateFollowUpTemplateStep,
  useUpdateFollowUpTemplateStep,
} from '@healzy/api/follow-up-plans';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../app/forms/FormDialog.tsx';
import { useSpecialistOptions } from '../../patients/useSpecialistOptions.ts';
import { useStepName } from '../useStepName.ts';
import { newStep, valuesOfStep } from './template-values.ts';
import { TemplateStepForm } from './TemplateStepForm.tsx';

export interface TemplateStepDialogProps {
  type: FollowUpTemplate['type'];
  /** What to change; null to add one. */
  step: FollowUpTemplateStep | null;
  draftPrefix: string;
  onClose: () => void;
}

/** Adds a step to a template, or changes one. If a colleague saves meanwhile, nothing typed is lost. */
export function TemplateStepDialog({ type, step, draftPrefix, onClose }: TemplateStepDialogProps) {
  const { t } = useTranslation('follow-up-templates');
  const create = useCreateFollowUpTemplateStep();
  const update = useUpdateFollowUpTemplateStep();
  const { options } = useSpecialistOptions();
  const nameOf = useStepName();
  // What was opened stays the base, whatever is refetched below.
  const [base] = useState(step);
  const title = base ? t('editOf', { name: nameOf(base) }) : t('add');
  return (
    <FormDialog title={title} onClose={onClose} size="medium">
      <TemplateStepForm
        initial={base ? valuesOfStep(base) : newStep('IN_PROGRESS')}
        version={base?.version}
        specialists={options}
        draftKey={`${draftPrefix}/${type}/steps/${base?.id ?? 'new'}`}
        act={base ? 'followUpTemplate.edit' : 'followUpTemplate.create'}
        labels={{ form: title, save: t('save') }}
        newer={(current) => {
          const newer = current as FollowUpTemplateStep;
          return { values: valuesOfStep(newer), version: newer.version };
        }}
        onSave={async (body, version, changes) => {
          if (base) await update.mutateAsync({ type, id: base.id, version, body: changes });
          else await create.mutateAsync({ type, body });
        }}
        onSaved={onClose}
      />
    </FormDialog>
  );
}
