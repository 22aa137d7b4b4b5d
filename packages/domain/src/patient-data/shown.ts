import type { Answers, AnswerValue, Condition, Question } from './questions.ts';
import { questionsOf, SECTION_IDS, type KnownQuestion, type SectionId } from './questionnaire.ts';

/** Whether nothing was answered: an empty text or list is no answer, a zero and a no are. */
export function isUnanswered(value: AnswerValue | undefined): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

function holds(questions: readonly Question[], answers: Answers, { question, is }: Condition): boolean {
  const asked = questions.find(({ id }) => id === question);
  if (asked === undefined || !applies(questions, answers, asked)) return false;
  const value = answers[question];
  if (Array.isArray(value)) return value.some((each) => typeof each === 'string' && is.includes(each));
  return (typeof value === 'string' || typeof value === 'boolean') && is.includes(value);
}

function applies(questions: readonly Question[], answers: Answers, question: Question): boolean {
  const { shownWhen } = question;
  return shownWhen === undefined || shownWhen.some((condition) => holds(questions, answers, condition));
}

/**
 * The questions of a section that apply to what has been answered so far.
 *
 * @example shownQuestions('healzy-objective', { objective: 'WEIGHT_LOSS' }) // with weightLossAmount
 */
export function shownQuestions(section: SectionId, answers: Answers): readonly KnownQuestion[] {
  const questions = questionsOf(section);
  return questions.filter((question) => applies(questions, answers, question));
}

/** The option for everything that a set does not name. */
const OTHER = 'OTHER';

/** Whether choosing "other" from this set asks for a text. */
export function takesOthersInWords({ id }: KnownQuestion): boolean {
  return SECTION_IDS.flatMap((section) => questionsOf(section)).some(({ shownWhen = [] }) =>
    shownWhen.some(({ question, is }) => question === id && is.includes(OTHER)),
  );
}

/** Who answers: staff together with the patient, or the patient alone. */
export type Audience = 'staff' | 'patient';

/** The questions that apply and that this audience is asked. */
export function askedQuestions(
  section: SectionId,
  answers: Answers,
  audience: Audience,
): readonly KnownQuestion[] {
  return shownQuestions(section, answers).filter(
    (question) => audience === 'staff' || question.isForStaff !== true,
  );
}

/** The answers without those that no longer apply: a non-smoker does not smoke twenty cigarettes. */
export function withoutHidden(section: SectionId, answers: Answers): Answers {
  const shown = new Set<string>(shownQuestions(section, answers).map(({ id }) => id));
  return Object.fromEntries(
    questionsOf(section).map(({ id }) => [id, shown.has(id) ? (answers[id] ?? null) : null]),
  );
}
