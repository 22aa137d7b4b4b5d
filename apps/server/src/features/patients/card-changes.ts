import { changedCardFields, type CardValues } from '@healzy/domain/patients';
import type { Sql } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/calls.ts';

/**
 * Records the names of the fields of a card that were changed: the previous values are not available here. An unchanged
 * card records nothing.
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
