import type { BodyMagnitude, BodyMeasurementForm, MeasuringDays } from '@healzy/domain/patient-data';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SavedForm } from '../../../app/forms/SavedForm.tsx';
import { namesOf, type SavedFormSource, useSavedForm } from '../../../app/forms/useSavedForm.ts';
import { useChangeQuestion, withConfirmed } from '../../../app/change-question.tsx';
import {
  MEASUREMENT_FIELDS,
  measurementResolver,
  submissionOf,
  changedMeasurement,
  type MeasurementValues,
} from './measurement-values.ts';
import { MeasurementFields, type LatestMeasured } from './MeasurementFields.tsx';
import { useBodyLabels } from './useBodyLabels.ts';

type Measurement = BodyMeasurementForm & { confirmed?: BodyMagnitude[] };

export interface MeasurementFormProps extends Omit<SavedFormSource<MeasurementValues>, 'onSave'> {
  /** The days on which the patient may have been measured. */
  days: MeasuringDays;
  latest?: LatestMeasured;
  /** `confirmed` lists the magnitudes whose values were confirmed. */
  onSave: (measurement: Measurement, version: number, changes: Partial<Measurement>) => Promise<void>;
}

/** The measurements of one day. */
export function MeasurementForm({ days, latest = {}, onSave, ...source }: MeasurementFormProps) {
  const { t } = useTranslation('patient-data');
  const labels = useBodyLabels();
  const { saveAsking, question } = useChangeQuestion();
  const form = useSavedForm<MeasurementValues>({
    ...source,
    rules: useMemo(() => measurementResolver(days), [days]),
    names: namesOf(MEASUREMENT_FIELDS, (field) =>
      field === 'measuredOn'
        ? t('body.form.day')
        : field === 'note'
          ? t('body.form.note')
          : labels.name(field),
    ),
    onSave(values, over, changes) {
      const changed = changedMeasurement(changes);
      return saveAsking((confirmed) =>
        onSave(withConfirmed(submissionOf(values), confirmed), over, withConfirmed(changed, confirmed)),
      );
    },
  });
  return (
    <>
      <SavedForm form={form}>
        <MeasurementFields form={form} latest={latest} />
      </SavedForm>
      {question}
    </>
  );
}
