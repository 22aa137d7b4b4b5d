import type { Answers, AnswerValue, Condition } from '../questions.ts';
import { questionsOf, type KnownQuestion, type SectionId } from '../questionnaire.ts';
import { isUnanswered, shownQuestions } from '../shown.ts';
import {
  answerOfItems,
  compareItems,
  isListQuestion,
  itemName,
  itemsOf,
  type ListItem,
} from './list-items.ts';

/** One item that a decision removes from a list of the record. */
export interface ItemRemoval {
  question: string;
  /** Its name, from `itemName`. */
  item: string;
}

/** What is accepted from a section. */
export interface SectionDecision {
  /** Questions whose answer is accepted; for a list, its new items. */
  answers: readonly string[];
  removals: readonly ItemRemoval[];
}

/** The section as if every answer of the patient were accepted: what they left out stays. */
function answersTogether(section: SectionId, record: Answers, given: Answers): Answers {
  return Object.fromEntries(
    questionsOf(section).map(({ id }) => [id, (isUnanswered(given[id]) ? record[id] : given[id]) ?? null]),
  );
}

/**
 * Items of the record's answer that the patient's answers would remove: they gave a list without them, or answered no
 * to the question that the list depends on.
 */
export function missingItems(
  section: SectionId,
  question: KnownQuestion,
  record: Answers,
  given: Answers,
): readonly ListItem[] {
  if (!isListQuestion(question)) return [];
  if (!isUnanswered(given[question.id])) {
    const { kept } = compareItems(question, record[question.id], given[question.id]);
    return kept.filter(({ isMissing }) => isMissing).map(({ known }) => known);
  }
  const together = answersTogether(section, record, given);
  const isShown = shownQuestions(section, together).some(({ id }) => id === question.id);
  return isShown ? [] : itemsOf(question, record[question.id]);
}

/** The questions that depend on a question, directly or indirectly. */
export function dependentsOf(section: SectionId, id: string): readonly KnownQuestion[] {
  return questionsOf(section)
    .filter(({ shownWhen }) => shownWhen?.some((condition) => condition.question === id) === true)
    .flatMap((question) => [question, ...dependentsOf(section, question.id)]);
}

/** The chosen questions and those that they depend on: "which diseases" means nothing without "has diseases". */
function withGuards(section: SectionId, given: Answers, chosen: readonly string[]): ReadonlySet<string> {
  const taken = new Set<string>();
  const take = (id: string): void => {
    const question = questionsOf(section).find((one) => one.id === id);
    if (question === undefined || taken.has(id)) return;
    taken.add(id);
    for (const condition of question.shownWhen ?? []) {
      if (!isUnanswered(given[condition.question])) take(condition.question);
    }
  };
  chosen.forEach(take);
  return taken;
}

/**
 * The record's answers of a section with the accepted answers of the patient. New list items are added, and nothing is
 * removed unless the decision removes it by name; nor is anything removed because the question that opens it is
 * answered otherwise: that answer waits until everything it would hide has been removed.
 */
export function mergedAnswers(
  section: SectionId,
  record: Answers,
  given: Answers,
  decision: SectionDecision,
): Answers {
  const taken = withGuards(section, given, decision.answers);
  const merged = Object.fromEntries(
    questionsOf(section).map((question): [string, AnswerValue] => {
      const { id } = question;
      if (!isListQuestion(question)) return [id, (taken.has(id) ? given[id] : record[id]) ?? null];
      const named = decision.removals.filter((one) => one.question === id).map(({ item }) => item);
      const missing = missingItems(section, question, record, given);
      const isRemoved = (item: ListItem) =>
        missing.includes(item) && named.includes(itemName(question, item));
      const { kept, added } = compareItems(question, record[id], given[id]);
      const stays = kept.filter(({ known }) => !isRemoved(known));
      const gained = taken.has(id) ? added : [];
      const isCompleted = taken.has(id) && stays.some(({ known, filled }) => known !== filled);
      // Paragraphs and indentation belong to a text but are not items.
      if (stays.length === kept.length && gained.length === 0 && !isCompleted)
        return [id, record[id] ?? null];
      const items = stays.map(({ known, filled }) => (taken.has(id) ? filled : known));
      return [id, answerOfItems(question, [...items, ...gained])];
    }),
  );
  return withReasons(section, record, withPlainNo(section, given, merged, decision));
}

/** When a decision has emptied the list of a yes, it becomes the no that the patient gave. */
function withPlainNo(
  section: SectionId,
  given: Answers,
  merged: Answers,
  { removals }: SectionDecision,
): Answers {
  const changed = { ...merged };
  for (const { id, kind } of questionsOf(section)) {
    if (kind !== 'yesNo' || given[id] !== false) continue;
    const lists = dependentsOf(section, id).filter(isListQuestion);
    const isEmptied = lists.some((list) => removals.some(({ question }) => question === list.id));
    if (isEmptied && lists.every((list) => isUnanswered(merged[list.id]))) changed[id] = false;
  }
  return changed;
}

/** Restores the answers without which a remaining list would not apply. */
function withReasons(section: SectionId, record: Answers, merged: Answers): Answers {
  const shown = new Set<string>(shownQuestions(section, merged).map(({ id }) => id));
  const hidden = questionsOf(section).find(
    (question) => isListQuestion(question) && !isUnanswered(merged[question.id]) && !shown.has(question.id),
  );
  if (hidden === undefined) return merged;
  const reopened = (hidden.shownWhen ?? []).reduce<Answers>(
    (answers, condition) => ({
      ...answers,
      [condition.question]: reasonFor(section, condition, record, answers),
    }),
    merged,
  );
  // The answer that opens it may itself depend on another one.
  const stillShut = JSON.stringify(reopened) === JSON.stringify(merged);
  return stillShut ? merged : withReasons(section, record, reopened);
}

function reasonFor(
  section: SectionId,
  { question: id, is }: Condition,
  record: Answers,
  answers: Answers,
): AnswerValue {
  const guard = questionsOf(section).find((question) => question.id === id);
  if (guard?.kind === 'yesNo') return true;
  if (guard?.kind !== 'choices') {
    const known = record[id] ?? null;
    return typeof known === 'string' && is.includes(known) ? known : (answers[id] ?? null);
  }
  const codes = itemsOf(guard, answers[id]).map(String);
  return codes.some((code) => is.includes(code)) ? codes : [...codes, String(is[0])];
}
