import { changedFields, rebase, type FormValues } from '@healzy/api/runtime/drafts/form-changes';
import {
  BODY_MAGNITUDE_IDS,
  isUnanswered,
  questionsOf,
  SECTION_IDS,
  type Answers,
  type AnswerValue,
  type BodyFigures,
  type SectionId,
} from '@healzy/domain/patient-data';

/** The values to fill in, step by step. */
export interface IntakeDraftValues {
  answers: Readonly<Record<SectionId, Answers>>;
  figures: BodyFigures;
}

/** Flattens every answer and figure to one name, like a form's fields: `habits.water`, `figures.weightKg`. */
export function fieldsOf({ answers, figures }: IntakeDraftValues): FormValues {
  const asked = SECTION_IDS.flatMap((section) =>
    questionsOf(section).map(({ id }): [string, unknown] => {
      const answer = answers[section][id];
      return [`${section}.${id}`, isUnanswered(answer) ? null : answer];
    }),
  );
  const measured = BODY_MAGNITUDE_IDS.map((id): [string, unknown] => [`figures.${id}`, figures[id]]);
  return Object.fromEntries([...asked, ...measured]);
}

/** The inverse of `fieldsOf`. */
export function valuesFrom(fields: FormValues): IntakeDraftValues {
  const answersTo = (section: SectionId): Answers =>
    Object.fromEntries(
      questionsOf(section).map(({ id }) => [id, (fields[`${section}.${id}`] ?? null) as AnswerValue]),
    );
  return {
    answers: Object.fromEntries(SECTION_IDS.map((section) => [section, answersTo(section)])) as Record<
      SectionId,
      Answers
    >,
    figures: Object.fromEntries(
      BODY_MAGNITUDE_IDS.map((id) => [id, fields[`figures.${id}`] ?? null]),
    ) as BodyFigures,
  };
}

/**
 * Merges two drafts with a common base: what was typed here since stays, everything else is as saved there.
 *
 * @param base what both began with
 * @param theirs what was saved elsewhere meanwhile
 * @param mine the current values here
 */
export function mergeDrafts(
  base: IntakeDraftValues,
  theirs: IntakeDraftValues,
  mine: IntakeDraftValues,
): IntakeDraftValues {
  const [before, here, there] = [fieldsOf(base), fieldsOf(mine), fieldsOf(theirs)];
  const typed = Object.fromEntries(changedFields(before, here).map((name) => [name, here[name]]));
  return valuesFrom({ ...there, ...rebase(before, typed, there).mine });
}
