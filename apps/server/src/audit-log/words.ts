import type { Role } from '@healzy/domain/session';
import type { AuditDetails, AuditKind } from '@healzy/api/schema';

export type ExportLanguage = 'es' | 'en';

interface Words {
  fileName: string;
  headings: readonly string[];
  kind: Record<AuditKind, string>;
  role: Record<Role, string>;
  exported: Record<NonNullable<AuditDetails['exported']>, string>;
  chart: Record<NonNullable<AuditDetails['chart']>, string>;
  method: Record<NonNullable<AuditDetails['method']>, string>;
  /** Labels of fields of people and of the account, by their name in the contract. */
  field: Record<string, string>;
  rows: (count: number) => string;
  reassigned: (count: number) => string;
}

/** Labels of the exported file; the same as on screen (`locales/{es,en}/audit-log.json`), which a test checks. */
export const WORDS: Record<ExportLanguage, Words> = {
  es: {
    fileName: 'registro-de-actividad',
    headings: ['Fecha', 'Hora', 'Correo', 'Qué pasó', 'A quién', 'Detalle', 'IP', 'Navegador', 'Sistema'],
    kind: {
      SIGN_IN: 'Inició sesión',
      SIGN_IN_FAILED: 'No pudo iniciar sesión',
      BLOCKED: 'Bloqueo temporal por demasiados intentos',
      SECOND_FACTOR_FAILED: 'Falló la verificación en dos pasos',
      SIGN_OUT: 'Cerró sesión',
      SESSION_ENDED: 'Terminó una sesión',
      PASSWORD_CHANGED: 'Cambió su contraseña',
      PASSWORD_RESET_REQUESTED: 'Pidió restablecer su contraseña',
      TOTP_ON: 'Activó la verificación en dos pasos',
      TOTP_OFF: 'Desactivó la verificación en dos pasos',
      RECOVERY_CODES_RENEWED: 'Renovó sus códigos de recuperación',
      RECOVERY_CODE_USED: 'Usó un código de recuperación',
      PASSKEY_ADDED: 'Añadió una llave de acceso',
      PASSKEY_REMOVED: 'Quitó una llave de acceso',
      INVITED: 'Invitó a una persona',
      INVITATION_ACCEPTED: 'Aceptó la invitación',
      ROLE_CHANGED: 'Cambió los roles de una persona',
      USER_CHANGED: 'Cambió los datos de una persona',
      USER_REMOVED: 'Quitó a una persona',
      ACCOUNT_CHANGED: 'Cambió los datos de la organización',
      EXPORTED: 'Exportó datos',
      PATIENT_DELETED: 'Eliminó a un paciente',
      PATIENT_RESTORED: 'Recuperó a un paciente',
      PATIENT_ERASED: 'Borró a un paciente para siempre',
      PATIENT_IMPORTED: 'Trajo la historia de un paciente',
      NOTE_DELETED: 'Eliminó una nota de un paciente',
      NOTE_RESTORED: 'Restauró una nota de un paciente',
    },
    role: {
      ADMIN: 'Administración',
      RECEPTIONIST: 'Recepción',
      SPECIALIST: 'Especialista',
      PATIENT: 'Paciente',
      USER: 'Usuario',
      PROFESSIONAL: 'Profesional',
    },
    exported: {
      AUDIT_LOG: 'registro de actividad',
      USERS: 'usuarios',
      PATIENTS: 'pacientes',
      CGM_READINGS: 'lecturas de glucosa',
      PATIENT_RECORD: 'historia de un paciente',
      PATIENT_FHIR: 'historia de un paciente (FHIR)',
      CHART: 'imagen de un gráfico',
    },
    chart: {
      EVOLUTION: 'evolución de pacientes',
      GLUCOSE_DAY: 'glucosa de un día',
      GLUCOSE_RANGES: 'tiempo en rango',
      GLUCOSE_PROFILE: 'perfil ambulatorio de glucosa',
      GLUCOSE_HEAT_MAP: 'mapa de calor de glucosa',
      BODY: 'medidas corporales',
    },
    method: {
      PASSWORD: 'contraseña',
      TOTP: 'código de la aplicación',
      RECOVERY_CODE: 'código de recuperación',
      PASSKEY: 'llave de acceso',
    },
    field: {
      name: 'nombre',
      surname: 'apellidos',
      phone: 'teléfono',
      birthdate: 'fecha de nacimiento',
      language: 'idioma',
      timezone: 'zona horaria',
      picture: 'imagen',
      businessName: 'nombre comercial',
      userSurname: 'apellido de usuario',
      profileImage: 'imagen',
      accountName: 'nombre de la cuenta',
      contactPhone: 'teléfono de contacto',
      legalName: 'razón social',
      taxNumber: 'NIF o CIF',
      invoiceAddress: 'dirección de facturación',
      postalCode: 'código postal',
      city: 'ciudad',
      state: 'provincia',
      country: 'país',
    },
    rows: (count) => (count === 1 ? '1 fila' : `${count} filas`),
    reassigned: (count) => (count === 1 ? '1 paciente reasignado' : `${count} pacientes reasignados`),
  },
  en: {
    fileName: 'activity-log',
    headings: ['Date', 'Time', 'Email', 'What happened', 'To whom', 'Details', 'IP', 'Browser', 'System'],
    kind: {
      SIGN_IN: 'Signed in',
      SIGN_IN_FAILED: 'Could not sign in',
      BLOCKED: 'Temporarily blocked after too many attempts',
      SECOND_FACTOR_FAILED: 'Failed two-step verification',
      SIGN_OUT: 'Signed out',
      SESSION_ENDED: 'Ended a session',
      PASSWORD_CHANGED: 'Changed their password',
      PASSWORD_RESET_REQUESTED: 'Asked to reset their password',
      TOTP_ON: 'Turned on two-step verification',
      TOTP_OFF: 'Turned off two-step verification',
      RECOVERY_CODES_RENEWED: 'Renewed their recovery codes',
      RECOVERY_CODE_USED: 'Used a recovery code',
      PASSKEY_ADDED: 'Added a passkey',
      PASSKEY_REMOVED: 'Removed a passkey',
      INVITED: 'Invited someone',
      INVITATION_ACCEPTED: 'Accepted the invitation',
      ROLE_CHANGED: 'Changed someone’s roles',
      USER_CHANGED: 'Changed someone’s details',
      USER_REMOVED: 'Removed someone',
      ACCOUNT_CHANGED: 'Changed the organisation’s details',
      EXPORTED: 'Exported data',
      PATIENT_DELETED: 'Deleted a patient',
      PATIENT_RESTORED: 'Restored a patient',
      PATIENT_ERASED: 'Erased a patient for good',
      PATIENT_IMPORTED: 'Imported a patient’s record',
      NOTE_DELETED: 'Deleted a patient’s note',
      NOTE_RESTORED: 'Restored a patient’s note',
    },
    role: {
      ADMIN: 'Administration',
      RECEPTIONIST: 'Reception',
      SPECIALIST: 'Specialist',
      PATIENT: 'Patient',
      USER: 'User',
      PROFESSIONAL: 'Professional',
    },
    exported: {
      AUDIT_LOG: 'activity log',
      USERS: 'users',
      PATIENTS: 'patients',
      CGM_READINGS: 'glucose readings',
      PATIENT_RECORD: 'a patient’s record',
      PATIENT_FHIR: 'a patient’s record (FHIR)',
      CHART: 'picture of a chart',
    },
    chart: {
      EVOLUTION: 'patient evolution',
      GLUCOSE_DAY: 'glucose of one day',
      GLUCOSE_RANGES: 'time in range',
      GLUCOSE_PROFILE: 'ambulatory glucose profile',
      GLUCOSE_HEAT_MAP: 'glucose heat map',
      BODY: 'body measurements',
    },
    method: {
      PASSWORD: 'password',
      TOTP: 'code from the app',
      RECOVERY_CODE: 'recovery code',
      PASSKEY: 'passkey',
    },
    field: {
      name: 'name',
      surname: 'surname',
      phone: 'phone',
      birthdate: 'date of birth',
      language: 'language',
      timezone: 'time zone',
      picture: 'picture',
      businessName: 'business name',
      userSurname: 'user surname',
      profileImage: 'picture',
      accountName: 'account name',
      contactPhone: 'contact phone',
      legalName: 'legal name',
      taxNumber: 'tax number',
      invoiceAddress: 'invoice address',
      postalCode: 'postal code',
      city: 'city',
      state: 'state',
      country: 'country',
    },
    rows: (count) => (count === 1 ? '1 row' : `${count} rows`),
    reassigned: (count) => (count === 1 ? '1 patient reassigned' : `${count} patients reassigned`),
  },
};

/** Further details of an action, in one line. */
export function detailsInWords(details: AuditDetails, language: ExportLanguage): string {
  const words = WORDS[language];
  const roles = (held: readonly Role[] | undefined) => held?.map((role) => words.role[role]).join(', ');
  const { rolesBefore, rolesAfter, exported, chart, rows, fields, name, method, reassigned } = details;
  const change =
    rolesBefore === undefined ? roles(rolesAfter) : `${roles(rolesBefore)} → ${roles(rolesAfter) ?? '–'}`;
  const parts = [
    change,
    exported && words.exported[exported],
    chart && words.chart[chart],
    rows === undefined ? undefined : words.rows(rows),
    method && words.method[method],
    fields?.map((field) => words.field[field] ?? field).join(', '),
    name,
    reassigned === undefined ? undefined : words.reassigned(reassigned),
  ];
  return parts.filter((part) => part !== undefined && part !== '').join(' · ');
}
