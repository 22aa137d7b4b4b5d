import { requireClinical } from '../../shared/patient-access/clinical.ts';
import {
  ANSWERS_SCHEMAS,
  isSameAnswer,
  lostAnswers,
  readAnswers,
  withImpliedYes,
  type Answers,
  type SectionId,
} from '@healzy/domain/patient-data';
import { handler } from '../../platform/http/calls.ts';
import { checked } from '../../platform/http/form.ts';
import { HttpProblem, invalid, type FieldProblem } from '../../platform/http/http-problem.ts';
import { updated } from '../../platform/http/updates.ts';
import { requireVersion, versioned } from '../../platform/http/versions.ts';
import { touchPatient } from '../../shared/patient-access/activity.ts';
import { lockPatient } from '../../shared/patient-access/assignments.ts';
import { completenessOfSections, readSection, readSections, storeAnswers } from './answers.ts';

export const getPatientData = handler('getPatientData', async ({ caller, path, services }, sql) => {
  const { clinical: access } = await requireClinical(sql, caller, path.patientId, 'read');
  const { accountId } = caller;
  const { patientId } = path;
  const sections = await readSections(sql, accountId, patientId);
  return {
    status: 200,
    body: {
      patientId: path.patientId,
      access,
      completeness: completenessOfSections(sections),
      sections,
      measuredResting: await services.contributions.measuredResting(sql, { accountId, patientId }),
    },
  };
});

/** Validates the answers of a section; errors name their path in the body. */
function checkedAnswers(section: SectionId, answers: unknown): Answers {
  try {
    return checked(ANSWERS_SCHEMAS[section], answers);
  } catch (error) {
    if (!(error instanceof HttpProblem) || error.code !== 'VALIDATION') throw error;
    const fields = (error.details?.fields ?? []) as readonly FieldProblem[];
    throw invalid(
      fields
        .slice(0, 50)
        .map((field) => ({ ...field, path: field.path.replace(/^\/body/, '/body/answers') })),
    );
  }
}

/**
 * What was sent with the yes that it implies: nothing of it is lost silently.
 *
 * @throws HttpProblem 400 `VALIDATION` for answers that contradict the answer which they depend on
 */
export function keptAnswers(
  section: SectionId,
  answers: Answers,
  sent: Answers,
  path = '/body/answers',
): Answers {
  const kept = withImpliedYes(section, answers, sent);
  const lost = lostAnswers(section, kept, sent);
  if (lost.length > 0)
    throw invalid(
      lost.map((id) => ({
        path: `${path}/${id}`,
        code: 'NOT_ASKED',
        message: 'Another answer does not ask for this one.',
      })),
    );
  return kept;
}

export const updatePatientData = handler(
  'updatePatientData',
  async ({ caller, path, body, ifMatch, services }, sql) => {
    const { patientId, section } = path;
    await lockPatient(sql, caller.accountId, patientId);
    await requireClinical(sql, caller, patientId, 'edit');
    const before = await readSection(sql, caller.accountId, patientId, section);
    requireVersion(ifMatch, before);
    // Stored answers may be to an older questionnaire: those that no longer fit do not refuse the others.
    const stored = { answers: readAnswers(section, before.answers) };
    // An answer of before that no longer applies is sent back with the others, and stays in its version.
    const sent = Object.fromEntries(
      Object.entries((body?.answers ?? {}) as Answers).filter(
        ([id, value]) => !isSameAnswer(stored.answers[id], value),
      ),
    );
    const laid = updated('updatePatientData', stored, body)['answers'] as Answers;
    const isNew = await storeAnswers(sql, {
      accountId: caller.accountId,
      patientId,
      section,
      answers: checkedAnswers(section, keptAnswers(section, laid, sent)),
      source: 'STAFF',
      authorId: caller.userId,
      at: services.now(),
    });
    if (isNew) await touchPatient(sql, patientId, services.now());
    return { status: 200, ...versioned(await readSection(sql, caller.accountId, patientId, section)) };
  },
);
