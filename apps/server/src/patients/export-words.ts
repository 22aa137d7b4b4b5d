import type { BiologicalSex, PatientColumn, PatientState } from '@healzy/domain/patients';
import type { MedicalTest } from '@healzy/api/schema';

export type ExportLanguage = 'es' | 'en';

interface Words {
  fileName: string;
  /** Of each column; the patient's name takes two. */
  columns: Record<Exclude<PatientColumn, 'patient'>, string> & { name: string; surname: string };
  state: Record<PatientState, string>;
  sex: Record<BiologicalSex, string>;
  test: Record<MedicalTest['type'], string>;
}

/** Labels of the exported file; the same as on screen (`locales/{es,en}/patients.json`), which a test checks. */
export const EXPORT_WORDS: Record<ExportLanguage, Words> = {
  es: {
    fileName: 'pacientes',
    columns: {
      name: 'Nombre',
      surname: 'Apellidos',
      email: 'Correo electrónico',
      phone: 'Teléfono',
      age: 'Edad',
      birthdate: 'Fecha de nacimiento',
      sex: 'Sexo biológico',
      city: 'Ciudad',
      specialist: 'Especialista principal',
      test: 'Prueba en curso',
      tags: 'Etiquetas',
      coupon: 'Cupón',
      nextAppointment: 'Próxima cita',
      lastActivity: 'Última actividad',
      createdAt: 'Alta',
      state: 'Estado',
    },
    state: { ACTIVE: 'Activo', INACTIVE: 'Inactivo' },
    sex: { FEMALE: 'Mujer', MALE: 'Hombre' },
    test: { CALORIMETRY: 'Calorimetría', CGM: 'MCG', BLOOD_ANALYSIS: 'Análisis de sangre' },
  },
  en: {
    fileName: 'patients',
    columns: {
      name: 'Name',
      surname: 'Surname',
      email: 'Email',
      phone: 'Phone',
      age: 'Age',
      birthdate: 'Date of birth',
      sex: 'Biological sex',
      city: 'City',
      specialist: 'Main specialist',
      test: 'Test in progress',
      tags: 'Tags',
      coupon: 'Coupon',
      nextAppointment: 'Next appointment',
      lastActivity: 'Last activity',
      createdAt: 'Created',
      state: 'State',
    },
    state: { ACTIVE: 'Active', INACTIVE: 'Inactive' },
    sex: { FEMALE: 'Female', MALE: 'Male' },
    test: { CALORIMETRY: 'Calorimetry', CGM: 'CGM', BLOOD_ANALYSIS: 'Blood analysis' },
  },
};
