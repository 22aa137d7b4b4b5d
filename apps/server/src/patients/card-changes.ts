import { changedCardFields, type CardValues } from '@healzy/domain/patients';
import type { Sql } from '../db/database.ts';
import type { Caller } from '../http/calls.ts';

/**
 * Writes down which fields of a card were changed, by their names alone: what stood in them before is nobody's to look up
 * here. A card that was saved as it was leaves nothing.
 */
export async function noteCardChange(
  sql: Sql,
  caller: Caller,
  patientId: string,
  { before, after }: { before: CardValues; after: CardValues },
): Promise<void> {
  const fields = changedCardFields(before, after);
  if (fields.length === 0) return;
  await sql.query(
    'INSERT INTO patient_card_changes (account_id, patient_id, fields, user_id) VALUES ($1, $2, $3, $4)',
    [caller.accountId, patientId, fields, caller.userId],
  );
}
