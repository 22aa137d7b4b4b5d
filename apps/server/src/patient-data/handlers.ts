import { ANSWERS_SCHEMAS, type Answers, type SectionId } from '@healzy/domain/patient-data';
import type { AccessLevel } from '@healzy/domain/session';
import type { Sql } from '../db/database.ts';
import { handler, type Caller } from '../http/calls.ts';
import { checked } from '../http/form.ts';
import { HttpProblem, invalid, recordForbidden, type FieldProblem } from '../http/http-problem.ts';
import { requireVersion } from '../http/versions.ts';
import { touchPatient } from '../patient-access/activity.ts';
import { requirePatient, lockPatient } from '../patient-access/assignments.ts';
import { completenessOfSections, readSection, readSections, storeAnswers } from './answers.ts';

/**
 * Requires access to the patient's clinical data.
 *
 * @throws HttpProblem 404 or 403
 */
export async function requireClinical(
  sql: Sql,
  caller: Caller,
  patientId: string,
  wanted: 'read' | 'edit',
): Promise<AccessLevel> {
  const { clinical } = await requirePatient(sql, caller, patientId);
  if (clinical === 'none' || (wanted === 'edit' && clinical !== 'edit')) throw recordForbidden();
  return clinical;
}

export const getPatientData = handler('getPatientData', async ({ caller, path }, sql) => {
  const access = await requireClinical(sql, caller, path.patientId, 'read');
  const sections = await readSections(sql, caller.accountId, path.patientId);
  return {
    status: 200,
    body: {
      patientId: path.patientId,
      access,
      completeness: completenessOfSections(sections),
      sections,
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

export const updatePatientData = handler(
  'updatePatientData',
  async ({ caller, path, body, ifMatch, services }, sql) => {
    const { patientId, section } = path;
    await lockPatient(sql, caller.accountId, patientId);
    await requireClinical(sql, caller, patientId, 'edit');
    requireVersion(ifMatch, await readSection(sql, caller.accountId, patientId, section));
    const isNew = await storeAnswers(sql, {
      accountId: caller.accountId,
      patientId,
      section,
      answers: checkedAnswers(section, body.answers),
      source: 'STAFF',
      authorId: caller.userId,
      at: services.now(),
    });
    if (isNew) await touchPatient(sql, patientId, services.now());
    const stored = await readSection(sql, caller.accountId, patientId, section);
    return { status: 200, body: stored, version: stored.version };
  },
);
