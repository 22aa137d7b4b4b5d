import { BODY_GROUPS, magnitudesOf, type BodyMagnitude } from '@healzy/domain/patient-data';
import { DatePicker } from '@healzy/ui/components/DatePicker';
import { TextArea } from '@healzy/ui/components/TextArea';
import { FormSection } from '@healzy/ui/patterns/FormLayout';
import { Grid, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { type FormFields, useField } from '../../../app/forms/useField.ts';
import { FigureField } from './FigureField.tsx';
import type { MeasurementValues } from './measurement-values.ts';
import { useBodyLabels } from './useBodyLabels.ts';

/** The latest value of each magnitude, to judge at once whether a new one is plausible. */
export type LatestMeasured = Partial<Record<BodyMagnitude, { value: number; on: string }>>;

/** Everything that can be measured, in groups. */
export function MeasurementFields({
  form,
  latest,
}: {
  form: FormFields<MeasurementValues>;
  latest: LatestMeasured;
}) {
  const { t } = useTranslation('patient-data');
  const note = useField(form, 'note');
  return (
    <>
      <Grid columns={{ phone: 1, tablet: 2 }}>
        <DatePicker {...useField(form, 'measuredOn')} isRequired />
      </Grid>
      <Text tone="muted">{t('body.form.lead')}</Text>
      {BODY_GROUPS.map((group) => (
        <FormSection key={group} title={t(`body.group.${group}`)}>
          <Grid columns={{ phone: 1, tablet: 2 }} align="end">
            {magnitudesOf(group).map((id) => (
              <MagnitudeField key={id} form={form} id={id} latest={latest[id]} />
            ))}
          </Grid>
        </FormSection>
      ))}
      <TextArea {...note} hint={t('body.form.noteHint')} limit={500} rows={2} />
    </>
  );
}

function MagnitudeField({
  form,
  id,
  latest,
}: {
  form: FormFields<MeasurementValues>;
  id: BodyMagnitude;
  latest: { value: number; on: string } | undefined;
}) {
  const { t } = useTranslation('patient-data');
  const labels = useBodyLabels();
  const formats = useFormats();
  const hint =
    latest && t('body.form.last', { value: labels.value(id, latest.value), day: formats.day(latest.on) });
  return <FigureField id={id} field={useField(form, id)} hint={hint} />;
}
