import { zodResolver } from '@hookform/resolvers/zod';
import type { BodyMeasurement } from '@healzy/api/patient-data/measurements';
import {
  BODY_MAGNITUDE_IDS,
  bodyMeasurementSchema,
  noFigures,
  type BodyFigures,
  type BodyMeasurementForm,
  type MeasuringDays,
} from '@healzy/domain/patient-data';
import type { FieldErrors, Resolver } from 'react-hook-form';

/**
 * A measurement as form values: each magnitude has a field of its own, so that each is kept and compared separately.
 */
export type MeasurementValues = BodyFigures & { measuredOn: string; note: string };
export const MEASUREMENT_FIELDS: readonly (keyof MeasurementValues)[] = [
  'measuredOn',
  ...BODY_MAGNITUDE_IDS,
  'note',
];

export const emptyMeasurement = (today: string): MeasurementValues => ({
  ...noFigures(),
  measuredOn: today,
  note: '',
});

export const valuesOfMeasurement = ({ measuredOn, figures, note }: BodyMeasurement): MeasurementValues => ({
  ...figures,
  measuredOn,
  note: note ?? '',
});

/** Converts the form's values for validation and for the server. */
function measurementOf({ measuredOn, note, ...figures }: MeasurementValues): BodyMeasurementForm {
  return { measuredOn, figures, note: note.trim() === '' ? null : note };
}

/** What an update of a measurement sends of the form's changes. */
export function changedMeasurement({
  measuredOn,
  note,
  ...figures
}: Partial<MeasurementValues>): Partial<BodyMeasurementForm> {
  return {
    ...(measuredOn === undefined ? {} : { measuredOn }),
    ...(note === undefined ? {} : { note: note.trim() === '' ? null : note }),
    ...(Object.keys(figures).length === 0 ? {} : { figures: figures as BodyFigures }),
  };
}

const submissions = new WeakMap<MeasurementValues, BodyMeasurementForm>();

/** What is sent: the same object for the same values, so that a retry has the same idempotency key. */
export function submissionOf(values: MeasurementValues): BodyMeasurementForm {
  const known = submissions.get(values) ?? measurementOf(values);
  submissions.set(values, known);
  return known;
}

/** The domain's rule applied to the fields; an empty measurement is reported on the first of them. */
export function measurementResolver(
  days: MeasuringDays,
): Resolver<MeasurementValues, unknown, MeasurementValues> {
  const check = zodResolver(bodyMeasurementSchema(days));
  return async (values, context, options) => {
    // The rule's field names differ from the form's.
    const { names: _names, ...rest } = options;
    const result = await check(measurementOf(values), context, rest);
    const { figures, ...errors } = result.errors as FieldErrors<BodyMeasurementForm>;
    if (Object.keys(result.errors).length > 0) {
      const isWhole = figures !== undefined && 'message' in figures && figures.message !== undefined;
      return {
        values: {},
        errors: {
          ...errors,
          ...(isWhole ? { weightKg: figures } : figures),
        } as FieldErrors<MeasurementValues>,
      };
    }
    const read = result.values as BodyMeasurementForm;
    return {
      values: { ...read.figures, measuredOn: read.measuredOn, note: read.note ?? '' },
      errors: {},
    };
  };
}
