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
import { NOTES_FIELDS, notesRules, type NotesValues } from './notes-values.ts';

export interface NotesFormProps extends Omit<SavedFormSource<NotesValues>, 'act' | 'labels'> {
  /** The day that it is where the patient lives. */
  today: string;
}

/** What was so before the test, how it is computed, and what the specialist observes and concludes. */
export function NotesForm({ today, ...source }: NotesFormProps) {
  const { t } = useTranslation(['calorimetry', 'app']);
  const form = useSavedForm<NotesValues>({
    ...source,
    act: 'calorimetry.save',
    rules: notesRules,
    names: namesOf(NOTES_FIELDS, (field) => t(`notes.${field}`)),
    translate: (field, value) =>
      field === 'energy' || field === 'substrates'
        ? t(`equation.${value as NotesValues['energy'] | NotesValues['substrates']}`)
        : null,
    labels: { form: t('notes.title'), save: t('notes.save') },
  });
  const choose = t('app:form.choose');
  return (
    <SavedForm form={form} staysOpen>
      <TextArea {...useField(form, 'observations')} isOptional limit={10_000} rows={4} />
      <TextArea {...useField(form, 'conclusions')} isOptional limit={10_000} rows={4} />
      <Stack gap="sm" role="group" aria-label={t('notes.conditions')}>
        <Heading level={2} size="md">
          {t('notes.conditions')}
        </Heading>
        <Text size="sm" tone="muted">
          {t('notes.conditionsHint')}
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
      <Stack gap="sm" role="group" aria-label={t('notes.results')}>
        <Heading level={2} size="md">
          {t('notes.results')}
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
          hint={t('notes.nitrogenHint')}
          unit={t('notes.gDay')}
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
  form: FormFields<NotesValues>;
  condition: (typeof CALORIMETRY_CONDITIONS)[number];
}) {
  const { t } = useTranslation('calorimetry');
  return (
    <NumberField
      {...useField(form, id)}
      hint={t('notes.least', { least, unit })}
      unit={unit}
      min={0}
      max={max}
      isOptional
    />
  );
}
