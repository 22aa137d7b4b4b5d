import { z } from 'zod';
import {
  boundedNumber,
  localDateText,
  optionalText,
  type FieldCode,
  type LocalDate,
} from '../../shared/index.ts';
import { heightInCm } from '../../patients/index.ts';
import { BODY_MAGNITUDE_IDS, magnitudeOf, type BodyFigures, type BodyMagnitude } from './magnitudes.ts';

const code = (value: FieldCode): FieldCode => value;

function figureSchema(id: BodyMagnitude): z.ZodType<number | null> {
  const { min, max } = magnitudeOf(id);
  const bounded = boundedNumber(min, max);
  const figure =
    id === 'heightCm'
      ? z
          .number({ error: code('NUMBER_INVALID') })
          .transform((typed) => heightInCm(typed))
          .pipe(bounded)
      : bounded;
  return figure.nullable().default(null);
}

/** Measured values, each within its bounds; a height in metres becomes centimetres. Omitted counts as not measured. */
export const bodyFiguresSchema = z
  .strictObject(Object.fromEntries(BODY_MAGNITUDE_IDS.map((id) => [id, figureSchema(id)])), {
    error: (issue) => (issue.code === 'unrecognized_keys' ? 'UNKNOWN_PROPERTY' : code('REQUIRED')),
  })
  // The keys are those of the definition, which the compiler cannot follow through `fromEntries`.
  .transform((figures) => figures as BodyFigures);

/** Whether at least one magnitude was measured. */
export function hasFigures(figures: BodyFigures): boolean {
  return BODY_MAGNITUDE_IDS.some((id) => figures[id] !== null);
}

/** Days on which a patient can have been measured: from birth to today, both in their own zone. */
export interface MeasuringDays {
  birthdate: LocalDate;
  today: LocalDate;
}

/** The schema of a measurement, for the form and the server alike. */
export const bodyMeasurementSchema = ({ birthdate, today }: MeasuringDays) =>
  z.object({
    measuredOn: localDateText
      .refine((day) => day <= today, { error: code('DATE_IN_FUTURE') })
      .refine((day) => day >= birthdate, { error: code('DATE_BEFORE_BIRTH') }),
    figures: bodyFiguresSchema.refine(hasFigures, { error: code('NOTHING_MEASURED') }),
    note: optionalText(500),
  });
export type BodyMeasurementForm = z.infer<ReturnType<typeof bodyMeasurementSchema>>;
