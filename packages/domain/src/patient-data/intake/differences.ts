import { isSameAnswer } from '../changes.ts';
import type { Answers, AnswerValue } from '../questions.ts';
import { questionsOf, SECTION_IDS, type KnownQuestion, type SectionId } from '../questionnaire.ts';
import { isUnanswered } from '../shown.ts';
import type { IntakeAnswers } from './intake.ts';
import { answerOfItems, compareItems, isListQuestion, itemName } from './list-items.ts';
import { dependentsOf, missingItems } from './merging.ts';

/** A difference between the patient's answers and the record. */
export interface IntakeDifference {
  section: SectionId;
  question: KnownQuestion;
  /** An item added to a list, another answer, or an item removed from a list. */
  kind: 'ADDED' | 'CHANGED' | 'REMOVED';
  /** What the record has. */
  before: AnswerValue;
  /** The patient's answer: for a list only what is new; for a removal nothing. */
  after: AnswerValue;
  /** The name of what would be removed. */
  item: string | null;
  /** Whether accepting it would lose something known, so that it is never accepted without a choice. */
  isRisk: boolean;
}

type OfQuestion = Omit<IntakeDifference, 'section' | 'question'>;

function listDifferences(
  section: SectionId,
  question: KnownQuestion,
  record: Answers,
  given: Answers,
): OfQuestion[] {
  const before = record[question.id] ?? null;
  const { kept, added } = compareItems(question, before, given[question.id]);
  const completed = kept.filter(
    ({ known, filled }) => itemName(question, known) !== itemName(question, filled),
  );
  const news = [...completed.map(({ filled }) => filled), ...added];
  const removals = missingItems(section, question, record, given).map((item): OfQuestion => ({
    kind: 'REMOVED',
    before: answerOfItems(question, [item]),
    after: null,
    item: itemName(question, item),
    isRisk: true,
  }));
  if (news.length === 0) return removals;
  const after = answerOfItems(question, news);
  return [{ kind: 'ADDED', before, after, item: null, isRisk: false }, ...removals];
}

/** Whether an answer makes a question apply, directly or through another one. */
const opens = (answer: AnswerValue, { shownWhen }: KnownQuestion): boolean =>
  answer === true || shownWhen?.some(({ is }) => typeof answer === 'string' && is.includes(answer)) === true;

function valueDifference(
  section: SectionId,
  question: KnownQuestion,
  record: Answers,
  given: Answers,
): OfQuestion[] {
  const before = record[question.id] ?? null;
  const after = given[question.id] ?? null;
  if (isUnanswered(after) || isSameAnswer(before, after)) return [];
  const lists = dependentsOf(section, question.id).filter(
    (list) => isListQuestion(list) && opens(before, list),
  );
  const takesAway = lists.some((list) => missingItems(section, list, record, given).length > 0);
  const isNo = question.kind === 'yesNo' && before === true && after === false;
  // The removals are shown as lines of their own, and the no follows from them.
  if (isNo && takesAway) return [];
  return [{ kind: 'CHANGED', before, after, item: null, isRisk: takesAway || (isNo && lists.length > 0) }];
}

/**
 * Where the patient's answers differ from the record, in the order of the questionnaire. Unanswered questions are no
 * difference: they remove nothing that is known. Each removal is a difference of its own.
 */
export function intakeDifferences(
  record: Readonly<Record<SectionId, Answers>>,
  given: IntakeAnswers,
): IntakeDifference[] {
  return SECTION_IDS.flatMap((section) =>
    questionsOf(section).flatMap((question) => {
      const differences = isListQuestion(question) ? listDifferences : valueDifference;
      return differences(section, question, record[section], given[section]).map((one) => ({
        ...one,
        section,
        question,
      }));
    }),
  );
}
