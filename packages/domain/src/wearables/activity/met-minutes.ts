/** Multiples of resting metabolism by kind of effort, as the questionnaire of physical activity has them (IPAQ 2005). */
export const EFFORT_METS = { WALKING: 3.3, MODERATE: 4, VIGOROUS: 8 } as const;
export type Effort = keyof typeof EFFORT_METS;

export const metMinutes = (met: number, minutes: number): number => met * minutes;

/** Energy of an effort. The two conventions differ by 5 %: the figure names the one it uses. */
export const metEnergyKcal = (
  { met, weightKg, minutes }: { met: number; weightKg: number; minutes: number },
  convention: 'MET_KG_HOUR' | 'ACSM',
): number =>
  convention === 'ACSM' ? (met * 3.5 * weightKg * minutes) / 200 : (met * weightKg * minutes) / 60;

/** Days of a week with an effort of at least ten minutes, and its minutes on such a day. */
export interface WeeklyEffort {
  days: number;
  minutes: number;
}

export interface WeekOfEffort {
  byEffort: Record<Effort, number>;
  total: number;
  category: 'LOW' | 'MODERATE' | 'HIGH';
}

/** Shorter than this it is no bout, longer is cut (IPAQ 2005). */
const SHORTEST_BOUT = 10;
const LONGEST_DAY = 180;

/** MET-minutes and category of a week, by the scoring protocol of IPAQ 2005. */
export function weekOfEffort(week: Record<Effort, WeeklyEffort>): WeekOfEffort {
  const bouts = Object.fromEntries(
    Object.entries(week).map(([effort, { days, minutes }]) => [
      effort,
      minutes < SHORTEST_BOUT ? { days: 0, minutes: 0 } : { days, minutes: Math.min(minutes, LONGEST_DAY) },
    ]),
  ) as Record<Effort, WeeklyEffort>;
  const scored = (effort: Effort) =>
    metMinutes(EFFORT_METS[effort], bouts[effort].days * bouts[effort].minutes);
  const byEffort = { WALKING: scored('WALKING'), MODERATE: scored('MODERATE'), VIGOROUS: scored('VIGOROUS') };
  const total = byEffort.WALKING + byEffort.MODERATE + byEffort.VIGOROUS;
  return { byEffort, total, category: categoryOf(bouts, byEffort, total) };
}

function categoryOf(
  { WALKING, MODERATE, VIGOROUS }: Record<Effort, WeeklyEffort>,
  byEffort: Record<Effort, number>,
  total: number,
): WeekOfEffort['category'] {
  const days = WALKING.days + MODERATE.days + VIGOROUS.days;
  if ((VIGOROUS.days >= 3 && byEffort.VIGOROUS >= 1500) || (days >= 7 && total >= 3000)) return 'HIGH';
  const halfHours = [WALKING, MODERATE].reduce(
    (sum, effort) => sum + (effort.minutes >= 30 ? effort.days : 0),
    0,
  );
  if ((VIGOROUS.days >= 3 && VIGOROUS.minutes >= 20) || halfHours >= 5 || (days >= 5 && total >= 600))
    return 'MODERATE';
  return 'LOW';
}
