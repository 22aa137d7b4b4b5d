/**
 * Names of makers, as they write them: what a person reads, and what orders the sources of a patient. A reader of files takes
 * its source from here, and its type lets it write nothing else.
 */
export const MAKERS = {
  FITBIT: 'Fitbit',
  GARMIN: 'Garmin',
  OURA: 'Oura',
  SAMSUNG: 'Samsung Health',
  WITHINGS: 'Withings',
  WHOOP: 'WHOOP',
  ZEPP: 'Zepp',
  IHEALTH: 'iHealth',
  POLAR: 'Polar',
  SUUNTO: 'Suunto',
  COROS: 'COROS',
  WAHOO: 'Wahoo',
  GOOGLE_FIT: 'Google Fit',
  HEALTH_CONNECT: 'Health Connect',
  /** Fitbit's own counting by a telephone. */
  MOBILE_TRACK: 'MobileTrack',
  MYFITNESSPAL: 'MyFitnessPal',
  CRONOMETER: 'Cronometer',
  LOSE_IT: 'Lose It!',
} as const;
export type MakerName = (typeof MAKERS)[keyof typeof MAKERS];
/** A record of a file of a maker. */
export type OfMaker<Item extends { source: string }> = Item & { source: MakerName };

/** Of a maker as a FIT file calls it, `polar_electro`: its name, or its own words in capitals. */
export function makerOfFit(id: string | null): string {
  if (id === null) return 'FIT';
  const maker = MAKERS[id.toUpperCase().split('_')[0] as keyof typeof MAKERS] as MakerName | undefined;
  return maker ?? titled(id);
}

/** `open_water` as `Open Water`. */
export const titled = (id: string): string =>
  id
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
