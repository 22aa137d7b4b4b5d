import { BODY_LIMITS } from '../../patients/index.ts';

/** The unit of a magnitude: kilograms, centimetres, share of the weight, or the bare level that scales show. */
export type BodyUnit = 'kg' | 'cm' | 'percent' | 'level';

/** Groups on screen and in the form. */
export const BODY_GROUPS = ['weight', 'composition', 'circumferences'] as const;
export type BodyGroup = (typeof BODY_GROUPS)[number];

interface MagnitudeDefinition {
  readonly group: BodyGroup;
  readonly unit: BodyUnit;
  /** Plausible bounds, both included; the database has the same. */
  readonly min: number;
  readonly max: number;
  /** Digits after the decimal mark that an instrument shows. */
  readonly decimals: 0 | 1;
}

const length = (min: number, max: number) =>
  ({ group: 'circumferences', unit: 'cm', min, max, decimals: 1 }) as const;
const share = (min: number, max: number) =>
  ({ group: 'composition', unit: 'percent', min, max, decimals: 1 }) as const;

/** Everything that can be measured of a body, in the order of the form. */
export const BODY_MAGNITUDES = {
  weightKg: { group: 'weight', unit: 'kg', ...BODY_LIMITS.weightKg, decimals: 1 },
  heightCm: { group: 'weight', unit: 'cm', ...BODY_LIMITS.heightCm, decimals: 1 },
  fatPercent: share(1, 80),
  musclePercent: share(5, 95),
  waterPercent: share(15, 90),
  visceralFat: { group: 'composition', unit: 'level', min: 1, max: 60, decimals: 1 },
  boneKg: { group: 'composition', unit: 'kg', min: 0.1, max: 15, decimals: 1 },
  waistCm: length(20, 300),
  hipCm: length(20, 300),
  neckCm: length(10, 100),
  chestCm: length(20, 300),
  armCm: length(5, 100),
  wristCm: length(5, 50),
  thighCm: length(10, 150),
  calfCm: length(5, 100),
} as const satisfies Record<string, MagnitudeDefinition>;

export type BodyMagnitude = keyof typeof BODY_MAGNITUDES;
export const BODY_MAGNITUDE_IDS = Object.keys(BODY_MAGNITUDES) as BodyMagnitude[];

/**
 * How many kilograms an axis of weights spans at least: a twentieth of the weight, the change that clinics begin to speak
 * of. What somebody drinks in a day stays small on it, and half a kilogram of an infant does not.
 */
export const leastWeightSpan = (kg: number): number => kg / 20;

/** Values measured together; null where nothing was. */
export type BodyFigures = Record<BodyMagnitude, number | null>;

/** The definition of a magnitude. */
export function magnitudeOf(id: BodyMagnitude): MagnitudeDefinition {
  return BODY_MAGNITUDES[id];
}

/** The magnitudes of a group in their order. */
export function magnitudesOf(group: BodyGroup): readonly BodyMagnitude[] {
  return BODY_MAGNITUDE_IDS.filter((id) => BODY_MAGNITUDES[id].group === group);
}

/** Whether a text names a magnitude. */
export function isBodyMagnitude(text: string): text is BodyMagnitude {
  return Object.hasOwn(BODY_MAGNITUDES, text);
}

/** Nothing measured yet. */
export function noFigures(): BodyFigures {
  return Object.fromEntries(BODY_MAGNITUDE_IDS.map((id) => [id, null])) as BodyFigures;
}
