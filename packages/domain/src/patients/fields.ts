import { z } from 'zod';
import {
  birthdateText,
  boundedNumber,
  emailText,
  nameText,
  optionalPhone,
  optionalText,
  zoneText,
  type FieldCode,
} from '../shared/index.ts';
import { BIOLOGICAL_SEXES, BODY_LIMITS } from './enums.ts';

const OPTION: FieldCode = 'OPTION_INVALID';
const REQUIRED: FieldCode = 'REQUIRED';

/** A field whose control holds text: an empty string when unknown. */
const text = <Schema extends z.ZodType>(schema: Schema) => ({ schema, empty: '' as const });
/** A choice or a number: null until set. */
const value = <Schema extends z.ZodType>(schema: Schema) => ({ schema, empty: null });

/**
 * The stored and editable fields of a patient's card, in the order of the form. The form's values and schema, the
 * table's columns (the same names in snake_case), what a save writes and compares, and an exported record derive from
 * this.
 */
export const PATIENT_FIELDS = {
  name: text(nameText()),
  surname: text(nameText()),
  email: text(emailText),
  phone: text(optionalPhone),
  birthdate: value(birthdateText),
  sex: value(z.enum(BIOLOGICAL_SEXES, { error: ({ input }) => (input == null ? REQUIRED : OPTION) })),
  address: text(optionalText(300)),
  postalCode: text(optionalText(20)),
  city: text(optionalText(100)),
  country: text(optionalText(100)),
  weightKg: value(boundedNumber(BODY_LIMITS.weightKg.min, BODY_LIMITS.weightKg.max).nullable().default(null)),
  heightCm: value(boundedNumber(BODY_LIMITS.heightCm.min, BODY_LIMITS.heightCm.max).nullable().default(null)),
  coupon: text(optionalText(60)),
  timezone: text(zoneText),
};

export type PatientField = keyof typeof PATIENT_FIELDS;
export const PATIENT_FIELD_NAMES = Object.keys(PATIENT_FIELDS) as readonly PatientField[];

type Schemas = { [Field in PatientField]: (typeof PATIENT_FIELDS)[Field]['schema'] };
/** The stored type of each field. */
export type PatientFieldValues = { [Field in PatientField]: z.output<Schemas[Field]> };

/** The schema of each field. */
export const PATIENT_FIELD_SCHEMAS = Object.fromEntries(
  PATIENT_FIELD_NAMES.map((name) => [name, PATIENT_FIELDS[name].schema]),
) as Schemas;

/** Only the fields of a card, without whatever else comes with it. */
export function fieldsOfCard<Card extends Partial<Record<PatientField, unknown>>>(
  card: Card,
): Pick<Card, PatientField & keyof Card> {
  return Object.fromEntries(
    PATIENT_FIELD_NAMES.filter((name) => name in card).map((name) => [name, card[name]]),
  ) as Pick<Card, PatientField & keyof Card>;
}
