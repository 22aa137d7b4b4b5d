import { foldHeading } from '../../shared/delimited/index.ts';

/** What a column of a spreadsheet can hold. `principalEmail` names the principal specialist by their address. */
export const PATIENT_IMPORT_FIELDS = [
  'name',
  'surname',
  'email',
  'birthdate',
  'sex',
  'phone',
  'address',
  'postalCode',
  'city',
  'country',
  'weightKg',
  'heightCm',
  'coupon',
  'state',
  'tags',
  'principalEmail',
] as const;
export type PatientImportField = (typeof PATIENT_IMPORT_FIELDS)[number];

/** Without these no row can become a patient. */
export const REQUIRED_IMPORT_FIELDS = ['name', 'surname', 'email', 'birthdate', 'sex'] as const;

/** Most rows that one file may have, headings and blank rows apart. */
export const MAX_IMPORT_ROWS = 20_000;
/** Most columns that are looked at. */
export const MAX_IMPORT_COLUMNS = 64;

/** Headings as people write them in Spanish and English, folded to lower case without accents. */
const HEADINGS: Record<PatientImportField, RegExp> = {
  name: /^(nombre( de pila)?|nombre (del )?paciente|first ?name|given ?name|forename|name)$/,
  surname: /^(apellidos?( y segundo apellido)?|apellidos? (del )?paciente|last ?name|surname|family ?name)$/,
  email:
    /^(e-?mail|correo( electronico)?|direccion de (correo|e-?mail)( electronico)?|mail|e-?mail address)$/,
  birthdate:
    /^(fecha (de )?(nacimiento|nac\.?)|f\.? ?nac(imiento|\.)?|nacimiento|nacid[oa]|birth ?date|date of birth|dob|born|birthday)$/,
  sex: /^(sexo( biologico)?|genero|sex|biological sex|gender)$/,
  phone:
    /^(telefono( movil)?|movil|tel\.?|tfno\.?|n(umero|\.?º|º)? de telefono|phone( number)?|mobile( phone)?|cell ?phone|telephone)$/,
  address: /^(direccion( postal)?|domicilio|calle|address( line)?( 1)?|street( address)?)$/,
  postalCode: /^(codigo postal|c\.? ?p\.?|cod\.? postal|postal ?code|zip( ?code)?|post ?code)$/,
  city: /^(ciudad|poblacion|localidad|municipio|city|town)$/,
  country: /^(pais|country)$/,
  weightKg: /^peso( actual)?( ?[([]?kg[)\]]?)?$|^weight( ?[([]?kg[)\]]?)?$/,
  heightCm: /^(altura|talla|estatura|height)( ?[([]?(cm|m)[)\]]?)?$/,
  coupon: /^(cupon|origen( del cliente)?|como nos conocio|procedencia|coupon|source|origin|referral)$/,
  state: /^(estado( del paciente)?|situacion|activ[oa]|state|status|active)$/,
  tags: /^(etiquetas?|tags?|labels?)$/,
  principalEmail:
    /^(especialista( principal)?|correo del especialista|e-?mail del especialista|nutricionista|profesional|main specialist|specialist( e-?mail)?|practitioner|nutritionist)$/,
};

/** The field that a heading names, or null. */
export function importFieldOf(heading: string): PatientImportField | null {
  const folded = foldHeading(heading).replace(/[ :*]+$/, '');
  return PATIENT_IMPORT_FIELDS.find((field) => HEADINGS[field].test(folded)) ?? null;
}

/** What each column probably holds; a field is given once, to the first column that names it. */
export function matchImportColumns(headings: readonly string[]): (PatientImportField | null)[] {
  const given = new Set<PatientImportField>();
  return headings.map((heading) => {
    const field = importFieldOf(heading);
    if (field === null || given.has(field)) return null;
    given.add(field);
    return field;
  });
}
