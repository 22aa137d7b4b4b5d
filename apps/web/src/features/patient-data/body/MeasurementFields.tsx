import { BODY_GROUPS, magnitudesOf, type BodyMagnitude } from '@healzy/domain/patient-data';
import { DatePicker } from '@healzy/ui/components/DatePicker';
import { TextArea } from '@healzy/ui/components/TextArea';
import { FormSection } from '@healzy/ui/patterns/FormLayout';
import { Grid } from '@healzy/ui/primitives/Grid';
import { Text } from '@healzy/ui/primitives/Text';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { useField } from '../../../app/forms/useField.ts';
import { FigureField } from './FigureField.tsx';
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
  const hint =
    latest && t('body.form.last', { value: words.value(id, latest.value), day: formats.day(latest.on) });
  return <FigureField id={id} field={useField(control, id)} hint={hint} />;
}
