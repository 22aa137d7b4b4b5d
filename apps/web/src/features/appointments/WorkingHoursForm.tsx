import {
  MAX_SPANS,
  WEEKDAYS,
  type WorkingSpan,
  type WorkingWeek,
  type WorkingWeekInput,
  workingWeekSchema,
} from '@healzy/domain/appointments';
import { Stack, Text } from '@healzy/ui/primitives';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SavedForm } from '../../app/forms/SavedForm.tsx';
import { type SavedFormSource, useSavedForm } from '../../app/forms/useSavedForm.ts';
import { WorkingDayFields } from './WorkingDayFields.tsx';

/** The working hours of a specialist, day by day. */
export function WorkingHoursForm(source: Omit<SavedFormSource<WorkingWeekInput, WorkingWeek>, 'act'>) {
  const { t } = useTranslation('appointments');
  const names: Record<string, string> = {};
  for (const day of WEEKDAYS) {
    const name = t(`hours.days.${day}`);
    names[day] = name;
    for (let index = 0; index < MAX_SPANS; index++) {
      names[`${day}.${index}.from`] = t('hours.fromOf', { day: name });
      names[`${day}.${index}.to`] = t('hours.toOf', { day: name });
    }
  }
  const form = useSavedForm<WorkingWeekInput, WorkingWeek>({
    ...source,
    act: 'workingHours.edit',
    rules: workingWeekSchema,
    names,
    translate: (_day, spans) =>
      Array.isArray(spans) && spans.length > 0
        ? (spans as WorkingSpan[]).map(({ from, to }) => t('hours.span', { from, to })).join(', ')
        : t('hours.free'),
  });
  const days = useWatch({ control: form.control, name: WEEKDAYS });
  return (
    <SavedForm form={form}>
      {days.every((spans) => spans.length === 0) && (
        <Text as="p" tone="muted">
          {t('hours.none')}
        </Text>
      )}
      <Stack gap="sm">
        {WEEKDAYS.map((day) => (
          <WorkingDayFields key={day} form={form.methods} day={day} />
        ))}
      </Stack>
    </SavedForm>
  );
}
