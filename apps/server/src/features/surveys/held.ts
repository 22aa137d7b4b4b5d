import { isDeepStrictEqual } from 'node:util';
import { surveyAnswersSchema, surveyStateAt, type SurveyAnswers } from '@healzy/domain/surveys';
import type { HeldSurvey } from '@healzy/api/schema';
import { refuseUnlikely } from '../../shared/body-figures/plausibility.ts';
import type { Sql } from '../../platform/db/database.ts';
import type { RowOf } from '../../platform/db/table.ts';
import { linkHandler, type Holder } from '../../platform/http/calls.ts';
import { checked } from '../../platform/http/form.ts';
import { conflict, notFound } from '../../platform/http/http-problem.ts';
import { admitDevice, usedElsewhere } from '../../platform/http/link-devices.ts';
import { surveys } from './rows.ts';
import { weightJudge } from './weights.ts';

const read = surveys.pick(
  'id',
  'accountId',
  'patientId',
  'kind',
  'language',
  'state',
  'expiresAt',
  'openedAt',
  'answers',
);

/** What a link holder's role may read; row-level security leaves one row at most. */
type Held = RowOf<typeof read> & { name: string | null; account: string | null };

async function findHeld(sql: Sql): Promise<Held & { name: string; account: string }> {
  const { rows } = await sql.query<Held>(
    `SELECT ${read.columns('s')}, p.name, a.name AS account
     FROM surveys s LEFT JOIN patients p ON p.account_id = s.account_id AND p.id = s.patient_id
     LEFT JOIN accounts a ON a.id = s.account_id`,
  );
  const [held] = rows;
  // A deleted patient does not exist for the holder of the link either.
  if (!held || held.name === null || held.account === null) throw notFound();
  return { ...held, name: held.name, account: held.account };
}

const toHeld = ({ name, account, ...held }: Awaited<ReturnType<typeof findHeld>>, now: Date): HeldSurvey => ({
  kind: held.kind,
  language: held.language,
  state: surveyStateAt(held, now),
  patientName: name,
  accountName: account,
  expiresAt: held.expiresAt,
});

/** @throws HttpProblem 409 on a device on which the link does not work */
async function requireDevice(
  sql: Sql,
  id: string,
  { device, holder }: { device: string | null; holder: Holder },
): Promise<void> {
  if (device === null) throw notFound();
  const admission = await admitDevice(sql, 'surveys', { id, device, isPatient: holder.isPatient });
  if (!admission.isAdmitted) throw usedElsewhere('SURVEY_LINK_USED', admission);
}

/**
 * The answers stay in the patient's form until they have confirmed the weight or corrected it. What was measured is not
 * said to whoever holds the link.
 *
 * @throws HttpProblem 422 `IMPLAUSIBLE_CHANGE`
 */
async function requireLikelyWeight(
  sql: Sql,
  held: { accountId: string; patientId: string },
  answers: SurveyAnswers,
  now: Date,
): Promise<void> {
  const doubt = (await weightJudge(sql, held))(answers, now);
  if (doubt === null) return;
  refuseUnlikely([{ magnitude: 'weightKg', value: doubt.value, on: doubt.on, near: null }], '/body');
}

export const openHeldSurvey = linkHandler('openHeldSurvey', async ({ device, holder, services }, sql) => {
  const now = services.now();
  const held = await findHeld(sql);
  const body = toHeld(held, now);
  if (body.state === 'OPEN') {
    await requireDevice(sql, held.id, { device, holder });
    if (held.openedAt === null) await surveys.update(sql, { id: held.id, openedAt: null }, { openedAt: now });
  }
  return { status: 200, body };
});

export const answerHeldSurvey = linkHandler(
  'answerHeldSurvey',
  async ({ device, holder, body, services }, sql) => {
    const now = services.now();
    const before = await findHeld(sql);
    const { state } = toHeld(before, now);
    if (state === 'OPEN' || state === 'ANSWERED') await requireDevice(sql, before.id, { device, holder });
    if (state === 'OPEN') {
      const answers = checked(surveyAnswersSchema(before.kind), body);
      if (body.confirmed?.includes('weightKg') !== true) await requireLikelyWeight(sql, before, answers, now);
      // Of two tabs that answer at once, the second waits here and changes nothing.
      await sql.query(
        `UPDATE surveys SET state = 'ANSWERED', answers = $2::text::jsonb, answered_at = $3, version = version + 1
       WHERE id = $1 AND state = 'OPEN'`,
        [before.id, JSON.stringify(answers), now.toISOString()],
      );
    }
    const held = await findHeld(sql);
    const after = toHeld(held, now);
    const sent = surveyAnswersSchema(held.kind).safeParse(body);
    // The same answers again, as after a lost response.
    if (after.state === 'ANSWERED' && sent.success && isDeepStrictEqual(held.answers, sent.data))
      return { status: 200, body: after };
    throw conflict('SURVEY_CLOSED', 'This link takes no more answers.', { state: after.state });
  },
);
