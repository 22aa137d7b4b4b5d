import { ANTHROPOMETRIC_QUESTIONS } from './definition/anthropometric-data.ts';
import { HABITS_QUESTIONS } from './definition/habits.ts';
import { OBJECTIVE_QUESTIONS } from './definition/healzy-objective.ts';
import { MEDICAL_HISTORY_QUESTIONS } from './definition/medical-history.ts';
import type { AnswersTo, Question } from './questions.ts';

/**
 * The questionnaire of specification 3.9 to 3.11 and 9.8: the one definition behind the forms, the validation on both
 * sides, completeness, the history, the export and the intake. A section is a sub-page of the patient's data.
 */
export const QUESTIONNAIRE = {
  'anthropometric-data': ANTHROPOMETRIC_QUESTIONS,
  'medical-history': MEDICAL_HISTORY_QUESTIONS,
  'healzy-objective': OBJECTIVE_QUESTIONS,
  habits: HABITS_QUESTIONS,
} as const;

export type SectionId = keyof typeof QUESTIONNAIRE;
export const SECTION_IDS = Object.keys(QUESTIONNAIRE) as SectionId[];

/** The answers of one section, typed: `SectionAnswers<'habits'>['activityLevel']`. */
export type SectionAnswers<Section extends SectionId> = AnswersTo<(typeof QUESTIONNAIRE)[Section]>;
/** The answers of every section. */
export type PatientAnswers = { [Section in SectionId]: SectionAnswers<Section> };

export type QuestionId = (typeof QUESTIONNAIRE)[SectionId][number]['id'];
export type GroupId = (typeof QUESTIONNAIRE)[SectionId][number]['group'];
type EntriesOf<Q> = Q extends { kind: 'entries' } ? Q : never;
/** The columns of the lists. */
export type EntryFieldId = EntriesOf<(typeof QUESTIONNAIRE)[SectionId][number]>['fields'][number]['id'];

/** A question of the questionnaire, its ids known to the compiler. */
export type KnownQuestion = Question & { readonly id: QuestionId; readonly group: GroupId };

/** The questions of a section in their order. */
export function questionsOf(section: SectionId): readonly KnownQuestion[] {
  return QUESTIONNAIRE[section];
}

/** The groups of a section in their order, each with its questions. */
export function groupsOf(
  section: SectionId,
): readonly { id: GroupId; questions: readonly KnownQuestion[] }[] {
  const questions = questionsOf(section);
  const ids = [...new Set(questions.map((question) => question.group))];
  return ids.map((id) => ({ id, questions: questions.filter((question) => question.group === id) }));
}

/** Whether a text names a section. */
export function isSectionId(text: string): text is SectionId {
  return Object.hasOwn(QUESTIONNAIRE, text);
}
