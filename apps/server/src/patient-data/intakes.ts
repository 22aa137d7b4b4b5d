import { INTAKE_LINK_DAYS } from '@healzy/domain/patient-data';
import type { IntakeAcceptance, Language } from '@healzy/api/schema';
import type { Sql } from '../db/database.ts';
import { newId } from '../db/ids.ts';
import { NEXT_VERSION } from '../db/table.ts';
import { handler } from '../http/calls.ts';
import type { AfterCommit } from '../http/after-commit.ts';
import { countedPage } from '../http/paging.ts';
import { lockRow } from '../http/lock-row.ts';
import { conflict, notFound } from '../http/http-problem.ts';
import { versioned } from '../http/versions.ts';
import { touchPatient } from '../patient-access/activity.ts';
import { lockPatient } from '../patient-access/assignments.ts';
import { requireClinical } from '../patient-access/clinical.ts';
import { sendLink, sentToOf, type WantedDelivery } from '../patient-access/link-delivery.ts';
import type { Services } from '../services.ts';
import { questionnaireMail, questionnaireSms } from './intake-mail.ts';
import { findIntake, intakes, INTAKE_COLUMNS, stateNow, toIntake, type IntakeRow } from './intake-rows.ts';

/** It can no longer be filled in, and what was entered so far is discarded. */
const WITHDRAWN = { state: 'WITHDRAWN', version: NEXT_VERSION, answers: {}, figures: {} } as const;

export const listIntakes = handler('listIntakes', async ({ caller, path, query, services }, sql) => {
  const { clinical: access } = await requireClinical(sql, caller, path.patientId, 'read');
  const page = await countedPage<IntakeRow>(sql, query, {
    name: 'intakes',
    columns: INTAKE_COLUMNS,
    from: 'intakes i',
    where: 'i.account_id = $1 AND i.patient_id = $2',
    params: [caller.accountId, path.patientId],
    by: 'i.created_at',
    id: 'i.id',
    isDescending: true,
  });
  return {
    status: 200,
    body: { ...page, items: page.items.map((row) => toIntake(row, access === 'edit', services)) },
  };
});

export const getIntake = handler('getIntake', async ({ caller, path, services }, sql) => {
  const { clinical: access } = await requireClinical(sql, caller, path.patientId, 'read');
  const row = await findIntake(
    sql,
    { accountId: caller.accountId, patientId: path.patientId },
    path.intakeId,
  );
  // What is still being typed is private to the patient until they send it.
  const isSent = row.submittedAt !== null;
  return {
    status: 200,
    body: {
      intake: toIntake(row, access === 'edit', services),
      answers: isSent ? (row.answers as Record<string, Record<string, unknown>>) : {},
      figures: isSent ? (row.figures as Record<string, number | null>) : {},
      consent: row.consent,
      accepted: row.accepted as IntakeAcceptance | null,
    },
    version: row.version,
  };
});

/** Whom a link is for, and who created it. */
export interface IntakeToCreate extends WantedDelivery {
  accountId: string;
  patientId: string;
  userId: string | null;
  language: Language;
}

/** Creates a link and sends it if wanted; the caller has checked permissions. */
async function insertIntake(
  sql: Sql,
  { services, afterCommit }: { services: Services; afterCommit: AfterCommit },
  wanted: IntakeToCreate,
): Promise<string> {
  const { accountId, patientId, language, delivery } = wanted;
  const now = services.now();
  const id = newId(now.getTime());
  const expiresAt = new Date(now.getTime() + INTAKE_LINK_DAYS * 86_400_000);
  const { rows } = await sql.query<{ email: string; phone: string | null; name: string; account: string }>(
    `SELECT p.email, p.phone, p.name, a.name AS account FROM patients p JOIN accounts a ON a.id = p.account_id
     WHERE p.account_id = $1 AND p.id = $2`,
    [accountId, patientId],
  );
  const patient = rows[0];
  if (!patient) throw notFound();
  const sentTo = sentToOf(services, wanted, patient);
  await intakes.update(sql, { accountId, patientId, state: 'OPEN' }, WITHDRAWN);
  await intakes.insert(sql, {
    id,
    accountId,
    patientId,
    tokenHash: services.intakeLinks.hashFor(id),
    language,
    sentTo,
    expiresAt,
    createdBy: wanted.userId,
    createdAt: now,
  });
  const { name, account } = patient;
  const values = { name, account, link: services.intakeLinks.addressOf(id), days: INTAKE_LINK_DAYS };
  await sendLink(
    sql,
    { services, afterCommit },
    {
      ...{ delivery, sentTo, kind: 'INTAKE', language },
      mail: () => questionnaireMail(language, values),
      sms: () => questionnaireSms(language, values),
    },
  );
  return id;
}

export const createIntake = handler(
  'createIntake',
  async ({ caller, path, body, services, afterCommit }, sql) => {
    await requireClinical(sql, caller, path.patientId, 'edit');
    const owner = { accountId: caller.accountId, patientId: path.patientId };
    await lockPatient(sql, owner.accountId, owner.patientId);
    const id = await insertIntake(
      sql,
      { services, afterCommit },
      { ...owner, userId: caller.userId, ...body },
    );
    await touchPatient(sql, owner.patientId, services.now());
    const row = await findIntake(sql, owner, id);
    return { status: 201, ...versioned(toIntake(row, true, services)) };
  },
  {
    // The database holds no link, not even for a retry.
    without: (answer) => ({ ...answer, body: { ...answer.body, link: null } }),
    whole: (answer, { intakeLinks }) => ({
      ...answer,
      body: { ...answer.body, link: intakeLinks.addressOf(answer.body.id) },
    }),
  },
);

export const withdrawIntake = handler('withdrawIntake', async ({ caller, path, services }, sql) => {
  await requireClinical(sql, caller, path.patientId, 'edit');
  const owner = { accountId: caller.accountId, patientId: path.patientId };
  await lockRow(sql, 'intakes', { ...owner, id: path.intakeId });
  const before = await findIntake(sql, owner, path.intakeId);
  const state = stateNow(before, services.now());
  if (state !== 'OPEN' && state !== 'EXPIRED')
    throw conflict('INTAKE_CLOSED', 'This questionnaire was already sent in or taken back.', { state });
  // What was entered so far was never sent.
  await intakes.update(sql, { id: before.id }, WITHDRAWN);
  const row = await findIntake(sql, owner, before.id);
  return { status: 200, ...versioned(toIntake(row, true, services)) };
});
