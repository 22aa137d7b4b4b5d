import type { Role } from '@healzy/domain/session';
import type { AuditDetails, AuditKind } from '@healzy/api/schema';

export type ExportLanguage = 'es' | 'en';

interface Words {
  fileName: string;
  headings: readonly string[];
  kinds: Record<AuditKind, string>;
  roles: Record<Role, string>;
  exported: Record<NonNullable<AuditDetails['exported']>, string>;
  methods: Record<NonNullable<AuditDetails['method']>, string>;
  rows: (count: number) => string;
  reassigned: (count: number) => string;
}

/** The words of the file; kinds read as they do on the screen (`locales/*\/audit-log.json`). */
export const WORDS: Record<ExportLanguage, Words> = {
  es: {
    fileName: 'auditoria',
    headings: ['Fecha', 'Hora', 'E-mail', 'Qué pasó', 'A quién', 'Detalle', 'IP', 'Navegador', 'Sistema'],
    kinds: {
      SIGN_IN: 'Inició sesión',
      SIGN_IN_FAILED: 'No pudo iniciar sesión',
      BLOCKED: 'Bloqueo temporal por demasiados intentos',
      SECOND_FACTOR_FAILED: 'Falló la verificación en dos pasos',
      SIGN_OUT: 'Cerró sesión',
      SESSION_ENDED: 'Terminó una sesión en otro dispositivo',
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
      ACCOUNT_CHANGED: 'Cambió los datos de la cuenta',
      EXPORTED: 'Exportó datos',
    },
    roles: {
      ADMIN: 'Administración',
      USER: 'Usuario',
      SPECIALIST: 'Especialista',
      PATIENT: 'Paciente',
      RECEPTIONIST: 'Recepción',
      PROFESSIONAL: 'Profesional',
    },
    exported: {
      AUDIT_LOG: 'Auditoría',
      USERS: 'Usuarios',
      PATIENTS: 'Pacientes',
      CGM_READINGS: 'Lecturas de glucosa',
    },
    methods: {
      PASSWORD: 'Contraseña',
      TOTP: 'Código de la aplicación',
      RECOVERY_CODE: 'Código de recuperación',
      PASSKEY: 'Llave de acceso',
    },
    rows: (count) => (count === 1 ? '1 fila' : `${count} filas`),
    reassigned: (count) => (count === 1 ? '1 paciente reasignado' : `${count} pacientes reasignados`),
  },
  en: {
    fileName: 'audit-log',
    headings: ['Date', 'Time', 'Email', 'What happened', 'To whom', 'Details', 'IP', 'Browser', 'System'],
    kinds: {
      SIGN_IN: 'Signed in',
      SIGN_IN_FAILED: 'Could not sign in',
      BLOCKED: 'Held back after too many attempts',
      SECOND_FACTOR_FAILED: 'Failed two-step verification',
      SIGN_OUT: 'Signed out',
      SESSION_ENDED: 'Ended a session on another device',
      PASSWORD_CHANGED: 'Changed their password',
      PASSWORD_RESET_REQUESTED: 'Asked to reset their password',
      TOTP_ON: 'Turned on two-step verification',
      TOTP_OFF: 'Turned off two-step verification',
      RECOVERY_CODES_RENEWED: 'Renewed their recovery codes',
      RECOVERY_CODE_USED: 'Used a recovery code',
      PASSKEY_ADDED: 'Added a passkey',
      PASSKEY_REMOVED: 'Removed a passkey',
      INVITED: 'Invited somebody',
      INVITATION_ACCEPTED: 'Accepted the invitation',
      ROLE_CHANGED: 'Changed somebody’s roles',
      USER_CHANGED: 'Changed somebody’s details',
      USER_REMOVED: 'Removed somebody',
      ACCOUNT_CHANGED: 'Changed the account’s details',
      EXPORTED: 'Exported data',
    },
    roles: {
      ADMIN: 'Administration',
      USER: 'User',
      SPECIALIST: 'Specialist',
      PATIENT: 'Patient',
      RECEPTIONIST: 'Reception',
      PROFESSIONAL: 'Professional',
    },
    exported: {
      AUDIT_LOG: 'Audit log',
      USERS: 'Users',
      PATIENTS: 'Patients',
      CGM_READINGS: 'Glucose readings',
    },
    methods: {
      PASSWORD: 'Password',
      TOTP: 'Code from the app',
      RECOVERY_CODE: 'Recovery code',
      PASSKEY: 'Passkey',
    },
    rows: (count) => (count === 1 ? '1 row' : `${count} rows`),
    reassigned: (count) => (count === 1 ? '1 patient reassigned' : `${count} patients reassigned`),
  },
};

/** What else is known of an act, in one line. */
export function detailsInWords(details: AuditDetails, language: ExportLanguage): string {
  const words = WORDS[language];
  const roles = (held: readonly Role[] | undefined) => held?.map((role) => words.roles[role]).join(', ');
  const { rolesBefore, rolesAfter, exported, rows, name, method, reassigned } = details;
  const change =
    rolesBefore === undefined ? roles(rolesAfter) : `${roles(rolesBefore)} → ${roles(rolesAfter) ?? '–'}`;
  const parts = [
    change,
    exported && words.exported[exported],
    rows === undefined ? undefined : words.rows(rows),
    method && words.methods[method],
    name,
    reassigned === undefined ? undefined : words.reassigned(reassigned),
  ];
  return parts.filter((part) => part !== undefined && part !== '').join(' · ');
}
