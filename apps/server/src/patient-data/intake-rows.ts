import type { Intake } from '@healzy/api/schema';
import type { Sql } from '../db/database.ts';
import type { Services } from '../services.ts';

type StoredState = Exclude<Intake['state'], 'EXPIRED'>;

export interface IntakeRow {
  id: string;
  patientId: string;
  version: number;
  state: StoredState;
  language: Intake['language'];
  sentTo: string | null;
  expiresAt: string;
  createdAt: string;
  creator: Intake['createdBy'];
  openedAt: string | null;
  savedAt: string | null;
  submittedAt: string | null;
  decidedAt: string | null;
  decider: Intake['decidedBy'];
  consent: string | null;
  answers: unknown;
  figures: unknown;
  accepted: { answers: { section: string; question: string }[]; figures: string[] } | null;
}

const person = (column: string): string =>
  `(SELECT json_build_object('userId', u.id, 'name', u.name, 'surname', u.surname) FROM users u WHERE u.id = i.${column})`;

/** The columns of the questionnaire `i`. */
export const INTAKE_COLUMNS = `i.id, i.patient_id, i.version, i.state, i.language, i.sent_to, i.expires_at, i.created_at,
  ${person('created_by')} AS creator, i.opened_at, i.saved_at, i.submitted_at, i.decided_at,
  ${person('decided_by')} AS decider, i.consent, i.answers, i.figures, i.accepted`;

/** An open link whose time has passed is expired; nothing has to happen for that. */
export function stateNow(row: { state: StoredState; expiresAt: string }, now: Date): Intake['state'] {
  return row.state === 'OPEN' && Date.parse(row.expiresAt) <= now.getTime() ? 'EXPIRED' : row.state;
}

/** @param canEdit whether the caller may send and decide; only they get the link */
export function toIntake(
  row: IntakeRow,
  canEdit: boolean,
  { intakeLinks, now }: Pick<Services, 'intakeLinks' | 'now'>,
): Intake {
  const state = stateNow(row, now());
  return {
    id: row.id,
    patientId: row.patientId,
    version: row.version,
    state,
    language: row.language,
    sentTo: row.sentTo,
    link: state === 'OPEN' && canEdit ? intakeLinks.addressOf(row.id) : null,
    createdAt: row.createdAt,
    createdBy: row.creator,
    expiresAt: row.expiresAt,
    openedAt: row.openedAt,
    savedAt: row.savedAt,
    submittedAt: row.submittedAt,
    decidedAt: row.decidedAt,
    decidedBy: row.decider,
    canEdit,
  };
}

/** One questionnaire of a patient. */
export async function findIntake(
  sql: Sql,
  { accountId, patientId }: { accountId: string; patientId: string },
  id: string,
): Promise<IntakeRow | undefined> {
  const { rows } = await sql.query<IntakeRow>(
    `SELECT ${INTAKE_COLUMNS} FROM intakes i WHERE i.account_id = $1 AND i.patient_id = $2 AND i.id = $3`,
    [accountId, patientId, id],
  );
  return rows[0];
}
