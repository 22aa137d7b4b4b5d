/** Conditions before a test; null: not asked. */
export interface CalorimetryConditions {
  fastingHours: number | null;
  caffeineHours: number | null;
  nicotineHours: number | null;
  exerciseHours: number | null;
  restMinutes: number | null;
  medication: string | null;
  remarks: string | null;
}

export const noConditions = (): CalorimetryConditions => ({
  fastingHours: null,
  caffeineHours: null,
  nicotineHours: null,
  exerciseHours: null,
  restMinutes: null,
  medication: null,
  remarks: null,
});

/**
 * Measured conditions with the least that a resting measurement asks for: seven hours of fasting and half an hour of rest
 * (Fullmer et al. 2015, 10.1016/j.jand.2015.05.014), four hours without caffeine and two without nicotine and moderate
 * exercise (Compher et al. 2006, 10.1016/j.jada.2006.02.009). A test that falls short is not invalid; its result is read with care.
 */
export const CALORIMETRY_CONDITIONS = [
  { id: 'fastingHours', unit: 'h', max: 168, least: 7 },
  { id: 'caffeineHours', unit: 'h', max: 168, least: 4 },
  { id: 'nicotineHours', unit: 'h', max: 168, least: 2 },
  { id: 'exerciseHours', unit: 'h', max: 168, least: 2 },
  { id: 'restMinutes', unit: 'min', max: 240, least: 30 },
] as const;
export type CalorimetryConditionId = (typeof CALORIMETRY_CONDITIONS)[number]['id'];

/** Conditions that are known and do not reach what a resting measurement asks for. */
export const conditionsBelow = (conditions: CalorimetryConditions): CalorimetryConditionId[] =>
  CALORIMETRY_CONDITIONS.flatMap(({ id, least }) => {
    const value = conditions[id];
    return value !== null && value < least ? [id] : [];
  });
