import { searchKey } from '../../shared/index.ts';
import type { AnswerValue, Entry } from '../questions.ts';
import type { KnownQuestion } from '../questionnaire.ts';

/** One item of an answer: an option, a row of a list, or a line of a text. */
export type ListItem = string | Entry;

/**
 * Whether the answer to a question holds several items, each of which stays until it is removed by name: a set of
 * options, a list of rows, and a text, whose lines are its items.
 */
export function isListQuestion({ kind }: KnownQuestion): boolean {
  return kind === 'choices' || kind === 'entries' || kind === 'text';
}

/** The items of an answer. */
export function itemsOf(question: KnownQuestion, value: AnswerValue | undefined): readonly ListItem[] {
  if (question.kind === 'text') {
    if (typeof value !== 'string') return [];
    return value
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
  }
  return Array.isArray(value) ? (value as readonly ListItem[]) : [];
}

/** The answer that consists of these items. */
export function answerOfItems(question: KnownQuestion, items: readonly ListItem[]): AnswerValue {
  if (items.length === 0) return null;
  return question.kind === 'text' ? items.join('\n') : (items as readonly string[] | readonly Entry[]);
}

/** The name by which a decision removes an item: a code, a line, or the cells of a row. */
export function itemName(question: KnownQuestion, item: ListItem): string {
  if (typeof item === 'string') return item;
  const fields = question.kind === 'entries' ? question.fields : [];
  return fields.map(({ id }) => item[id] ?? '').join(' · ');
}

const textOf = (cell: string | null | undefined): string => searchKey(cell ?? '');

/** Whether two rows agree about one item; a cell that one of them leaves empty contradicts nothing. */
function agree(question: KnownQuestion, one: ListItem, other: ListItem): boolean {
  if (typeof one === 'string' || typeof other === 'string') {
    if (typeof one !== typeof other) return false;
    return question.kind === 'text' ? searchKey(String(one)) === searchKey(String(other)) : one === other;
  }
  if (question.kind !== 'entries') return false;
  return question.fields.every(({ id }, index) => {
    const [mine, theirs] = [textOf(one[id]), textOf(other[id])];
    return mine === theirs || (index > 0 && (mine === '' || theirs === ''));
  });
}

/** The record's row completed with what only the other one says. */
function filledIn(known: ListItem, given: ListItem): ListItem {
  if (typeof known === 'string' || typeof given === 'string') return known;
  const blank = Object.entries(given).filter(([id]) => (known[id] ?? '') === '');
  return { ...known, ...Object.fromEntries(blank) };
}

/** How the items of two answers compare. */
export interface ItemComparison {
  /** Those of the record, each as completed by the patient. */
  kept: readonly { known: ListItem; filled: ListItem; isMissing: boolean }[];
  /** Those that only the patient names. */
  added: readonly ListItem[];
}

/**
 * Compares the record's items with the patient's. A row with another dose is another row: which of the two is right is
 * for the specialist to say.
 */
export function compareItems(
  question: KnownQuestion,
  record: AnswerValue | undefined,
  given: AnswerValue | undefined,
): ItemComparison {
  const left = [...itemsOf(question, given)];
  const take = (isIt: (item: ListItem) => boolean): ListItem | undefined => {
    const index = left.findIndex(isIt);
    return index < 0 ? undefined : left.splice(index, 1)[0];
  };
  const known = itemsOf(question, record);
  // Identical items are matched first, before one that merely agrees can take the match.
  const same = known.map((item) => take((other) => itemName(question, other) === itemName(question, item)));
  const kept = known.map((item, index) => {
    const found = same[index] ?? take((other) => agree(question, item, other));
    return found === undefined
      ? { known: item, filled: item, isMissing: true }
      : { known: item, filled: filledIn(item, found), isMissing: false };
  });
  return { kept, added: left };
}
