import { intakeSchema, readHomeFigures, readIntakeAnswers } from '@healzy/domain/patient-data';
import type { HeldIntake, HeldIntakeWrite, Intake } from '@healzy/api/schema';
import type { Sql } from '../db/database.ts';
import { linkHandler } from '../http/calls.ts';
import { checked } from '../http/form.ts';
import { conflict, notFound } from '../http/refusals.ts';
import { demandVersion } from '../http/versions.ts';
import { stateNow } from './intake-rows.ts';

/** What the role of a link's holder may read; row-level security leaves one row at most. */
interface HeldRow {
  id: string;
  version: number;
  state: Exclude<Intake['state'], 'EXPIRED'>;
  language: Intake['language'];
  expires_at: string;
  opened_at: string | null;
  saved_at: string | null;
  submitted_at: string | null;
  answers: unknown;
  figures: unknown;
  name: string | null;
  sex: HeldIntake['sex'] | null;
  timezone: string | null;
  account: string | null;
}

async function findHeld(sql: Sql): Promise<HeldRow> {
  const { rows } = await sql.query<HeldRow>(
    `SELECT i.id, i.version, i.state, i.language, i.expires_at, i.opened_at, i.saved_at, i.submitted_at, i.answers,
       i.figures, p.name, p.sex, p.timezone, a.name AS account
     FROM intakes i LEFT JOIN patients p ON p.account_id = i.account_id AND p.id = i.patient_id
     LEFT JOIN accounts a ON a.id = i.account_id`,
  );
  const held = rows[0];
  if (!held) throw notFound();
  return held;
}

/** Who holds a link sees the first name and the clinic, and what they have typed while it is open; nothing else. */
function toHeld(row: HeldRow, now: Date): HeldIntake {
  const { name, sex, timezone, account } = row;
  // A patient who was deleted is gone for the holder of the link, too.
  if (name === null || sex === null || timezone === null || account === null) throw notFound();
  const state = stateNow(row, now);
  const isOpen = state === 'OPEN';
  return {
    state,
    version: row.version,
    language: row.language,
    patientName: name,
    sex,
    accountName: account,
    timezone,
    expiresAt: row.expires_at,
    submittedAt: row.submitted_at,
    savedAt: row.saved_at,
    answers: isOpen ? readIntakeAnswers(row.answers) : {},
    figures: isOpen ? readHomeFigures(row.figures) : {},
  };
}

/** The questionnaire as long as it takes answers. */
async function demandOpen(sql: Sql, ifMatch: number | null | undefined, now: Date): Promise<HeldRow> {
  const row = await findHeld(sql);
  const held = toHeld(row, now);
  if (held.state !== 'OPEN')
    throw conflict('INTAKE_CLOSED', 'This link takes no more answers.', { state: held.state });
  demandVersion(ifMatch, held);
  return row;
}

/** Writes only over the version that was seen: of two at once the later one learns of the earlier. */
async function write(
  sql: Sql,
  row: HeldRow,
  change: { set: string; values: readonly unknown[] },
  now: Date,
): Promise<HeldRow> {
  const { rowCount } = await sql.query(
    `UPDATE intakes SET version = version + 1, ${change.set} WHERE id = $1 AND version = $2`,
    [row.id, row.version, ...change.values],
  );
  const after = await findHeld(sql);
  if (rowCount === 0) demandVersion(row.version, toHeld(after, now));
  return after;
}

/** Answers and measures as texts of JSON, without what was not answered. */
function asJson({ answers, figures }: Pick<HeldIntakeWrite, 'answers' | 'figures'>): [string, string] {
  const said = (values: object): object =>
    Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
  const sections = Object.entries(answers).map(([section, values]) => [section, said(values)]);
  return [JSON.stringify(Object.fromEntries(sections)), JSON.stringify(said(figures))];
}

export const openIntake = linkHandler('openIntake', async ({ services }, sql) => {
  const now = services.now();
  const row = await findHeld(sql);
  const held = toHeld(row, now);
  if (held.state === 'OPEN' && row.opened_at === null) {
    await sql.query('UPDATE intakes SET opened_at = $2 WHERE id = $1 AND opened_at IS NULL', [
      row.id,
      now.toISOString(),
    ]);
  }
  return { status: 200, body: held, version: held.version };
});

export const saveIntake = linkHandler('saveIntake', async ({ body, ifMatch, services }, sql) => {
  const now = services.now();
  const row = await demandOpen(sql, ifMatch, now);
  // A draft may hold what is not right yet: that is not kept, and sending it in says why.
  const draft = { answers: readIntakeAnswers(body.answers), figures: readHomeFigures(body.figures) };
  const change = {
    set: 'language = $3, answers = $4::text::jsonb, figures = $5::text::jsonb, saved_at = $6',
    values: [body.language, ...asJson(draft), now.toISOString()],
  };
  const held = toHeld(await write(sql, row, change, now), now);
  return { status: 200, body: held, version: held.version };
});

export const submitIntake = linkHandler('submitIntake', async ({ body, ifMatch, services }, sql) => {
  const now = services.now();
  const row = await demandOpen(sql, ifMatch, now);
  const sent = checked(intakeSchema, { answers: body.answers, figures: body.figures });
  const change = {
    set: `state = 'SUBMITTED', language = $3, answers = $4::text::jsonb, figures = $5::text::jsonb, consent = $6,
      saved_at = $7, submitted_at = $7`,
    values: [body.language, ...asJson(sent), body.consent, now.toISOString()],
  };
  const held = toHeld(await write(sql, row, change, now), now);
  return { status: 200, body: held, version: held.version };
});
