import { documentAccess, type DocumentEntityType } from '@healzy/domain/documents';
import { acceptsData } from '@healzy/domain/medical-tests';
import type { Sql } from '../db/database.ts';
import type { Caller } from '../http/calls.ts';
import { conflict, notFound, recordForbidden } from '../http/refusals.ts';
import { demandCgmTest, demandTest } from '../medical-tests/access.ts';
import { demandPatient } from '../patients/assignments.ts';

export interface DocumentOwner {
  entityType: DocumentEntityType;
  entityId: string;
}

/**
 * Whether the caller may read or change documents of an owner: by role, then by the owner itself.
 *
 * @throws Refusal 404 when the owner is none of the account's, 403 when it is not open to the caller that far
 */
export async function demandOwner(
  sql: Sql,
  caller: Caller,
  owner: DocumentOwner,
  wanted: 'read' | 'edit',
): Promise<void> {
  const isOwnPicture = owner.entityType === 'USER' && owner.entityId === caller.userId;
  const level = documentAccess(owner.entityType, caller.roles);
  const isOpen = isOwnPicture || level === 'edit' || (wanted === 'read' && level === 'read');
  if (!isOpen) throw recordForbidden();
  await CHECKS[owner.entityType](sql, caller, owner.entityId, wanted);
}

type Check = (sql: Sql, caller: Caller, id: string, wanted: 'read' | 'edit') => Promise<void>;

const CHECKS: Record<DocumentEntityType, Check> = {
  ACCOUNT: async (_sql, caller, id) => {
    if (id !== caller.accountId) throw notFound();
  },
  USER: async (sql, caller, id) => {
    const { rows } = await sql.query('SELECT 1 FROM memberships WHERE account_id = $1 AND user_id = $2', [
      caller.accountId,
      id,
    ]);
    if (rows.length === 0) throw notFound();
  },
  PATIENT: async (sql, caller, id, wanted) => {
    const access = await demandPatient(sql, caller, id);
    if (wanted === 'edit' && access.identity !== 'edit') throw recordForbidden();
  },
  // Like every word of a note; its documents are announced before the note is there, so they name the patient.
  NOTE: async (sql, caller, id, wanted) => {
    const access = await demandPatient(sql, caller, id);
    if (access.clinical === 'none' || (wanted === 'edit' && access.clinical !== 'edit'))
      throw recordForbidden();
  },
  PATIENT_RECORD: async (_sql, caller, id) => {
    if (id !== caller.accountId) throw notFound();
  },
  PATIENT_IMPORT: async (_sql, caller, id) => {
    if (id !== caller.userId) throw notFound();
  },
  MEDICAL_TEST: async (sql, caller, id, wanted) => {
    await demandTest(sql, caller, id, wanted);
  },
  CGM_IMPORT: async (sql, caller, id, wanted) => {
    const { test } = await demandCgmTest(sql, caller, id, wanted);
    if (wanted === 'edit' && !acceptsData(test.state)) {
      throw conflict('MEDICAL_TEST_FINAL', 'A finished or cancelled test takes no more data.');
    }
  },
  CGM_EVENT: async (sql, caller, id, wanted) => {
    const { rows } = await sql.query<{ medicalTestId: string }>(
      'SELECT medical_test_id FROM cgm_events WHERE account_id = $1 AND id = $2',
      [caller.accountId, id],
    );
    if (!rows[0]) throw notFound();
    await demandCgmTest(sql, caller, rows[0].medicalTestId, wanted);
  },
};
