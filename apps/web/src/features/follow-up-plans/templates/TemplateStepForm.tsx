import {
  FOLLOW_UP_LIMITS,
  FOLLOW_UP_PHASES,
  FOLLOW_UP_PROOFS,
  type FollowUpPhase,
  type FollowUpProofKind,
  type StepAssignee,
  type TemplateStepForm as StepToSave,
  type TemplateStepInput,
  templateStepSchema,
} from '@healzy/domain/follow-up-plans';
import { NumberField } from '@healzy/ui/components/NumberField';
import { type Option, Select } from '@healzy/ui/components/Select';
import { TextField } from '@healzy/ui/components/TextField';
import { Grid } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { SavedForm } from '../../../app/forms/SavedForm.tsx';
import { useField } from '../../../app/forms/useField.ts';
import { type SavedFormSource, useSavedForm } from '../../../app/forms/useSavedForm.ts';
import { useProofText } from '../useProofText.ts';

export interface TemplateStepFormProps extends SavedFormSource<TemplateStepInput, StepToSave> {
  /** The specialists of the account. */
  specialists: readonly Option[];
}

/** An id that no proof and no person has. */
const NONE = 'none';
const ROLES = ['LEAD', 'PRINCIPAL', 'RECEPTION'] as const;

/** A step of a template: what it is called, when it is due, who does it, and what proves it. */
export function TemplateStepForm({ specialists, ...source }: TemplateStepFormProps) {
  const { t } = useTranslation(['follow-up-templates', 'follow-up-plans', 'app']);
  const { kindText } = useProofText();
  const form = useSavedForm<TemplateStepInput, StepToSave>({
    ...source,
    rules: templateStepSchema,
    names: {
      nameEs: t('field.nameEs'),
      nameEn: t('field.nameEn'),
      phase: t('field.phase'),
      dueDay: t('field.dueDay'),
      assignee: t('field.assignee'),
      assigneeId: t('field.assignee'),
      proof: t('field.proof'),
    },
    translate: (field, value) => {
      if (field === 'phase') return t(`follow-up-plans:phase.${value as FollowUpPhase}`);
      if (field === 'assignee') return t(`assignee.${value as StepAssignee}`);
      if (field === 'assigneeId') return specialists.find(({ id }) => id === value)?.label ?? t('nobody');
      if (field !== 'proof') return null;
      return value === null ? t('noProof') : kindText(value as FollowUpProofKind);
    },
  });
  const assignee = useField(form, 'assignee');
  const person = useField(form, 'assigneeId');
  const proof = useField(form, 'proof');
  const chosen = assignee.value === 'PERSON' ? (person.value ?? '') : assignee.value;
  return (
    <SavedForm form={form}>
      <TextField {...useField(form, 'nameEs')} isRequired limit={FOLLOW_UP_LIMITS.stepName} />
      <TextField {...useField(form, 'nameEn')} isRequired limit={FOLLOW_UP_LIMITS.stepName} />
      <Grid columns={{ phone: 1, tablet: 2 }}>
        <Select
          {...useField(form, 'phase')}
          isRequired
          placeholder={t('app:form.choose')}
          options={FOLLOW_UP_PHASES.map((id) => ({ id, label: t(`follow-up-plans:phase.${id}`) }))}
        />
        <NumberField
          {...useField(form, 'dueDay')}
          isRequired
          min={0}
          max={FOLLOW_UP_LIMITS.dueDay}
          hint={t('dueHint')}
        />
      </Grid>
      <Select
        {...assignee}
        value={chosen}
        error={assignee.error ?? person.error}
        onChange={(id) => {
          const role = ROLES.find((each) => each === id);
          assignee.onChange(role ?? 'PERSON');
          person.onChange(role ? null : id);
        }}
        isRequired
        placeholder={t('app:form.choose')}
        hint={t('assigneeHint')}
        options={[...ROLES.map((id) => ({ id, label: t(`assignee.${id}`) })), ...specialists]}
      />
      <Select
        {...proof}
        value={proof.value ?? NONE}
        onChange={(id) => proof.onChange(FOLLOW_UP_PROOFS.find((kind) => kind === id) ?? null)}
        placeholder={t('app:form.choose')}
        hint={t('proofHint')}
        options={[
          { id: NONE, label: t('noProof') },
          ...FOLLOW_UP_PROOFS.map((id) => ({ id, label: kindText(id) })),
        ]}
      />
    </SavedForm>
  );
}
