import type { NotificationKind } from '@healzy/domain/notifications';
import type { Actor } from '@healzy/domain/session';
import type { Select, WorklistSource } from './worklist.ts';

/**
 * Where the notifications of a kind come from, while their cause lasts. `$1` is the account, `$2` the reader's
 * professional id, `$3` now; `current_user_id()` is the reader.
 */
export interface NotificationSource<Selected = string> {
  /** SQL of the patient's id in the statement. */
  patient: string;
  /**
   * `subject_id, patient_id, cause, at, opening, opened_at, test_id`; ends in an open `WHERE`. `cause` is what reading
   * applies to: with another one it is unread again. `opening` is what one e-mail tells of: it stays the same until the
   * subject has been dealt with, however often it comes up meanwhile, and `opened_at` is when that began.
   */
  select: Selected;
  /** The condition for what is the reader's to deal with. */
  concerns: (reader: Actor) => string;
}

export type NotificationSources = { [Kind in NotificationKind]?: NotificationSource<Select> };

/**
 * Lines of the worklist as notifications `l`, which has their columns.
 *
 * @param at SQL of when a line came up, where that is not since when its cause stands
 */
export const fromLines = (
  { select }: WorklistSource,
  concerns: NotificationSource['concerns'],
  at = 'l.since',
): NotificationSource => ({
  patient: 'l.patient_id',
  select: `SELECT l.subject_id, l.patient_id, l.cause, ${at}, l.cause, ${at}, l.test_id FROM (${select})
      l (subject_id, patient_id, cause, since, test_id, last_reading_at, specialist_id) WHERE true`,
  concerns,
});
