import { z } from 'zod';
import { magnitudeOf } from '../patient-data/index.ts';
import {
  boundedNumber,
  localDateText,
  optionalText,
  type FieldCode,
  type Language,
} from '../shared/index.ts';
import type { SurveyKind } from './kinds.ts';
import { SURVEY_LIMITS } from './limits.ts';
import { questionsOf, SURVEY_QUESTIONS, type SurveyFigureId, type SurveyTextId } from './questions.ts';

const code = (value: FieldCode): FieldCode => value;

const { min, max } = SURVEY_LIMITS.scale;
const weight = magnitudeOf('weightKg');

const SCHEMAS = {
  scale: z
    .number({ error: ({ input }) => code(input == null ? 'REQUIRED' : 'NUMBER_INVALID') })
    .int(code('WHOLE_NUMBER'))
    .min(min, code('OUT_OF_RANGE'))
    .max(max, code('OUT_OF_RANGE')),
  weight: boundedNumber(weight.min, weight.max).nullable().default(null),
  text: optionalText(SURVEY_LIMITS.text),
} as const;

/** Answers by question; a survey has those of its kind only. */
export type SurveyAnswers = { readonly [Id in SurveyFigureId]?: number | null } & {
  readonly [Id in SurveyTextId]?: string | null;
};

/** The answers to a kind of survey. What the kind does not ask is left out. */
export const surveyAnswersSchema = (kind: SurveyKind): z.ZodType<SurveyAnswers, SurveyAnswers> =>
  z.object(
    Object.fromEntries(questionsOf(kind).map((id) => [id, SCHEMAS[SURVEY_QUESTIONS[id]]])),
    // The compiler does not follow keys through `fromEntries`.
  ) as unknown as z.ZodType<SurveyAnswers, SurveyAnswers>;

/** Stored answers as far as they are valid; others, as of another version of the questions, count as not given. */
export const readSurveyAnswers = (
  kind: SurveyKind,
  stored: Readonly<Record<string, unknown>>,
): SurveyAnswers =>
  Object.fromEntries(
    questionsOf(kind).map((id) => [id, SCHEMAS[SURVEY_QUESTIONS[id]].safeParse(stored[id]).data ?? null]),
  );

/** An empty survey: nothing chosen, nothing typed. */
export const emptySurveyAnswers = (kind: SurveyKind): SurveyAnswers =>
  Object.fromEntries(questionsOf(kind).map((id) => [id, null]));

/** What sending a survey says besides how it is delivered. */
export const surveyDueSchema = (today: string, lastDay: string) =>
  z.object({
    dueOn: localDateText
      .refine((date) => date >= today && date <= lastDay, { error: code('OUT_OF_RANGE') })
      .nullable()
      .default(null),
  });

export interface SurveyToSend {
  readonly kind: SurveyKind;
  readonly language: Language;
  readonly delivery: 'COPY' | 'EMAIL' | 'SMS';
  /** For this once; null: what is on the card. */
  readonly sentTo: string | null;
  readonly dueOn: string | null;
}
