import { SURVEY_DUE_DAYS, SURVEY_LINK_DAYS, surveyDueSchema, surveyStateAt } from '@healzy/domain/surveys';
import { daysOfLocalDate, localDateOfDays, todayIn } from '@healzy/domain/shared';
import { newId } from '../../platform/db/ids.ts';
import { NEXT_VERSION } from '../../platform/db/table.ts';
import { handler, longHandler, type KeptAnswer } from '../../platform/http/calls.ts';
import { checked } from '../../platform/http/form.ts';
import { conflict, notFound } from '../../platform/http/http-problem.ts';
import { countedPage } from '../../platform/http/paging.ts';
import { touchPatient } from '../../shared/patient-access/activity.ts';
import { lockPatient } from '../../shared/patient-access/assignments.ts';
import { requireSurvey } from './access.ts';
import { requireClinical } from '../../shared/patient-access/clinical.ts';
import { translator } from '../../platform/messages.ts';
import { makeLink, sentToOf } from '../../shared/patient-access/link-delivery.ts';
import { linkTexts, requireRecipient } from '../../shared/patient-access/link-texts.ts';
import en from './locales/en.json';
import es from './locales/es.json';
import { addressOf, findSurvey, SURVEY_COLUMNS, surveys, surveysOf, type SurveyRow } from './rows.ts';

const translate = translator({ es, en });

const WITHDRAWN = { state: 'WITHDRAWN', version: NEXT_VERSION } as const;

/** The day on which the survey `s` was sent, where the patient lives. */
const SENT_ON = '(s.created_at AT TIME ZONE p.timezone)::date';

export const listSurveys = handler('listSurveys', async ({ caller, path, query, services }, sql) => {
  const { clinical: access } = await requireClinical(sql, caller, path.patientId, 'read');
  const page = await countedPage<SurveyRow>(sql, query, {
    name: 'surveys',
    columns: SURVEY_COLUMNS,
    from: 'surveys s JOIN patients p ON p.id = s.patient_id',
    where: `s.account_id = $1 AND s.patient_id = $2 AND ($3::date IS NULL OR ${SENT_ON} >= $3)
      AND ($4::date IS NULL OR ${SENT_ON} <= $4)`,
    params: [caller.accountId, path.patientId, query.since ?? null, query.until ?? null],
    by: 's.created_at',
    id: 's.id',
    isDescending: true,
  });
  const patient = { accountId: caller.accountId, patientId: path.patientId };
  const shown = await surveysOf(sql, patient, access === 'edit', services);
  return { status: 200, body: { ...page, items: page.items.map(shown) } };
});

/** The database holds no link, not even for a retry. */
const WITHOUT_LINK: KeptAnswer<'createSurvey'> = {
  without: (answer) => ({ ...answer, body: { ...answer.body, link: null } }),
  whole: (answer, services) => ({
    ...answer,
    body: { ...answer.body, link: addressOf(services, answer.body.id) },
  }),
};

export const createSurvey = longHandler('createSurvey', (call) => {
  const { caller, path, body, services } = call;
  const { accountId } = caller;
  const { patientId } = path;
  const { kind, language, delivery } = body;
  const now = services.now();
  const id = newId(now.getTime());
  return makeLink(call, {
    delivery,
    plan: async (sql) => {
      await requireClinical(sql, caller, patientId, 'edit');
      await lockPatient(sql, accountId, patientId);
      const recipient = await requireRecipient(sql, { accountId, patientId });
      const today = todayIn(recipient.timezone, now);
      const inDays = (days: number) => localDateOfDays((daysOfLocalDate(today) ?? 0) + days);
      const asked = checked(surveyDueSchema(today, inDays(SURVEY_LINK_DAYS)), { dueOn: body.dueOn ?? null });
      const values = { ...recipient, link: addressOf(services, id), days: SURVEY_LINK_DAYS };
      return {
        ...{ delivery, sentTo: sentToOf(services, body, recipient), kind: 'SURVEY', language },
        dueOn: asked.dueOn ?? inDays(SURVEY_DUE_DAYS),
        ...linkTexts(translate(language), values),
      };
    },
    write: async (sql, { sentTo, dueOn }) => {
      await surveys.update(sql, { accountId, patientId, kind, state: 'OPEN' }, WITHDRAWN);
      await surveys.insert(sql, {
        ...{ id, accountId, patientId, kind, language, sentTo, dueOn },
        tokenHash: services.intakeLinks.hashFor(id),
        expiresAt: new Date(now.getTime() + SURVEY_LINK_DAYS * 86_400_000),
        createdBy: caller.userId,
        createdAt: now,
      });
      await touchPatient(sql, patientId, now);
      const row = await findSurvey(sql, accountId, id);
      if (!row) throw notFound();
      const shown = await surveysOf(sql, { accountId, patientId }, true, services);
      return { status: 201, body: shown(row), version: row.version };
    },
    kept: WITHOUT_LINK,
  });
});

export const withdrawSurvey = handler('withdrawSurvey', async ({ caller, path, services }, sql) => {
  const before = await requireSurvey(sql, caller, path.id);
  if (before.state !== 'OPEN')
    throw conflict('SURVEY_CLOSED', 'This survey was already answered or withdrawn.', {
      state: surveyStateAt(before, services.now()),
    });
  await surveys.update(sql, { accountId: caller.accountId, id: before.id }, WITHDRAWN);
  const row = { ...before, state: 'WITHDRAWN', version: before.version + 1 } as const;
  const shown = await surveysOf(sql, { ...before, accountId: caller.accountId }, true, services);
  return { status: 200, body: shown(row), version: row.version };
});

export const markSurveyRead = handler('markSurveyRead', async ({ caller, path, services }, sql) => {
  const before = await requireSurvey(sql, caller, path.id);
  if (before.state !== 'ANSWERED') throw conflict('SURVEY_UNANSWERED', 'There is no answer yet.');
  const readAt = before.readAt ?? services.now().toISOString();
  // Read again, as after a lost answer, changes nothing.
  if (before.readAt === null)
    await surveys.update(sql, { accountId: caller.accountId, id: before.id }, { readAt: services.now() });
  const shown = await surveysOf(sql, { ...before, accountId: caller.accountId }, true, services);
  return { status: 200, body: shown({ ...before, readAt }), version: before.version };
});
