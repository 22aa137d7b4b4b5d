import { type AccessLevel, type Role } from '../session/index.ts';
import type { DocumentEntityType } from './limits.ts';

const ANY: Partial<Record<Role, AccessLevel>> = { ADMIN: 'edit', RECEPTIONIST: 'read', SPECIALIST: 'read' };
const CLINICAL: Partial<Record<Role, AccessLevel>> = { ADMIN: 'read', SPECIALIST: 'edit' };

/** Which roles may read or write the documents of each kind; results stay closed to receptionists. */
const DOCUMENT_ROLES: Record<DocumentEntityType, Partial<Record<Role, AccessLevel>>> = {
  ACCOUNT: ANY,
  USER: ANY,
  PATIENT: { ADMIN: 'edit', RECEPTIONIST: 'edit', SPECIALIST: 'edit' },
  MEDICAL_TEST: CLINICAL,
  TEST_RECORDING: CLINICAL,
  CGM_IMPORT: CLINICAL,
  CGM_EVENT: CLINICAL,
  LABORATORY_REPORT: CLINICAL,
  NOTE: CLINICAL,
  PATIENT_RECORD: { ADMIN: 'edit', SPECIALIST: 'edit' },
  CHAT: { ADMIN: 'edit', RECEPTIONIST: 'edit', SPECIALIST: 'edit' },
  // Everyone who may create patients; only the person who uploaded it.
  PATIENT_IMPORT: { ADMIN: 'edit', RECEPTIONIST: 'edit', SPECIALIST: 'edit' },
};

/**
 * What these roles may do with documents of a kind. In addition, a person may edit their own USER picture; for a
 * patient's documents the assignment decides as well (`patientAccess`).
 */
export function documentAccess(entityType: DocumentEntityType, roles: readonly Role[]): AccessLevel {
  const levels = roles.map((role) => DOCUMENT_ROLES[entityType][role] ?? 'none');
  return levels.includes('edit') ? 'edit' : levels.includes('read') ? 'read' : 'none';
}
