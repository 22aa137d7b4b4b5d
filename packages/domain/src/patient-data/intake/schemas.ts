import { z } from 'zod';
import { bodyFiguresSchema, noFigures, type BodyFigures } from '../body/index.ts';
import type { Answers } from '../questions.ts';
import { SECTION_IDS, type SectionId } from '../questionnaire.ts';
import { ANSWERS_SCHEMAS, noAnswers } from '../schemas.ts';
import { INTAKE_MAGNITUDES, withoutStaffAnswers, type IntakeAnswers } from './intake.ts';

/** An omitted section is unanswered; a staff-only answer is dropped. */
const answersSchema = z
  .strictObject(
    Object.fromEntries(
      SECTION_IDS.map((section) => [
        section,
        z.preprocess((value) => value ?? noAnswers(section), ANSWERS_SCHEMAS[section]),
      ]),
    ),
    { error: (issue) => (issue.code === 'unrecognized_keys' ? 'UNKNOWN_PROPERTY' : 'REQUIRED') },
  )
  .transform(
    (answers): IntakeAnswers =>
      Object.fromEntries(
        SECTION_IDS.map((section) => [section, withoutStaffAnswers(section, answers[section] ?? {})]),
      ) as Record<SectionId, Answers>,
  );

/** What a person can measure at home, everything else omitted. */
export function homeFigures(figures: Partial<BodyFigures>): BodyFigures {
  return {
    ...noFigures(),
    ...Object.fromEntries(INTAKE_MAGNITUDES.map((id) => [id, figures[id] ?? null])),
  };
}

/** The schema of a submitted questionnaire, for the phone and the server alike. */
export const intakeSchema = z.object({
  answers: answersSchema,
  figures: bodyFiguresSchema.transform(homeFigures),
});

/** Reads measurements from a stored draft: values out of bounds count as not measured. */
export function readHomeFigures(stored: unknown): BodyFigures {
  const values: Readonly<Record<string, unknown>> =
    typeof stored === 'object' && stored !== null ? { ...stored } : {};
  const read = INTAKE_MAGNITUDES.map((id): [string, number | null] => {
    const one = bodyFiguresSchema.safeParse({ [id]: values[id] ?? null });
    return [id, one.success ? one.data[id] : null];
  });
  return { ...noFigures(), ...Object.fromEntries(read) };
}
