import { BODY_MAGNITUDE_IDS, type BodyFigures, type BodyMagnitude } from '../body/index.ts';
import type { Answers } from '../questions.ts';
import { questionsOf, SECTION_IDS, type KnownQuestion, type SectionId } from '../questionnaire.ts';
import { readAnswers } from '../schemas.ts';
import { askedQuestions, isUnanswered } from '../shown.ts';

/** States of a questionnaire that was sent as a link. */
export const INTAKE_STATES = ['OPEN', 'EXPIRED', 'SUBMITTED', 'ACCEPTED', 'DECLINED', 'WITHDRAWN'] as const;
export type IntakeState = (typeof INTAKE_STATES)[number];

/** How long a link accepts answers. */
export const INTAKE_LINK_DAYS = 14;

/** What a person can measure at home, with a scale and a tape. */
export const INTAKE_MAGNITUDES = [
  'weightKg',
  'heightCm',
  'waistCm',
  'hipCm',
] as const satisfies readonly BodyMagnitude[];

/** Answers of every section. */
export type IntakeAnswers = Readonly<Record<SectionId, Answers>>;

const isAsked = (question: KnownQuestion): boolean => question.isForStaff !== true;

/** The answers except those to staff-only questions. */
export function withoutStaffAnswers(section: SectionId, answers: Answers): Answers {
  return Object.fromEntries(
    questionsOf(section).map((question) => [
      question.id,
      isAsked(question) ? (answers[question.id] ?? null) : null,
    ]),
  );
}

/** Reads a stored draft: what does not fit a question counts as unanswered. */
export function readIntakeAnswers(stored: unknown): IntakeAnswers {
  const sections: Readonly<Record<string, unknown>> =
    typeof stored === 'object' && stored !== null ? { ...stored } : {};
  return Object.fromEntries(
    SECTION_IDS.map((section) => [
      section,
      withoutStaffAnswers(section, readAnswers(section, sections[section])),
    ]),
  ) as Record<SectionId, Answers>;
}

/** How many of the questions asked are answered; remarks do not count. */
export function intakeProgress(section: SectionId, answers: Answers): { answered: number; total: number } {
  const counted = askedQuestions(section, answers, 'patient').filter(
    (question) => question.isRemark !== true,
  );
  return {
    answered: counted.filter(({ id }) => !isUnanswered(answers[id])).length,
    total: counted.length,
  };
}

/** A patient's own measurement next to the latest of the record. */
export interface FigureDifference {
  magnitude: BodyMagnitude;
  before: number | null;
  after: number;
}

/** Where what the patient measured differs from the latest of the record. */
export function figureDifferences(record: BodyFigures, given: Partial<BodyFigures>): FigureDifference[] {
  return BODY_MAGNITUDE_IDS.flatMap((magnitude) => {
    const after = given[magnitude] ?? null;
    const before = record[magnitude];
    return after === null || after === before ? [] : [{ magnitude, before, after }];
  });
}
