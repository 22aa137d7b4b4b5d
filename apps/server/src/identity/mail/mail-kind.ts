/** What a message is about. */
export type MailKind =
  | 'PASSWORD_RESET'
  | 'PASSWORD_CHANGED'
  | 'SECURITY_CHANGED'
  | 'SECOND_FACTOR_BLOCKED'
  | 'INVITATION'
  | 'INTAKE'
  | 'NOTIFICATIONS'
  | 'SURVEY'
  | 'WEARABLE'
  | 'CHAT'
  | 'APPOINTMENT'
  | 'APPOINTMENT_CANCELED';
