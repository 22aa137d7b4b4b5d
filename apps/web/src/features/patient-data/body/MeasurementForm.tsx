import type { BodyMagnitude, BodyMeasurementForm, MeasuringDays } from '@healzy/domain/patient-data';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SavedForm } from '../../../app/forms/SavedForm.tsx';
import { useFormDraft } from '../../../app/forms/useFormDraft.ts';
import { type SavedRecord, useFormSave } from '../../../app/forms/useFormSave.ts';
import { useChangeQuestion, withConfirmed } from './change-question.tsx';
import {
  MEASUREMENT_FIELDS,
  measurementResolver,
  submissionOf,
  type MeasurementValues,
} from './measurement-values.ts';
import { MeasurementFields, type LatestMeasured } from './MeasurementFields.tsx';
import { useBodyWords } from './useBodyWords.ts';

export interface MeasurementFormProps {
  initial: MeasurementValues;
  /** The version of the measurement that is corrected. */
  version?: number;
  /** Under which name what is typed is kept: `patients/<id>/measurements/new`. */
  draftKey: string;
  /** When the patient can have been measured. */
  days: MeasuringDays;
  latest?: LatestMeasured;
  /** `confirmed` lists the magnitudes whose values were confirmed. */
  onSave: (
    measurement: BodyMeasurementForm & { confirmed?: BodyMagnitude[] },
    version: number,
  ) => Promise<void>;
  onSaved?: () => void | Promise<void>;
  /** The measurement that somebody else corrected meanwhile, out of the refusal. */
  newer?: (current: unknown) => SavedRecord<MeasurementValues>;
  labels: { form: string; save: string; failed: string };
}

/** What was measured of a body on one day. */
export function MeasurementForm({
  initial,
  version,
  draftKey,
  days,
  latest = {},
  onSave,
  onSaved,
  newer,
  labels,
}: MeasurementFormProps) {
  const { t } = useTranslation(['patient-data', 'app']);
  const words = useBodyWords();
  const form = useForm<MeasurementValues, unknown, MeasurementValues>({
    defaultValues: initial,
    resolver: useMemo(() => measurementResolver(days), [days]),
  });
  const draft = useFormDraft(form, draftKey, { version: version ?? null });
  const { saveAsking, question } = useChangeQuestion();
  const saving = useFormSave(form, draft, {
    fields: MEASUREMENT_FIELDS,
    save: (values, over) =>
      saveAsking((confirmed) => onSave(withConfirmed(submissionOf(values), confirmed), over)),
    onSaved,
    newer,
  });
  const names = Object.fromEntries(
    MEASUREMENT_FIELDS.map((field) => [
      field,
      field === 'measuredOn'
        ? t('body.form.day')
        : field === 'note'
          ? t('body.form.note')
          : words.name(field),
    ]),
  );
  return (
    <>
      <SavedForm form={form} draft={draft} saving={saving} names={names} labels={labels}>
        <MeasurementFields control={form.control} latest={latest} />
      </SavedForm>
      {question}
    </>
  );
}
