import {
  BODY_MAGNITUDE_IDS,
  isSameAnswer,
  questionsOf,
  SECTION_IDS,
  type Answers,
  type BodyFigures,
  type SectionId,
} from '@healzy/domain/patient-data';
import type { IntakeDraftValues } from './useIntakeDraft.ts';

/**
 * Two drafts that began with the same: what was typed here since stays, everything else is as it was kept there.
 *
 * @param base what both began with
 * @param theirs what was kept elsewhere meanwhile
 * @param mine what stands here
 */
export function mergeDrafts(
  base: IntakeDraftValues,
  theirs: IntakeDraftValues,
  mine: IntakeDraftValues,
): IntakeDraftValues {
  const answers = Object.fromEntries(
    SECTION_IDS.map((section) => [
      section,
      Object.fromEntries(
        questionsOf(section).map(({ id }) => {
          const isMine = !isSameAnswer(base.answers[section][id], mine.answers[section][id]);
          return [id, (isMine ? mine : theirs).answers[section][id] ?? null];
        }),
      ),
    ]),
  ) as Record<SectionId, Answers>;
  const figures = Object.fromEntries(
    BODY_MAGNITUDE_IDS.map((id) => [
      id,
      mine.figures[id] === base.figures[id] ? theirs.figures[id] : mine.figures[id],
    ]),
  ) as BodyFigures;
  return { answers, figures };
}
