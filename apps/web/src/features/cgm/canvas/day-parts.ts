import type { Hours } from '@healzy/domain/cgm';

/** Parts of the day, chosen from the menu of the canvas; the charts choose any hours. */
const PARTS = {
  all: null,
  night: { from: 0, to: 6 },
  morning: { from: 6, to: 12 },
  afternoon: { from: 12, to: 18 },
  evening: { from: 18, to: 24 },
} as const;
export type PartOfDay = keyof typeof PARTS;
export const PARTS_OF_DAY = Object.keys(PARTS) as PartOfDay[];

/** The hours of a part by its name; null for the whole day. */
export const hoursOfPart = (name: string | undefined): Hours | null =>
  PARTS[PARTS_OF_DAY.find((each) => each === name) ?? 'all'];

/** The part that some hours are; null if they are none of them. */
export const partOf = (hours: Hours | null): PartOfDay | null =>
  PARTS_OF_DAY.find((name) => {
    const part = PARTS[name];
    return part === null ? hours === null : hours?.from === part.from && hours.to === part.to;
  }) ?? null;
