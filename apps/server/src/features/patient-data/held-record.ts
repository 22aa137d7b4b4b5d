import { BIRTHDATE_TRIES, hasRecordAnswers, recordAnswersOf } from '@healzy/domain/patient-data';
import { z } from 'zod';
import type { HeldRecord } from '@healzy/api/schema';
import { columnOfType, instantColumn } from '../../platform/db/columns.ts';
import type { Sql } from '../../platform/db/database.ts';
import { table, type RowOf } from '../../platform/db/table.ts';
import type { Holder } from '../../platform/http/calls.ts';

/** The part of the record shown with a questionnaire, and how many wrong birthdates were given. */
export const heldRecords = table(
  'intakes',
  z.object({
    onRecord: columnOfType<unknown>(),
    wrongBirthdates: z.number(),
    recordShownAt: instantColumn.nullable(),
  }),
);

/**
 * Whether this is the birthdate of the link's patient. In a separate transaction, so that a wrong one counts whatever
 * becomes of the call; the row is locked, so that simultaneous attempts count one by one.
 */
export async function isBirthdateOfHeld(sql: Sql, birthdate: string, now: Date): Promise<boolean> {
  const { rows } = await sql.query<{ id: string; wrongBirthdates: number; isRight: boolean }>(
    `SELECT i.id, i.wrong_birthdates, p.birthdate = $1::date AS is_right
     FROM intakes i JOIN patients p ON p.account_id = i.account_id AND p.id = i.patient_id
     WHERE i.expires_at > $2 FOR UPDATE OF i`,
    [birthdate, now.toISOString()],
  );
  const held = rows[0];
  if (held === undefined || held.wrongBirthdates >= BIRTHDATE_TRIES) return false;
  await sql.query(
    held.isRight
      ? 'UPDATE intakes SET record_shown_at = coalesce(record_shown_at, $2) WHERE id = $1'
      : 'UPDATE intakes SET wrong_birthdates = wrong_birthdates + 1 WHERE id = $1 AND $2::text IS NOT NULL',
    [held.id, now.toISOString()],
  );
  return held.isRight;
}

/** What is shown of the record, and whether an open link's answers are hidden from its holder. */
export function toHeldRecord(
  row: RowOf<typeof heldRecords>,
  isOpen: boolean,
  { isPatient }: Holder,
): HeldRecord {
  const triesLeft = Math.max(0, BIRTHDATE_TRIES - row.wrongBirthdates);
  const hasSomething = isOpen && hasRecordAnswers(row.onRecord);
  const asked = triesLeft > 0 ? 'ASKS' : 'CLOSED';
  return {
    state: !hasSomething ? 'NOTHING' : isPatient ? 'SHOWN' : asked,
    isLocked: isOpen && row.recordShownAt !== null && !isPatient,
    triesLeft,
    answers: hasSomething && isPatient ? recordAnswersOf(row.onRecord) : {},
  };
}
