/** What a message is about. */
export type MailKind =
  | 'PASSWORD_RESET'
  | 'PASSWORD_CHANGED'
  | 'SECURITY_CHANGED'
  | 'SECOND_FACTOR_BLOCKED'
  | 'INVITATION'
  | 'INTAKE'
  | 'INTAKE_ARRIVED'
  | 'SURVEY'
  | 'APPOINTMENT'
  | 'APPOINTMENT_CANCELED';
