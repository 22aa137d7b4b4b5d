import { INTAKE_LINK_DAYS } from '@healzy/domain/patient-data';
import type { IntakeAcceptance } from '@healzy/api/schema';
import { newId } from '../../platform/db/ids.ts';
import { NEXT_VERSION } from '../../platform/db/table.ts';
import { handler, longHandler, type KeptAnswer } from '../../platform/http/calls.ts';
import { countedPage } from '../../platform/http/paging.ts';
import { lockRow } from '../../platform/http/lock-row.ts';
import { conflict } from '../../platform/http/http-problem.ts';
import { versioned } from '../../platform/http/versions.ts';
import { touchPatient } from '../../shared/patient-access/activity.ts';
import { lockPatient } from '../../shared/patient-access/assignments.ts';
import { requireClinical } from '../../shared/patient-access/clinical.ts';
import { translator } from '../../platform/messages.ts';
import { makeLink, sentToOf } from '../../shared/patient-access/link-delivery.ts';
import { linkTexts, requireRecipient } from '../../shared/patient-access/link-texts.ts';
import en from './locales/en.json';
import es from './locales/es.json';
import { findIntake, intakes, INTAKE_COLUMNS, stateNow, toIntake, type IntakeRow } from './intake-rows.ts';

const translate = translator({ es, en });

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

/** The database holds no link, not even for a retry. */
const WITHOUT_LINK: KeptAnswer<'createIntake'> = {
  without: (answer) => ({ ...answer, body: { ...answer.body, link: null } }),
  whole: (answer, { intakeLinks }) => ({
    ...answer,
    body: { ...answer.body, link: intakeLinks.addressOf(answer.body.id) },
  }),
};

export const createIntake = longHandler('createIntake', (call) => {
  const { caller, path, body, services } = call;
  const owner = { accountId: caller.accountId, patientId: path.patientId };
  const { language, delivery } = body;
  const now = services.now();
  const id = newId(now.getTime());
  return makeLink(call, {
    delivery,
    plan: async (sql) => {
      await requireClinical(sql, caller, path.patientId, 'edit');
      await lockPatient(sql, owner.accountId, owner.patientId);
      const recipient = await requireRecipient(sql, owner);
      const t = translate(language);
      const link = services.intakeLinks.addressOf(id);
      return {
        ...{ delivery, sentTo: sentToOf(services, body, recipient), kind: 'INTAKE', language },
        ...linkTexts((key, values) => t(`intakeMail.${key}`, values), {
          ...recipient,
          link,
          days: INTAKE_LINK_DAYS,
        }),
      };
    },
    write: async (sql, { sentTo }) => {
      await intakes.update(sql, { ...owner, state: 'OPEN' }, WITHDRAWN);
      await intakes.insert(sql, {
        ...{ id, ...owner, language, sentTo },
        tokenHash: services.intakeLinks.hashFor(id),
        expiresAt: new Date(now.getTime() + INTAKE_LINK_DAYS * 86_400_000),
        createdBy: caller.userId,
        createdAt: now,
      });
      await touchPatient(sql, owner.patientId, now);
      const row = await findIntake(sql, owner, id);
      return { status: 201, ...versioned(toIntake(row, true, services)) };
    },
    kept: WITHOUT_LINK,
  });
});

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
