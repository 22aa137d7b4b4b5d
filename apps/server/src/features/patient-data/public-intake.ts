import {
  intakeSchema,
  isSectionId,
  readHomeFigures,
  readIntakeAnswers,
  type Answers,
} from '@healzy/domain/patient-data';
import type { PublicIntake, PublicIntakeWrite } from '@healzy/api/schema';
import type { Sql } from '../../platform/db/database.ts';
import type { RowOf } from '../../platform/db/table.ts';
import { linkHandler, type Holder } from '../../platform/http/calls.ts';
import { checked } from '../../platform/http/form.ts';
import { conflict, notFound, requireFound } from '../../platform/http/http-problem.ts';
import { requireVersion, versioned } from '../../platform/http/versions.ts';
import { keptAnswers } from './handlers.ts';
import { heldRecords, toHeldRecord } from './held-record.ts';
import { intakes, stateNow } from './intake-rows.ts';

const read = intakes.pick(
  ...(['id', 'accountId', 'patientId', 'version', 'state', 'language', 'expiresAt'] as const),
  ...(['openedAt', 'savedAt', 'submittedAt', 'answers', 'figures'] as const),
);

/** What a link holder's role may read; row-level security leaves one row at most. */
type Held = RowOf<typeof read> &
  RowOf<typeof heldRecords> & {
    name: string | null;
    sex: PublicIntake['sex'] | null;
    timezone: string | null;
    account: string | null;
  };

async function findHeld(sql: Sql): Promise<Held> {
  const { rows } = await sql.query<Held>(
    `SELECT ${read.columns('i')}, ${heldRecords.columns('i')}, p.name, p.sex, p.timezone, a.name AS account
     FROM intakes i LEFT JOIN patients p ON p.account_id = i.account_id AND p.id = i.patient_id
     LEFT JOIN accounts a ON a.id = i.account_id`,
  );
  return requireFound(rows[0]);
}

/**
 * The holder of a link sees the first name and the clinic, and while it is open what they have typed. With the
 * birthdate they also see the part of the record to confirm; from then on their input may repeat it, and is shown to
 * them alone.
 */
function toHeld(row: Held, now: Date, holder: Holder): PublicIntake {
  const { name, sex, timezone, account } = row;
  // A deleted patient does not exist for the holder of the link either.
  if (name === null || sex === null || timezone === null || account === null) throw notFound();
  const state = stateNow(row, now);
  const isOpen = state === 'OPEN';
  const record = toHeldRecord(row, isOpen, holder);
  const isShown = isOpen && !record.isLocked;
  return {
    state,
    version: row.version,
    language: row.language,
    patientName: name,
    sex,
    accountName: account,
    timezone,
    expiresAt: row.expiresAt,
    submittedAt: row.submittedAt,
    savedAt: row.savedAt,
    answers: isShown ? readIntakeAnswers(row.answers) : {},
    figures: isShown ? readHomeFigures(row.figures) : {},
    record,
  };
}

/** The questionnaire, as long as it takes answers. */
async function requireOpen(
  sql: Sql,
  ifMatch: number | null | undefined,
  now: Date,
  holder: Holder,
): Promise<Held> {
  const row = await findHeld(sql);
  const held = toHeld(row, now, holder);
  if (held.state !== 'OPEN')
    throw conflict('INTAKE_CLOSED', 'This link takes no more answers.', { state: held.state });
  if (held.record.isLocked)
    throw conflict('INTAKE_LOCKED', 'This questionnaire goes on with the birthdate of the patient.', {
      triesLeft: held.record.triesLeft,
    });
  requireVersion(ifMatch, held);
  return row;
}

/** Writes only over the version that was read: of two simultaneous writes the later one fails. */
async function write(
  sql: Sql,
  row: Held,
  change: { set: string; values: readonly unknown[] },
  now: Date,
  holder: Holder,
): Promise<Held> {
  const { rowCount } = await sql.query(
    `UPDATE intakes SET version = version + 1, ${change.set} WHERE id = $1 AND version = $2`,
    [row.id, row.version, ...change.values],
  );
  const after = await findHeld(sql);
  if (rowCount === 0) requireVersion(row.version, toHeld(after, now, holder));
  return after;
}

/** Answers and measurements as JSON texts, without what was not answered. */
function asJson({ answers, figures }: Pick<PublicIntakeWrite, 'answers' | 'figures'>): [string, string] {
  const said = (values: object): object =>
    Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
  const sections = Object.entries(answers).map(([section, values]) => [section, said(values)]);
  return [JSON.stringify(Object.fromEntries(sections)), JSON.stringify(said(figures))];
}

export const openIntake = linkHandler('openIntake', async ({ services, holder }, sql) => {
  const now = services.now();
  const row = await findHeld(sql);
  const held = toHeld(row, now, holder);
  if (held.state === 'OPEN' && row.openedAt === null) {
    await intakes.update(sql, { id: row.id, openedAt: null }, { openedAt: now });
  }
  return { status: 200, ...versioned(held) };
});

export const saveIntake = linkHandler('saveIntake', async ({ body, ifMatch, services, holder }, sql) => {
  const now = services.now();
  const row = await requireOpen(sql, ifMatch, now, holder);
  // A draft may be invalid in part: that part is not kept, and sending it in says why.
  const draft = { answers: readIntakeAnswers(body.answers), figures: readHomeFigures(body.figures) };
  const change = {
    set: 'language = $3, answers = $4::text::jsonb, figures = $5::text::jsonb, saved_at = $6',
    values: [body.language, ...asJson(draft), now.toISOString()],
  };
  return { status: 200, ...versioned(toHeld(await write(sql, row, change, now, holder), now, holder)) };
});

export const submitIntake = linkHandler('submitIntake', async ({ body, ifMatch, services, holder }, sql) => {
  const now = services.now();
  const row = await requireOpen(sql, ifMatch, now, holder);
  const answers = Object.fromEntries(
    Object.entries(body.answers).map(([section, given]) => [
      section,
      isSectionId(section)
        ? keptAnswers(section, given as Answers, given as Answers, `/body/answers/${section}`)
        : given,
    ]),
  );
  const sent = checked(intakeSchema, { answers, figures: body.figures });
  const change = {
    set: `state = 'SUBMITTED', language = $3, answers = $4::text::jsonb, figures = $5::text::jsonb, consent = $6,
      saved_at = $7, submitted_at = $7`,
    values: [body.language, ...asJson(sent), body.consent, now.toISOString()],
  };
  return { status: 200, ...versioned(toHeld(await write(sql, row, change, now, holder), now, holder)) };
});
