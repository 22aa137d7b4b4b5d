import type { Answers, Entry } from './questions.ts';
import { questionsOf, type KnownQuestion, type SectionId } from './questionnaire.ts';
import { isUnanswered } from './shown.ts';

/** One answer as a line of an export: codes, not labels, so that it is the same in every language. */
export interface AnswerRow {
  section: SectionId;
  group: string;
  question: string;
  /** Codes of several options, and the fields of a row, are joined; each row of a list is a line of its own. */
  value: string;
  unit: string;
}

const cellsOf = (entry: Entry, question: KnownQuestion): string =>
  question.kind === 'entries' ? question.fields.map(({ id }) => `${id}=${entry[id] ?? ''}`).join('; ') : '';

/**
 * The answers of a section as lines of a table; unanswered questions have none.
 *
 * @example answerRows('healzy-objective', { objective: 'WEIGHT_LOSS' })
 * // [{ section: 'healzy-objective', group: 'objective', question: 'objective', value: 'WEIGHT_LOSS', unit: '' }]
 */
export function answerRows(section: SectionId, answers: Answers): AnswerRow[] {
  return questionsOf(section).flatMap((question) => {
    const value = answers[question.id];
    if (isUnanswered(value) || value === undefined || value === null) return [];
    const row = (text: string): AnswerRow => ({
      section,
      group: question.group,
      question: question.id,
      value: text,
      unit: question.kind === 'number' ? question.unit : '',
    });
    if (question.kind === 'entries' && Array.isArray(value)) {
      return (value as readonly Entry[]).map((entry) => row(cellsOf(entry, question)));
    }
    return [row(Array.isArray(value) ? value.join('; ') : String(value))];
  });
}
