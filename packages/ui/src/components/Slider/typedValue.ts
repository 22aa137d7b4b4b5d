import { parseNumber } from '../NumberField/parseNumber.ts';

/** Characters that can be part of a number; the arrows and the rest stay the browser's. */
const sign = /^[\d.,-]$/;
/** After this long, the next character starts a new number. */
const pause = 1500;

export interface Typing {
  text: string;
  at: number;
}

/**
 * A number typed on the thumb of a slider, character by character: "7", "72", "72,5".
 *
 * @returns what has been typed so far, or nothing when the key is not part of a number
 */
export function typeOn(typing: Typing | undefined, key: string, now: number): Typing | undefined {
  if (!sign.test(key)) return undefined;
  const goesOn = typing !== undefined && now - typing.at < pause;
  return { text: goesOn ? typing.text + key : key, at: now };
}

/** The value of a typed text between two limits, on the nearest step; nothing while it is not a number. */
export function valueOf(
  text: string,
  { min, max, step, decimalSign }: { min: number; max: number; step: number; decimalSign: '.' | ',' },
): number | undefined {
  const meant = parseNumber(text, decimalSign);
  if (meant === null || Number.isNaN(meant)) return undefined;
  const stepped = min + Math.round((meant - min) / step) * step;
  // Floating point: 0.1 * 3 must be 0.3.
  return Math.min(max, Math.max(min, Number(stepped.toFixed(10))));
}
