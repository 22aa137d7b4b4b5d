import { wearableMetric, type WearableGoal, type WearableMetricId, type WearablePerson } from '../metrics.ts';

/** The goals that this person has; who has none of something is left without. */
export const goalsOf = (
  metrics: readonly WearableMetricId[],
  person: WearablePerson,
): (WearableGoal & { metric: WearableMetricId })[] =>
  metrics.flatMap((metric) => {
    const goal = wearableMetric(metric).goal(person);
    return goal === null ? [] : [{ metric, ...goal }];
  });
