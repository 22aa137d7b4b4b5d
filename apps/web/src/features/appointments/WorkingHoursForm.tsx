import { zodResolver } from '@hookform/resolvers/zod';
import {
  MAX_SPANS,
  WEEKDAYS,
  type WorkingSpan,
  type WorkingWeek,
  type WorkingWeekInput,
  workingWeekSchema,
} from '@healzy/domain/appointments';
import { Stack } from '@healzy/ui/primitives/Stack';
import { Text } from '@healzy/ui/primitives/Text';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SavedForm } from '../../app/forms/SavedForm.tsx';
import { useFormDraft } from '../../app/forms/useFormDraft.ts';
import { type FormSaveOptions, useFormSave } from '../../app/forms/useFormSave.ts';
import { WorkingDayFields } from './WorkingDayFields.tsx';

export interface WorkingHoursFormProps {
  initial: WorkingWeekInput;
  version: number;
  /** Under which name what is typed is kept. */
  draftKey: string;
  onSave: FormSaveOptions<WorkingWeekInput, WorkingWeek>['save'];
  onSaved?: () => void | Promise<void>;
  /** The hours that somebody else saved meanwhile, out of the refusal. */
  newer?: NonNullable<FormSaveOptions<WorkingWeekInput, WorkingWeek>['newer']>;
  /** `failed` heads what the server refused as a whole. */
  labels: { form: string; save: string; discard: string; failed: string };
}

/** When somebody works, day by day. */
export function WorkingHoursForm({
  initial,
  version,
  draftKey,
  onSave,
  onSaved,
  newer,
  labels,
}: WorkingHoursFormProps) {
  const { t } = useTranslation('appointments');
  const form = useForm<WorkingWeekInput, unknown, WorkingWeek>({
    defaultValues: initial,
    resolver: zodResolver(workingWeekSchema),
  });
  const draft = useFormDraft(form, draftKey, { version });
  const saving = useFormSave(form, draft, { fields: WEEKDAYS, save: onSave, onSaved, newer });
  const days = useWatch({ control: form.control, name: WEEKDAYS });
  const names: Record<string, string> = {};
  for (const day of WEEKDAYS) {
    const name = t(`hours.days.${day}`);
    names[day] = name;
    for (let index = 0; index < MAX_SPANS; index++) {
      names[`${day}.${index}.from`] = t('hours.fromOf', { day: name });
      names[`${day}.${index}.to`] = t('hours.toOf', { day: name });
    }
  }
  const say = (_day: string, spans: unknown): string | null =>
    Array.isArray(spans) && spans.length > 0
      ? (spans as WorkingSpan[]).map(({ from, to }) => t('hours.span', { from, to })).join(', ')
      : t('hours.free');
  return (
    <SavedForm form={form} draft={draft} saving={saving} names={names} say={say} labels={labels}>
      {days.every((spans) => spans.length === 0) && (
        <Text as="p" tone="muted">
          {t('hours.none')}
        </Text>
      )}
      <Stack gap="sm">
        {WEEKDAYS.map((day) => (
          <WorkingDayFields key={day} form={form} day={day} />
        ))}
      </Stack>
    </SavedForm>
  );
}
