import {
  BODY_GROUPS,
  heightInCm,
  magnitudeOf,
  magnitudesOf,
  type BodyMagnitude,
} from '@healzy/domain/patient-data';
import { DatePicker } from '@healzy/ui/components/DatePicker';
import { NumberField } from '@healzy/ui/components/NumberField';
import { TextArea } from '@healzy/ui/components/TextArea';
import { FormSection } from '@healzy/ui/patterns/FormLayout';
import { Grid } from '@healzy/ui/primitives/Grid';
import { Text } from '@healzy/ui/primitives/Text';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { useField } from '../../../app/forms/useField.ts';
import type { MeasurementValues } from './measurement-values.ts';
import { useBodyWords } from './useBodyWords.ts';

export type MeasurementControl = Control<MeasurementValues, unknown, MeasurementValues>;

/** The latest value of each magnitude, to see at once whether a typed one can be right. */
export type LatestMeasured = Partial<Record<BodyMagnitude, { value: number; on: string }>>;

/** Everything that can be measured, in its groups. */
export function MeasurementFields({
  control,
  latest,
}: {
  control: MeasurementControl;
  latest: LatestMeasured;
}) {
  const { t } = useTranslation('patient-data');
  const note = useField(control, 'note');
  return (
    <>
      <Grid columns={{ phone: 1, tablet: 2 }}>
        <DatePicker {...useField(control, 'measuredOn')} label={t('body.form.day')} isRequired />
      </Grid>
      <Text tone="muted">{t('body.form.lead')}</Text>
      {BODY_GROUPS.map((group) => (
        <FormSection key={group} title={t(`body.group.${group}`)}>
          <Grid columns={{ phone: 1, tablet: 2 }} align="end">
            {magnitudesOf(group).map((id) => (
              <MagnitudeField key={id} control={control} id={id} latest={latest[id]} />
            ))}
          </Grid>
        </FormSection>
      ))}
      <TextArea {...note} label={t('body.form.note')} hint={t('body.form.noteHint')} limit={500} rows={2} />
    </>
  );
}

function MagnitudeField({
  control,
  id,
  latest,
}: {
  control: MeasurementControl;
  id: BodyMagnitude;
  latest: { value: number; on: string } | undefined;
}) {
  const { t } = useTranslation('patient-data');
  const words = useBodyWords();
  const formats = useFormats();
  const { min, max } = magnitudeOf(id);
  const { error, ...field } = useField(control, id);
  const typed = field.value;
  const isBeyond = typed !== null && (typed < min || typed > max);
  const hints = [
    ...(id === 'heightCm' ? [t('body.form.height')] : []),
    ...(latest
      ? [t('body.form.last', { value: words.value(id, latest.value), day: formats.day(latest.on) })]
      : []),
  ];
  return (
    <NumberField
      {...field}
      // Which numbers are possible says more than that this one is not.
      error={
        error !== undefined && isBeyond
          ? t('body.form.between', {
              min: formats.number(min),
              max: formats.number(max),
              unit: words.unit(id),
            })
          : error
      }
      label={words.name(id)}
      hint={hints.length === 0 ? undefined : hints.join(' ')}
      unit={words.unit(id)}
      step={0.1}
      min={min}
      max={max}
      onBlur={() => {
        // What is stored is shown: 1,75 becomes 175 as soon as the field is left.
        if (id === 'heightCm' && typed !== null && !Number.isNaN(typed)) field.onChange(heightInCm(typed));
        field.onBlur();
      }}
    />
  );
}
