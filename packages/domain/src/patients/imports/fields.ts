import { foldHeading } from '../../shared/delimited/index.ts';
import { PATIENT_FIELDS, type PatientField } from '../fields.ts';
import { PATIENT_IMPORT_FIELDS } from '../generated/field-names.ts';

export { PATIENT_IMPORT_FIELDS };
/**
 * What a column of a spreadsheet can hold. `fullName` is name and surname together; `principalEmail` names the
 * principal specialist by their address.
 */
export type PatientImportField = (typeof PATIENT_IMPORT_FIELDS)[number];

/** Without these no row can become a patient; a column of full names provides two of them. */
export const REQUIRED_IMPORT_FIELDS = ['name', 'surname', 'email', 'birthdate', 'sex'] as const;

/** The fields that `fullName` provides. */
const IN_FULL_NAME: readonly PatientImportField[] = ['name', 'surname'];

/** Required fields that no column holds yet. */
export function missingImportFields(columns: readonly (PatientImportField | null)[]): PatientImportField[] {
  const isWhole = columns.includes('fullName');
  return REQUIRED_IMPORT_FIELDS.filter(
    (field) => !columns.includes(field) && !(isWhole && IN_FULL_NAME.includes(field)),
  );
}

/** The field of an earlier column that holds the same as a column; null where none does. */
export function repeatedImportField(
  columns: readonly (PatientImportField | null)[],
  index: number,
): PatientImportField | null {
  const field = columns[index] ?? null;
  if (field === null) return null;
  const says = (other: PatientImportField | null) =>
    other === field ||
    (other === 'fullName' && IN_FULL_NAME.includes(field)) ||
    (field === 'fullName' && other !== null && IN_FULL_NAME.includes(other));
  return columns.slice(0, index).find(says) ?? null;
}

/** The maximum of rows in a file, not counting headings and blank rows. */
export const MAX_IMPORT_ROWS = 20_000;
/** The maximum of columns that are read. */
export const MAX_IMPORT_COLUMNS = 64;

/** The headings of columns that are not fields of the card itself. */
const OTHER_HEADINGS: Record<Exclude<PatientImportField, PatientField>, RegExp> = {
  fullName:
    /^(nombre (completo|y apellidos?)|apellidos?,? (y )?nombres?|paciente|full ?name|(patient|client|complete) ?name|(last|sur|family) ?name,? (and )?(first|given) ?name|(first|given) ?name (and|&) (last|sur|family) ?name|patient|cliente?|client)$/,
  state: /^(estado( del paciente)?|situacion|activ[oa]|state|status|active)$/,
  tags: /^(etiquetas?|tags?|labels?)$/,
  principalEmail:
    /^(especialista( principal)?|correo del especialista|e-?mail del especialista|nutricionista|profesional|main specialist|specialist( e-?mail)?|practitioner|nutritionist)$/,
};

const headingOf = (field: PatientImportField): RegExp =>
  field in OTHER_HEADINGS
    ? OTHER_HEADINGS[field as keyof typeof OTHER_HEADINGS]
    : PATIENT_FIELDS[field as Extract<PatientImportField, PatientField>].heading;

/** The field that a heading names, or null. */
export function importFieldOf(heading: string): PatientImportField | null {
  const folded = foldHeading(heading).replace(/[ :*]+$/, '');
  return PATIENT_IMPORT_FIELDS.find((field) => headingOf(field).test(folded)) ?? null;
}

/**
 * What each column probably holds; a field is assigned once, to the first column that names it. A column of names
 * without one of surnames holds full names, and one of full names next to both is redundant.
 */
export function matchImportColumns(headings: readonly string[]): (PatientImportField | null)[] {
  const named = headings.map(importFieldOf);
  const hasParts = named.includes('name') && named.includes('surname');
  const given = new Set<PatientImportField>();
  return named.map((field) => {
    const meant = field === 'name' && !named.includes('surname') ? 'fullName' : field;
    if (meant === null || given.has(meant) || (meant === 'fullName' && hasParts)) return null;
    given.add(meant);
    return meant;
  });
}
