import type { PatientImportField, RowKind } from '@healzy/domain/patients/imports';

type Left = Exclude<RowKind, 'READY'>;

interface Reasons {
  fileName: string;
  row: string;
  reason: string;
  field: Record<PatientImportField, string>;
  /** Messages by field code; a code without one is reported as none of the options. */
  code: Record<string, string>;
  kind: Record<Left, string>;
  likeRow: Record<Left, (row: number) => string>;
}

/** Messages of the file of skipped rows. */
export const REASONS: Record<'es' | 'en', Reasons> = {
  es: {
    fileName: 'filas-no-importadas',
    row: 'Fila',
    reason: 'Motivo',
    field: {
      name: 'Nombre',
      surname: 'Apellidos',
      fullName: 'Nombre completo',
      email: 'Correo electrónico',
      birthdate: 'Fecha de nacimiento',
      sex: 'Sexo',
      phone: 'Teléfono',
      address: 'Dirección',
      postalCode: 'Código postal',
      city: 'Ciudad',
      country: 'País',
      weightKg: 'Peso',
      heightCm: 'Altura',
      coupon: 'Cupón',
      state: 'Estado',
      tags: 'Etiquetas',
      principalEmail: 'Especialista principal',
    },
    code: {
      REQUIRED: 'falta',
      EMAIL_INVALID: 'no es un correo válido',
      PHONE_INVALID: 'no es un teléfono válido',
      POSTAL_CODE_INVALID: 'no es un código postal de ese país',
      DATE_INVALID: 'no es una fecha',
      DATE_IN_FUTURE: 'no puede ser fecha de nacimiento de nadie',
      NUMBER_INVALID: 'no es un número',
      OUT_OF_RANGE: 'está fuera de lo posible',
      VALUE_UNLIKELY: '¿es correcto? Casi nadie tiene este valor',
      TOO_LONG: 'es demasiado largo',
      TOO_MANY: 'son demasiadas',
      OPTION_INVALID: 'no se reconoce',
    },
    kind: {
      WRONG: '',
      UNLIKELY: '',
      TAKEN: 'Ya hay un paciente creado con este correo',
      REPEATED: 'El correo se repite en el archivo',
      ALIKE: 'Ya hay un paciente con este nombre y fecha de nacimiento',
    },
    likeRow: {
      WRONG: () => '',
      UNLIKELY: () => '',
      TAKEN: () => 'Ya hay un paciente creado con este correo',
      REPEATED: (row) => `El correo es el mismo que en la fila ${row}`,
      ALIKE: (row) => `El nombre y la fecha de nacimiento son los de la fila ${row}`,
    },
  },
  en: {
    fileName: 'rows-not-imported',
    row: 'Row',
    reason: 'Reason',
    field: {
      name: 'Name',
      surname: 'Surname',
      fullName: 'Full name',
      email: 'Email',
      birthdate: 'Birthdate',
      sex: 'Sex',
      phone: 'Phone',
      address: 'Address',
      postalCode: 'Postal code',
      city: 'City',
      country: 'Country',
      weightKg: 'Weight',
      heightCm: 'Height',
      coupon: 'Coupon',
      state: 'State',
      tags: 'Tags',
      principalEmail: 'Main specialist',
    },
    code: {
      REQUIRED: 'is missing',
      EMAIL_INVALID: 'is not a valid email address',
      PHONE_INVALID: 'is not a valid phone number',
      POSTAL_CODE_INVALID: 'is not a postal code of that country',
      DATE_INVALID: 'is not a date',
      DATE_IN_FUTURE: 'cannot be anybody’s birthdate',
      NUMBER_INVALID: 'is not a number',
      OUT_OF_RANGE: 'is outside what is possible',
      VALUE_UNLIKELY: 'is this right? Hardly anybody has this value',
      TOO_LONG: 'is too long',
      TOO_MANY: 'are too many',
      OPTION_INVALID: 'is not recognised',
    },
    kind: {
      WRONG: '',
      UNLIKELY: '',
      TAKEN: 'There is already an existing patient with this email address',
      REPEATED: 'The email is repeated in the file',
      ALIKE: 'There is already a patient with this name and birthdate',
    },
    likeRow: {
      WRONG: () => '',
      UNLIKELY: () => '',
      TAKEN: () => 'There is already an existing patient with this email address',
      REPEATED: (row) => `The email is the same as in row ${row}`,
      ALIKE: (row) => `Name and birthdate are those of row ${row}`,
    },
  },
};
