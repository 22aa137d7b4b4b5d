import {
  PLAN_WEEKS,
  planEnd,
  planPeriodSchema,
  type PlanPeriod,
  type PlanPeriodForm as PeriodToSave,
  type PlanPeriodInput,
  type PlanStart,
} from '@healzy/domain/nutritional-plans';
import { daysOfLocalDate } from '@healzy/domain/shared';
import { DatePicker } from '@healzy/ui/components/DatePicker';
import { NumberField } from '@healzy/ui/components/NumberField';
import { TextField } from '@healzy/ui/components/TextField';
import { Grid, Text } from '@healzy/ui/primitives';
import { useMemo, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { SavedForm } from '../../app/forms/SavedForm.tsx';
import { useField } from '../../app/forms/useField.ts';
import { type SavedFormSource, useSavedForm } from '../../app/forms/useSavedForm.ts';

export interface PlanPeriodFormProps extends SavedFormSource<PlanPeriodInput, PeriodToSave> {
  start: PlanStart;
  /** Said above the fields. */
  lead?: string;
  /** Where it begins from. */
  source?: ReactNode;
  /** What must be known of that period. */
  notice?: (period: PlanPeriod) => ReactNode;
}

/** Name, start and weeks of a plan. */
export function PlanPeriodForm({ start, lead, notice, source: origin, ...source }: PlanPeriodFormProps) {
  const { t } = useTranslation('nutritional-plans');
  const formats = useFormats();
  const { today, savedStart = null } = start;
  const form = useSavedForm<PlanPeriodInput, PeriodToSave>({
    ...source,
    rules: useMemo(() => planPeriodSchema({ today, savedStart }), [today, savedStart]),
    names: { name: t('form.name'), startDate: t('form.startDate'), weeks: t('form.weeks') },
    subject: source.initial.name || undefined,
  });
  const [startDate, weeks] = useWatch({ control: form.control, name: ['startDate', 'weeks'] });
  const end = endOf(startDate, weeks);
  return (
    <SavedForm form={form}>
      {lead !== undefined && <Text tone="muted">{lead}</Text>}
      <TextField {...useField(form, 'name')} isRequired autoFocus autoComplete="off" />
      <Grid columns={{ phone: 1, tablet: 2 }} align="start">
        <DatePicker {...useField(form, 'startDate')} isRequired hint={t('form.startHint')} />
        <NumberField
          {...useField(form, 'weeks')}
          isRequired
          min={PLAN_WEEKS.min}
          max={PLAN_WEEKS.max}
          hint={t('form.weeksHint')}
        />
      </Grid>
      {origin}
      {notice !== undefined && end !== null && notice({ startDate, weeks: Number(weeks) })}
      {end !== null && <Text tone="muted">{t('form.ends', { day: formats.longDay(end) })}</Text>}
    </SavedForm>
  );
}

/** The last day of a plan while it is typed. */
function endOf(startDate: string, weeks: number | null): string | null {
  const isPeriod =
    daysOfLocalDate(startDate) !== null &&
    Number.isInteger(weeks) &&
    Number(weeks) >= PLAN_WEEKS.min &&
    Number(weeks) <= PLAN_WEEKS.max;
  return isPeriod ? planEnd({ startDate, weeks: Number(weeks) }) : null;
}
