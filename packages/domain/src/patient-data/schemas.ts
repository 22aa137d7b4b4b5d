import { z } from 'zod';
import { boundedNumber, optionalText, requiredText, type FieldCode } from '../shared/index.ts';
import { OPTION_SETS, type OptionSetId } from './option-sets.ts';
import {
  MAX_ENTRIES,
  type Answers,
  type AnswerValue,
  type EntriesQuestion,
  type EntryField,
  type Question,
} from './questions.ts';
import { questionsOf, SECTION_IDS, type SectionId } from './questionnaire.ts';
import { withoutHidden } from './shown.ts';

const code = (value: FieldCode): FieldCode => value;
const optionOf = (set: OptionSetId) => z.enum(OPTION_SETS[set], { error: code('OPTION_INVALID') });

/** In the order of the set and without duplicates, whatever order they were ticked in. */
const optionsOf = (set: OptionSetId) =>
  z
    .array(z.string(), { error: code('OPTION_INVALID') })
    // One error for the question as a whole, because that is where its field shows it.
    .refine((chosen) => chosen.every((one) => OPTION_SETS[set].some((option) => option === one)), {
      error: code('OPTION_INVALID'),
    })
    .transform((chosen) => OPTION_SETS[set].filter((option) => chosen.some((one) => one === option)));

function entryFieldSchema(field: EntryField, isFirst: boolean): z.ZodType<string | null> {
  if (field.kind === 'choice') return optionOf(field.options).nullable().default(null);
  return isFirst ? requiredText(field.maxLength) : optionalText(field.maxLength);
}

/** A row that was added and left empty is dropped. */
const isEmptyRow = (row: unknown): boolean =>
  typeof row === 'object' &&
  row !== null &&
  Object.values(row).every((value) => value === null || (typeof value === 'string' && value.trim() === ''));

function entriesSchema({ fields }: EntriesQuestion) {
  const row = z.strictObject(
    Object.fromEntries(fields.map((field, index) => [field.id, entryFieldSchema(field, index === 0)])),
    { error: (issue) => (issue.code === 'unrecognized_keys' ? 'UNKNOWN_PROPERTY' : code('REQUIRED')) },
  );
  return z
    .array(z.unknown(), { error: code('REQUIRED') })
    .transform((rows) => rows.filter((each) => !isEmptyRow(each)))
    .pipe(z.array(row).max(MAX_ENTRIES, code('TOO_LONG')));
}

function answerSchema(question: Question): z.ZodType<AnswerValue> {
  switch (question.kind) {
    case 'choice':
      return optionOf(question.options);
    case 'choices':
      return optionsOf(question.options);
    case 'number':
      return boundedNumber(question.min, question.max).int(code('WHOLE_NUMBER'));
    case 'yesNo':
      return z.boolean({ error: code('OPTION_INVALID') });
    case 'text':
      return optionalText(question.maxLength);
    case 'entries':
      return entriesSchema(question);
  }
}

function sectionSchema(section: SectionId) {
  return z
    .strictObject(
      Object.fromEntries(
        questionsOf(section).map((question) => [
          question.id,
          answerSchema(question).nullable().default(null),
        ]),
      ),
      {
        error: (issue) => (issue.code === 'unrecognized_keys' ? 'UNKNOWN_PROPERTY' : code('REQUIRED')),
      },
    )
    .transform((answers): Answers => withoutHidden(section, answers));
}

/**
 * The schema of the answers of each section, for the form and the server alike. An omitted question counts as
 * unanswered; an answer whose question no longer applies is dropped; a question of another section is an error.
 */
export const ANSWERS_SCHEMAS = Object.fromEntries(
  SECTION_IDS.map((section) => [section, sectionSchema(section)]),
) as Readonly<Record<SectionId, ReturnType<typeof sectionSchema>>>;

/** Nothing answered yet. */
export function noAnswers(section: SectionId): Answers {
  return Object.fromEntries(questionsOf(section).map(({ id }) => [id, null]));
}

/**
 * Reads stored answers, perhaps to an older questionnaire: what no longer fits counts as unanswered, the rest is kept.
 */
export function readAnswers(section: SectionId, stored: unknown): Answers {
  const values: Readonly<Record<string, unknown>> =
    typeof stored === 'object' && stored !== null ? { ...stored } : {};
  const answers = questionsOf(section).map((question): [string, AnswerValue] => {
    const read = answerSchema(question)
      .nullable()
      .safeParse(values[question.id] ?? null);
    return [question.id, read.success ? read.data : null];
  });
  return withoutHidden(section, Object.fromEntries(answers));
}
