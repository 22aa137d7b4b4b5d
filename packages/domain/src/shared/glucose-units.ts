/** Units in which glucose is written. */
export const GLUCOSE_UNITS = ['mg/dL', 'mmol/L'] as const;
export type GlucoseUnit = (typeof GLUCOSE_UNITS)[number];

/** 1 mmol/L of glucose in mg/dL, the factor that Tidepool and Nightscout use. */
export const MGDL_PER_MMOLL = 18.01559;

/** Converts to mg/dL without rounding. */
export function toMgdl(value: number, unit: GlucoseUnit): number {
  return unit === 'mg/dL' ? value : value * MGDL_PER_MMOLL;
}

/** Converts from mg/dL to the person's unit, without rounding. */
export function fromMgdl(mgdl: number, unit: GlucoseUnit): number {
  return unit === 'mg/dL' ? mgdl : mgdl / MGDL_PER_MMOLL;
}
