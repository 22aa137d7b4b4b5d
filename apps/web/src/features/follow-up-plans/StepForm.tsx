import {
  FOLLOW_UP_LIMITS,
  followUpStepSchema,
  type FollowUpStepChange,
  type FollowUpStepInput,
} from '@healzy/domain/follow-up-plans';
import { DatePicker } from '@healzy/ui/components/DatePicker';
import { type Option, Select } from '@healzy/ui/components/Select';
import { TextArea } from '@healzy/ui/components/TextArea';
import { Grid } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { SavedForm } from '../../app/forms/SavedForm.tsx';
import { useField } from '../../app/forms/useField.ts';
import { type SavedFormSource, useSavedForm } from '../../app/forms/useSavedForm.ts';

export interface StepFormProps extends SavedFormSource<FollowUpStepInput, FollowUpStepChange> {
  /** When the follow-up plan began: no step is due before. */
  startDate: string;
  /** The patient's specialists. */
  specialists: readonly Option[];
  /** The one of the follow-up plan, who does what is assigned to none. */
  leadName: string;
}

/** Ids that no specialist has. */
const LEAD = 'lead';
const RECEPTION = 'reception';

/** When a step is due, who does it, and its note. */
export function StepForm({ startDate, specialists, leadName, ...source }: StepFormProps) {
  const { t } = useTranslation(['follow-up-plans', 'app']);
  const form = useSavedForm<FollowUpStepInput, FollowUpStepChange>({
    ...source,
    rules: followUpStepSchema(startDate),
    names: {
      dueDate: t('field.dueDate'),
      assigneeId: t('field.assignee'),
      isReception: t('form.reception'),
      note: t('field.note'),
    },
    translate: (field, value) =>
      field === 'assigneeId'
        ? (specialists.find(({ id }) => id === value)?.label ?? t('form.lead', { name: leadName }))
        : null,
  });
  const assignee = useField(form, 'assigneeId');
  const reception = useField(form, 'isReception');
  const note = useField(form, 'note');
  return (
    <SavedForm form={form}>
      <Grid columns={{ phone: 1, tablet: 2 }}>
        <DatePicker {...useField(form, 'dueDate')} isRequired />
        <Select
          {...assignee}
          value={assignee.value ?? (reception.value ? RECEPTION : LEAD)}
          onChange={(id) => {
            assignee.onChange(id === LEAD || id === RECEPTION ? null : id);
            reception.onChange(id === RECEPTION);
          }}
          placeholder={t('app:form.choose')}
          options={[
            { id: LEAD, label: t('form.lead', { name: leadName }) },
            { id: RECEPTION, label: t('form.reception') },
            ...specialists,
          ]}
        />
      </Grid>
      <TextArea {...note} value={note.value ?? ''} isOptional limit={FOLLOW_UP_LIMITS.note} />
    </SavedForm>
  );
}
