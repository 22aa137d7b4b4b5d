import { z } from 'zod';
import {
  birthdateText,
  boundedNumber,
  emailText,
  LANGUAGES,
  nameText,
  optionalPhone,
  optionalText,
  pickFields,
  schemasOf,
  zoneText,
  type FieldCode,
  type RecordField,
} from '../shared/index.ts';
import { BIOLOGICAL_SEXES, BODY_LIMITS } from './enums.ts';
import type { CARD_FIELDS } from './generated/field-names.ts';

const OPTION: FieldCode = 'OPTION_INVALID';
const REQUIRED: FieldCode = 'REQUIRED';

/** How the world outside calls a field. */
interface Names {
  /** The headings of its column in a spreadsheet, folded to lower case without accents, in Spanish and English. */
  heading?: RegExp;
  /** Its extension in FHIR, where a Patient has no element for it. */
  extension?: string;
}

/** A field whose control holds text: an empty string when unknown. */
const text = <Schema extends z.ZodType, const Also extends Names>(schema: Schema, also: Also) => ({
  schema,
  empty: '' as const,
  ...also,
});
/** A choice or a number: null until set. */
const value = <Schema extends z.ZodType>(schema: Schema, heading: RegExp) => ({
  schema,
  empty: null,
  heading,
});
/** A choice that spreadsheets have no column for. */
const choice = <Schema extends z.ZodType>(schema: Schema) => ({ schema, empty: null });

/**
 * The stored and editable fields of a patient's card, in the order of the form; the contract has the same
 * (`openapi/patients/PatientFields.yaml`). The form's values and schema, the table's columns (the same names in
 * snake_case), what a save writes and compares, columns of an imported spreadsheet, an exported record and its FHIR
 * bundle derive from this.
 */
export const PATIENT_FIELDS = {
  name: text(nameText(), {
    heading: /^(nombre( de pila)?|nombre (del )?paciente|first ?name|given ?name|forename|name)$/,
  }),
  surname: text(nameText(), {
    heading:
      /^(apellidos?( y segundo apellido)?|apellidos? (del )?paciente|last ?name|surname|family ?name)$/,
  }),
  email: text(emailText, {
    heading:
      /^(e-?mail|correo( electronico)?|direccion de (correo|e-?mail)( electronico)?|mail|e-?mail address)$/,
  }),
  phone: text(optionalPhone, {
    heading:
      /^(telefono( movil)?|movil|tel\.?|tfno\.?|n(umero|\.?º|º)? de telefono|phone( number)?|mobile( phone)?|cell ?phone|telephone)$/,
  }),
  birthdate: value(
    birthdateText,
    /^(fecha (de )?(nacimiento|nac\.?)|f\.? ?nac(imiento|\.)?|nacimiento|nacid[oa]|birth ?date|date of birth|dob|born|birthday)$/,
  ),
  sex: value(
    z.enum(BIOLOGICAL_SEXES, { error: ({ input }) => (input == null ? REQUIRED : OPTION) }),
    /^(sexo( biologico)?|genero|sex|biological sex|gender)$/,
  ),
  address: text(optionalText(300), {
    heading: /^(direccion( postal)?|domicilio|calle|address( line)?( 1)?|street( address)?)$/,
  }),
  postalCode: text(optionalText(20), {
    heading: /^(codigo postal|c\.? ?p\.?|cod\.? postal|postal ?code|zip( ?code)?|post ?code)$/,
  }),
  city: text(optionalText(100), { heading: /^(ciudad|poblacion|localidad|municipio|city|town)$/ }),
  country: text(optionalText(100), { heading: /^(pais|country)$/ }),
  weightKg: value(
    boundedNumber(BODY_LIMITS.weightKg.min, BODY_LIMITS.weightKg.max).nullable().default(null),
    /^peso( actual)?( ?[([]?kg[)\]]?)?$|^weight( ?[([]?kg[)\]]?)?$/,
  ),
  heightCm: value(
    boundedNumber(BODY_LIMITS.heightCm.min, BODY_LIMITS.heightCm.max).nullable().default(null),
    /^(altura|talla|estatura|height)( ?[([]?(cm|m)[)\]]?)?$/,
  ),
  coupon: text(optionalText(60), {
    heading: /^(cupon|origen( del cliente)?|como nos conocio|procedencia|coupon|source|origin|referral)$/,
    extension: 'urn:healzy:coupon',
  }),
  language: choice(z.enum(LANGUAGES, { error: OPTION }).nullable().default(null)),
  timezone: text(zoneText, { extension: 'urn:healzy:timezone' }),
} satisfies Record<PatientField, Names & RecordField>;

/** A field of a card; tags are stored beside it. */
export type PatientField = Exclude<(typeof CARD_FIELDS)[number], 'tags'>;
export const PATIENT_FIELD_NAMES = Object.keys(PATIENT_FIELDS) as readonly PatientField[];

/** The stored type of each field. */
export type PatientFieldValues = {
  [Field in PatientField]: z.output<(typeof PATIENT_FIELDS)[Field]['schema']>;
};

/** The schema of each field. */
export const PATIENT_FIELD_SCHEMAS = schemasOf(PATIENT_FIELDS);

/** Only the fields of a card, without whatever else comes with it. */
export const fieldsOfCard = <Card extends Partial<Record<PatientField, unknown>>>(card: Card) =>
  pickFields(PATIENT_FIELD_NAMES, card);

/** The fields that are extensions of a Patient in FHIR, with their addresses. */
export const PATIENT_FIELD_EXTENSIONS: readonly (readonly [field: ExtensionField, url: string])[] =
  PATIENT_FIELD_NAMES.flatMap((name) => {
    const field = PATIENT_FIELDS[name];
    return 'extension' in field ? [[name as ExtensionField, field.extension] as const] : [];
  });
type ExtensionField = {
  [Field in PatientField]: (typeof PATIENT_FIELDS)[Field] extends { extension: string } ? Field : never;
}[PatientField];
