import { CALORIMETRY_CONDITIONS, ENERGY_EQUATIONS, SUBSTRATE_EQUATIONS } from '@healzy/domain/calorimetry';
import { DatePicker } from '@healzy/ui/components/DatePicker';
import { NumberField } from '@healzy/ui/components/NumberField';
import { Select } from '@healzy/ui/components/Select';
import { TextArea } from '@healzy/ui/components/TextArea';
import { Grid, Heading, Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { SavedForm } from '../../../app/forms/SavedForm.tsx';
import { type FormFields, useField } from '../../../app/forms/useField.ts';
import { namesOf, type SavedFormSource, useSavedForm } from '../../../app/forms/useSavedForm.ts';
import { WRITTEN_FIELDS, writtenRules, type WrittenValues } from './written-values.ts';

export interface WritingFormProps extends Omit<SavedFormSource<WrittenValues>, 'act' | 'labels'> {
  /** The day that it is where the patient lives. */
  today: string;
}

/** What was so before the test, how it is computed, and what the specialist observes and concludes. */
export function WritingForm({ today, ...source }: WritingFormProps) {
  const { t } = useTranslation(['calorimetry', 'app']);
  const form = useSavedForm<WrittenValues>({
    ...source,
    act: 'calorimetry.save',
    rules: writtenRules,
    names: namesOf(WRITTEN_FIELDS, (field) => t(`written.${field}`)),
    translate: (field, value) =>
      field === 'energy' || field === 'substrates'
        ? t(`equation.${value as WrittenValues['energy'] | WrittenValues['substrates']}`)
        : null,
    labels: { form: t('written.title'), save: t('written.save') },
  });
  const choose = t('app:form.choose');
  return (
    <SavedForm form={form} staysOpen>
      <TextArea {...useField(form, 'observations')} isOptional limit={10_000} rows={4} />
      <TextArea {...useField(form, 'conclusions')} isOptional limit={10_000} rows={4} />
      <Stack gap="sm" role="group" aria-label={t('written.conditions')}>
        <Heading level={2} size="md">
          {t('written.conditions')}
        </Heading>
        <Text size="sm" tone="muted">
          {t('written.conditionsHint')}
        </Text>
        <Grid columns={{ phone: 1, tablet: 2 }}>
          <DatePicker {...useField(form, 'testedOn')} max={today} isRequired />
          {CALORIMETRY_CONDITIONS.map((condition) => (
            <ConditionField key={condition.id} form={form} condition={condition} />
          ))}
        </Grid>
        <TextArea {...useField(form, 'medication')} isOptional limit={500} rows={2} />
        <TextArea {...useField(form, 'remarks')} isOptional limit={2000} rows={2} />
      </Stack>
      <Stack gap="sm" role="group" aria-label={t('written.results')}>
        <Heading level={2} size="md">
          {t('written.results')}
        </Heading>
        <Select
          {...useField(form, 'energy')}
          placeholder={choose}
          options={ENERGY_EQUATIONS.map(({ id }) => ({ id, label: t(`equation.${id}`) }))}
        />
        <Select
          {...useField(form, 'substrates')}
          placeholder={choose}
          options={SUBSTRATE_EQUATIONS.map(({ id }) => ({ id, label: t(`equation.${id}`) }))}
        />
        <NumberField
          {...useField(form, 'nitrogenGDay')}
          hint={t('written.nitrogenHint')}
          unit={t('written.gDay')}
          min={0}
          max={60}
          isOptional
        />
      </Stack>
    </SavedForm>
  );
}

/** A condition with the least that a measurement at rest asks for. */
function ConditionField({
  form,
  condition: { id, unit, max, least },
}: {
  form: FormFields<WrittenValues>;
  condition: (typeof CALORIMETRY_CONDITIONS)[number];
}) {
  const { t } = useTranslation('calorimetry');
  return (
    <NumberField
      {...useField(form, id)}
      hint={t('written.least', { least, unit })}
      unit={unit}
      min={0}
      max={max}
      isOptional
    />
  );
}
