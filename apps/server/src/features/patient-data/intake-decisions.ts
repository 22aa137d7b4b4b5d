import {
  ANSWERS_SCHEMAS,
  homeFigures,
  isBodyMagnitude,
  isSectionId,
  mergedAnswers,
  questionsOf,
  readAnswers,
  readHomeFigures,
  readIntakeAnswers,
  hasFigures,
  type BodyMagnitude,
  type ItemRemoval,
  type SectionId,
} from '@healzy/domain/patient-data';
import type { IntakeAcceptance, IntakeAnswerName } from '@healzy/api/schema';
import type { Sql } from '../../platform/db/database.ts';
import { NEXT_VERSION } from '../../platform/db/table.ts';
import { handler, type Call } from '../../platform/http/calls.ts';
import { checked } from '../../platform/http/form.ts';
import { lockRow } from '../../platform/http/lock-row.ts';
import { conflict, invalid } from '../../platform/http/http-problem.ts';
import { requireVersion, versioned } from '../../platform/http/versions.ts';
import { touchPatient } from '../../shared/patient-access/activity.ts';
import type { Services } from '../../platform/services.ts';
import { lockPatient } from '../../shared/patient-access/assignments.ts';
import { patientZone } from '../../shared/patient-access/patient-zone.ts';
import { readSection, storeAnswers } from './answers.ts';
import { requireClinical } from '../../shared/patient-access/clinical.ts';
import { findIntake, intakes, stateNow, toIntake, type IntakeRow } from './intake-rows.ts';
import { todayIn } from '@healzy/domain/shared';
import { insertMeasurement, measuringDays } from '../../shared/body-figures/measurement-rows.ts';
import { requirePlausible } from '../../shared/body-figures/plausibility.ts';

type Deciding = Pick<Call<'declineIntake'>, 'caller' | 'path' | 'ifMatch' | 'services'>;

/** The questionnaire to be decided, locked until the transaction ends. */
async function requireSubmitted(
  sql: Sql,
  { caller, path: { patientId, intakeId }, ifMatch, services }: Deciding,
): Promise<IntakeRow> {
  await requireClinical(sql, caller, patientId, 'edit');
  await lockPatient(sql, caller.accountId, patientId);
  const owner = { accountId: caller.accountId, patientId };
  await lockRow(sql, 'intakes', { ...owner, id: intakeId });
  const row = await findIntake(sql, owner, intakeId);
  requireVersion(ifMatch, toIntake(row, true, services));
  const state = stateNow(row, services.now());
  if (state !== 'SUBMITTED')
    throw conflict('INTAKE_CLOSED', 'This questionnaire is not waiting for a decision.', { state });
  return row;
}

interface Chosen {
  sections: Map<SectionId, { answers: string[]; removals: ItemRemoval[] }>;
  figures: BodyMagnitude[];
}

const unknown = (path: string) =>
  invalid([{ path, code: 'OPTION_INVALID', message: 'The questionnaire has nothing of that name.' }]);

/** The choices that belong to the questionnaire; others are rejected. */
function chosenOf({ answers, removals = [], figures }: IntakeAcceptance): Chosen {
  const sections: Chosen['sections'] = new Map();
  const decisionOn = ({ section, question }: IntakeAnswerName, path: string) => {
    if (!isSectionId(section) || !questionsOf(section).some(({ id }) => id === question)) throw unknown(path);
    const decision = sections.get(section) ?? { answers: [], removals: [] };
    sections.set(section, decision);
    return decision;
  };
  for (const [index, name] of answers.entries())
    decisionOn(name, `/body/answers/${index}`).answers.push(name.question);
  for (const [index, removal] of removals.entries())
    decisionOn(removal, `/body/removals/${index}`).removals.push(removal);
  return {
    sections,
    figures: figures.map((figure, index) => {
      if (!isBodyMagnitude(figure)) throw unknown(`/body/figures/${index}`);
      return figure;
    }),
  };
}

async function decide(
  sql: Sql,
  { caller, services }: Deciding,
  row: IntakeRow,
  decision: { state: 'ACCEPTED' | 'DECLINED'; accepted: IntakeAcceptance | null },
) {
  const now = services.now();
  const decided = { ...decision, version: NEXT_VERSION, decidedBy: caller.userId, decidedAt: now };
  await intakes.update(sql, { id: row.id }, decided);
  await touchPatient(sql, row.patientId, now);
  const after = await findIntake(sql, { accountId: caller.accountId, patientId: row.patientId }, row.id);
  return { status: 200 as const, ...versioned(toIntake(after, true, services)) };
}

export const acceptIntake = handler('acceptIntake', async (call, sql) => {
  const { caller, body, services } = call;
  const row = await requireSubmitted(sql, call);
  const chosen = chosenOf(body);
  const owner = { accountId: caller.accountId, patientId: row.patientId };
  const given = readIntakeAnswers(row.answers);
  for (const [section, decision] of chosen.sections) {
    const stored = await readSection(sql, owner.accountId, owner.patientId, section);
    const merged = mergedAnswers(section, readAnswers(section, stored.answers), given[section], decision);
    // Two full lists merged can exceed the limit of one.
    const answers = checked(ANSWERS_SCHEMAS[section], merged);
    await storeAnswers(sql, {
      ...owner,
      section,
      answers,
      source: 'INTAKE',
      authorId: caller.userId,
      at: services.now(),
    });
  }
  const sent = readHomeFigures(row.figures);
  const figures = homeFigures(Object.fromEntries(chosen.figures.map((id) => [id, sent[id]])));
  if (hasFigures(figures)) {
    const days = await measuringDays(sql, owner, services.now());
    const measuredOn = await dayOfSending(sql, row, services);
    await requirePlausible(sql, owner, {
      measuredOn,
      figures,
      birthdate: days.birthdate,
      confirmed: body.confirmed,
      path: '/body/figures',
    });
    await insertMeasurement(sql, {
      ...owner,
      authorId: caller.userId,
      source: 'INTAKE',
      measuredOn,
      figures,
      note: null,
      at: services.now(),
    });
  }
  return decide(sql, call, row, { state: 'ACCEPTED', accepted: body });
});

export const declineIntake = handler('declineIntake', async (call, sql) =>
  decide(sql, call, await requireSubmitted(sql, call), { state: 'DECLINED', accepted: null }),
);

/** The day on which the patient sent it in, in their own time zone. */
async function dayOfSending(sql: Sql, row: IntakeRow, { now }: Services): Promise<string> {
  const sentAt = row.submittedAt === null ? now() : new Date(row.submittedAt);
  return todayIn(await patientZone(sql, row.patientId), sentAt);
}
