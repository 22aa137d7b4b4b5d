import type { Answers, AnswerValue } from '../questions.ts';
import { isUnanswered } from '../shown.ts';
import { questionsOf, SECTION_IDS, type QuestionId, type SectionId } from '../questionnaire.ts';
import { readIntakeAnswers, type IntakeAnswers } from './intake.ts';
import { dependentsOf } from './merging.ts';

/**
 * What the record may show a patient behind a link, to be confirmed or corrected: facts that do harm when forgotten.
 * The database returns these answers and no others; a test keeps the two lists in step.
 */
export const RECORD_QUESTIONS: Readonly<Partial<Record<SectionId, readonly QuestionId[]>>> = {
  'medical-history': ['hasDiseases', 'diseases', 'otherDiseases', 'takesMedication', 'medication'],
  habits: [
    'hasAllergies',
    'allergies',
    'otherAllergies',
    'hasIntolerances',
    'intolerances',
    'otherIntolerances',
  ],
};

/** How many wrong birthdates a link allows; after that it shows nothing of the record. */
export const BIRTHDATE_TRIES = 5;

/** What a patient is asked to confirm, by section; sections with nothing are omitted. */
export function recordAnswersOf(stored: unknown): Record<string, Record<string, AnswerValue>> {
  const read = readIntakeAnswers(stored);
  const sections = SECTION_IDS.map((section): [SectionId, Record<string, AnswerValue>] => {
    const known = (RECORD_QUESTIONS[section] ?? []).filter((id) => !isUnanswered(read[section][id]));
    return [section, Object.fromEntries(known.map((id) => [id, read[section][id] ?? null]))];
  });
  return Object.fromEntries(sections.filter(([, answers]) => Object.keys(answers).length > 0));
}

/** Whether the record has anything to confirm. */
export const hasRecordAnswers = (stored: unknown): boolean => Object.keys(recordAnswersOf(stored)).length > 0;

/**
 * A draft prefilled from the record wherever the patient has said nothing yet, to be confirmed or corrected. A list
 * goes with its yes or no: after a no the list is not restored.
 */
export function withRecordAnswers(draft: IntakeAnswers, record: IntakeAnswers): IntakeAnswers {
  return Object.fromEntries(
    SECTION_IDS.map((section) => [section, withRecordOf(section, draft[section], record[section])]),
  ) as Record<SectionId, Answers>;
}

function withRecordOf(section: SectionId, draft: Answers, record: Answers): Answers {
  const guards = (RECORD_QUESTIONS[section] ?? []).filter(
    (id) => questionsOf(section).find((question) => question.id === id)?.kind === 'yesNo',
  );
  return guards.reduce<Answers>((answers, guard) => {
    const ids = [guard, ...dependentsOf(section, guard).map(({ id }) => id)];
    if (!ids.every((id) => isUnanswered(draft[id]))) return answers;
    return { ...answers, ...Object.fromEntries(ids.map((id) => [id, record[id] ?? null])) };
  }, draft);
}
