import type { Formats } from '../../app/formats.ts';

/** Beyond this many decimals a figure comes from a conversion and is rounded; no laboratory prints more. */
const MOST_DECIMALS = 3;
/** Figures that a converted value keeps: as many as laboratories usually print. */
const SIGNIFICANT = 3;

/** Decimals with which a number is shown: as many as it was stated with, or those of three figures for a converted one. */
export function decimalsOf(value: number): number {
  const stated = /e/u.test(String(value)) ? 99 : (String(value).split('.')[1]?.length ?? 0);
  if (stated <= MOST_DECIMALS || value === 0) return Math.min(stated, MOST_DECIMALS);
  const before = Math.floor(Math.log10(Math.abs(value))) + 1;
  return Math.max(0, Math.min(6, SIGNIFICANT - before));
}

/** Which way a value is cut off, as it is written before it. */
const SIGNS: Readonly<Record<string, string>> = { '<': '< ', '>': '> ', '<=': '≤ ', '>=': '≥ ' };

const signOf = (comparator: string | null): string => (comparator === null ? '' : (SIGNS[comparator] ?? ''));

/** `< 0,41` without its unit. */
export const figureText = (
  formats: Pick<Formats, 'number'>,
  { value, comparator = null }: { value: number; comparator?: string | null },
): string => `${signOf(comparator)}${formats.number(value, decimalsOf(value))}`;

/** `5,3 mmol/L`; the unit never leaves its number. */
export const measureText = (
  formats: Pick<Formats, 'number'>,
  measure: { value: number; comparator?: string | null; unit: string },
): string =>
  measure.unit === '' ? figureText(formats, measure) : `${figureText(formats, measure)}\u00a0${measure.unit}`;

/** A threshold as rules state it, `5.7–<6.5`, in the marks of the language and with its unit. */
export const thresholdText = (formats: Pick<Formats, 'number'>, threshold: string, unit: string): string =>
  `${threshold.replace(/\d+(?:\.\d+)?/gu, (number) => figureText(formats, { value: Number(number) }))}\u00a0${unit}`.trim();

/** When a sample was taken, on the clock of the place: a day, or a day and a time. */
export function sampledText(formats: Pick<Formats, 'day'>, sampledAt: string | null): string {
  if (sampledAt === null) return formats.day(null);
  const [day = '', time] = sampledAt.split('T');
  return time === undefined ? formats.day(day) : `${formats.day(day)}, ${time}`;
}
