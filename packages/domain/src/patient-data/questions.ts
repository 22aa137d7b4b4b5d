import type { OptionSetId, OptionSets } from './option-sets.ts';

/** When a question applies: when one of these questions of the same section has one of these answers. */
export interface Condition {
  readonly question: string;
  /** For a question with several answers, one of them is enough. */
  readonly is: readonly (string | boolean)[];
}

interface QuestionBase {
  readonly id: string;
  /** The part of its section that it belongs to. */
  readonly group: string;
  /** Without it the question always applies. Any one of them is enough. */
  readonly shownWhen?: readonly Condition[];
  /** A remark besides the actual questions: completeness ignores it. */
  readonly isRemark?: true;
  /** A specialist's estimate: patients who fill in the questionnaire themselves are not asked. */
  readonly isForStaff?: true;
}

/** One of a set. */
export interface ChoiceQuestion extends QuestionBase {
  readonly kind: 'choice';
  readonly options: OptionSetId;
}
/** Any number of a set. */
export interface ChoicesQuestion extends QuestionBase {
  readonly kind: 'choices';
  readonly options: OptionSetId;
}
/** A whole number within bounds, both included. */
export interface NumberQuestion extends QuestionBase {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
  /** Key of the unit's name. */
  readonly unit: 'perDay' | 'kcalPerDay';
}
export interface YesNoQuestion extends QuestionBase {
  readonly kind: 'yesNo';
}
export interface TextQuestion extends QuestionBase {
  readonly kind: 'text';
  readonly maxLength: number;
}

/** A column of a list: the first one names the entry and is required. */
export type EntryField =
  | { readonly id: string; readonly kind: 'text'; readonly maxLength: number }
  | { readonly id: string; readonly kind: 'choice'; readonly options: OptionSetId };

/** A list of rows, such as medicines with their dose. */
export interface EntriesQuestion extends QuestionBase {
  readonly kind: 'entries';
  readonly fields: readonly EntryField[];
}

export type Question =
  ChoiceQuestion | ChoicesQuestion | NumberQuestion | YesNoQuestion | TextQuestion | EntriesQuestion;

/** How many rows a list takes. */
export const MAX_ENTRIES = 40;

/** A row of a list: texts and codes by field; null where empty. */
export type Entry = Readonly<Record<string, string | null>>;

/** A possible answer to a question. Null is no answer. */
export type AnswerValue = string | number | boolean | readonly string[] | readonly Entry[] | null;
/** The answers of one section by the ids of its questions. */
export type Answers = Readonly<Record<string, AnswerValue>>;

type EntryOf<Field extends EntryField> = {
  [F in Field as F['id']]: F extends { kind: 'choice'; options: infer Set extends OptionSetId }
    ? OptionSets[Set][number] | null
    : string | null;
};

/** The answer type of a question, as precise as its definition. */
export type ValueOf<Q> = Q extends { kind: 'choice'; options: infer Set extends OptionSetId }
  ? OptionSets[Set][number]
  : Q extends { kind: 'choices'; options: infer Set extends OptionSetId }
    ? OptionSets[Set][number][]
    : Q extends { kind: 'number' }
      ? number
      : Q extends { kind: 'yesNo' }
        ? boolean
        : Q extends { kind: 'entries'; fields: readonly (infer Field extends EntryField)[] }
          ? EntryOf<Field>[]
          : string;

/** The answers of a list of questions. */
export type AnswersTo<Questions extends readonly Question[]> = {
  [Q in Questions[number] as Q['id']]: ValueOf<Q> | null;
};
