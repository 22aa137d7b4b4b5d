import type { PatientSupplement } from '@healzy/api/supplements';
import {
  patientSupplementFormSchema,
  type PatientSupplementForm as TakesToSave,
  type PatientSupplementFormInput,
  SUPPLEMENT_LIMITS,
  TAKE_FREQUENCIES,
  TAKE_UNITS,
  totalDailyAmount,
  WEEKDAYS,
} from '@healzy/domain/supplements';
import { CheckboxGroup } from '@healzy/ui/components/CheckboxGroup';
import { DatePicker } from '@healzy/ui/components/DatePicker';
import { NumberField } from '@healzy/ui/components/NumberField';
import { RadioGroup } from '@healzy/ui/components/RadioGroup';
import { Select } from '@healzy/ui/components/Select';
import { TextArea } from '@healzy/ui/components/TextArea';
import { Grid, Text } from '@healzy/ui/primitives';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SavedForm } from '../../app/forms/SavedForm.tsx';
import { useField } from '../../app/forms/useField.ts';
import { type SavedFormSource, useSavedForm } from '../../app/forms/useSavedForm.ts';
import { FormPreview, type TakesFields } from './FormPreview.tsx';
import { SupplementField } from './SupplementField.tsx';
import { useSupplementLabels } from './useSupplementLabels.ts';

export interface PatientSupplementFormProps extends SavedFormSource<PatientSupplementFormInput, TakesToSave> {
  /** What is known of the supplement that the patient takes already. */
  known?: PatientSupplement['supplement'] | undefined;
  patientId: string;
  /** The patient's supplement that is edited; undefined for a new one. */
  editedId?: string | undefined;
}

/** How a patient takes a supplement. */
export function PatientSupplementForm({ known, patientId, editedId, ...source }: PatientSupplementFormProps) {
  const { t } = useTranslation('supplements');
  const form = useSavedForm<PatientSupplementFormInput, TakesToSave>({
    ...source,
    rules: patientSupplementFormSchema,
    names: {
      supplementId: t('one'),
      amountPerTake: t('field.amountPerTake'),
      unit: t('field.unit'),
      dailyTakes: t('field.dailyTakes'),
      frequency: t('field.frequency'),
      weekdays: t('field.weekdays'),
      startDate: t('field.startDate'),
      endDate: t('field.endDate'),
      observations: t('field.observations'),
    },
  });
  const observations = useField(form, 'observations');
  const endDate = useField(form, 'endDate');
  return (
    <SavedForm form={form}>
      <SupplementField form={form} id={source.initial.supplementId} known={known} />
      <AmountFields form={form} />
      <FrequencyFields form={form} />
      <Grid columns={{ phone: 1, tablet: 2 }}>
        <DatePicker {...useField(form, 'startDate')} isRequired />
        <DatePicker {...endDate} value={endDate.value ?? null} isOptional />
      </Grid>
      <FormPreview form={form} patientId={patientId} editedId={editedId} />
      <TextArea
        {...observations}
        value={observations.value ?? ''}
        isOptional
        limit={SUPPLEMENT_LIMITS.observations}
      />
    </SavedForm>
  );
}

function AmountFields({ form }: { form: TakesFields }) {
  const { t } = useTranslation('supplements');
  const labels = useSupplementLabels();
  const [amountPerTake, dailyTakes, unit] = useWatch({
    control: form.control,
    name: ['amountPerTake', 'dailyTakes', 'unit'],
  });
  const isKnown = amountPerTake > 0 && dailyTakes > 0;
  return (
    <>
      <Grid columns={{ phone: 1, tablet: 3 }}>
        <NumberField
          {...useField(form, 'amountPerTake')}
          isRequired
          min={0}
          max={SUPPLEMENT_LIMITS.amountPerTake}
        />
        <Select
          {...useField(form, 'unit')}
          isRequired
          placeholder={t('choose')}
          options={TAKE_UNITS.map((id) => ({ id, label: t(`unit.${id}`) }))}
        />
        <NumberField
          {...useField(form, 'dailyTakes')}
          isRequired
          min={1}
          max={SUPPLEMENT_LIMITS.dailyTakes}
        />
      </Grid>
      <Text as="p" tone="muted">
        {t('total', {
          amount: isKnown ? labels.amount(totalDailyAmount({ amountPerTake, dailyTakes }), unit) : '–',
        })}
      </Text>
    </>
  );
}

function FrequencyFields({ form }: { form: TakesFields }) {
  const { t } = useTranslation('supplements');
  const frequency = useWatch({ control: form.control, name: 'frequency' });
  const weekdays = useField(form, 'weekdays');
  return (
    <>
      <RadioGroup
        {...useField(form, 'frequency')}
        options={TAKE_FREQUENCIES.map((id) => ({ id, label: t(`frequency.${id}`) }))}
      />
      {frequency === 'WEEKLY' && (
        <CheckboxGroup
          {...weekdays}
          value={(weekdays.value ?? []).map(String)}
          onChange={(days) => weekdays.onChange(days.map(Number))}
          isRequired
          layout="row"
          options={WEEKDAYS.map((day) => ({ id: String(day), label: t(`weekday.${day}`) }))}
        />
      )}
    </>
  );
}
