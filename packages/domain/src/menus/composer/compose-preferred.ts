import type { ComposedDay } from './compose-week.ts';
import type { ComposerProblem } from './composer-problem.ts';

type Composing = Generator<number, ComposedDay[]>;

/**
 * A week composed within the time that there is, and once more where nothing was found for a day: on that day dishes may
 * take longer, the quickest first, which is better than single foods.
 */
export function* composePreferred(
  problem: ComposerProblem,
  compose: (problem: ComposerProblem) => Composing,
): Composing {
  const found = yield* compose(problem);
  const { preferences } = problem;
  const hurried = found.flatMap((each, day) =>
    each === null && problem.days[day]!.fill.length > 0 && preferences?.days[day]?.minutes != null
      ? [day]
      : [],
  );
  if (preferences === undefined || hurried.length === 0) return found;
  const again = { ...problem, preferences: { ...preferences, unhurried: new Set(hurried) } };
  return yield* compose(again);
}
