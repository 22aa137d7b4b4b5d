import { decodeText, foldHeading } from '../../shared/delimited/index.ts';
import type { GlucoseUnit } from '../../shared/index.ts';

/** What a glucose field holds. */
export const VALUE_NUMBER = 0;
export const VALUE_LOW = 1;
export const VALUE_HIGH = 2;
export const VALUE_EMPTY = 3;
export const VALUE_UNREADABLE = 4;

const POWERS = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000];
/** Digits that a number holds exactly, and the most that a field may have: programs write up to seventeen. */
const EXACT_DIGITS = 15;
const MOST_DIGITS = 40;

/**
 * Where sensors and meters cut off: most from 40 to 400 mg/dL, Libre to 500, those of two decimals of mmol/L from 36 to
 * 450, Navigator and meters from 20 or 10 up to 600, and Dexcom's lowest number. `<70` is no such limit but somebody's
 * goal: it says nothing of how low a reading was, and counting it as `LO` would make it a severe low. Nor is `<10` one
 * in mmol/L.
 */
const LIMITS: Record<GlucoseUnit, { low: readonly number[]; high: readonly number[] }> = {
  'mg/dL': { low: [40, 39, 36, 20, 10], high: [400, 450, 500, 600] },
  'mmol/L': { low: [2.2, 2, 1.1, 0.6], high: [22.2, 25, 27.8, 33.3] },
};
const UNITS: readonly GlucoseUnit[] = ['mg/dL', 'mmol/L'];

/** Words that sensors write instead of a number; matched without case and accents. */
const LOW_WORDS = 'low lo niedrig tief bajo baja bas basse faible basso bassa baixo baixa laag'.split(' ');
const HIGH_WORDS = 'high hi hoch alto alta haut haute eleve elevee elevado elevada hoog'.split(' ');

/**
 * Reads one glucose field: whole numbers, a decimal point or a decimal comma, `Low`/`High` words, `<40`, `>400` and
 * other limits of sensors.
 * Thousands separators make a field unreadable.
 */
export class ValueReader {
  number = 0;
  /** The decimal mark of a number with a fraction: 46, 44, or 0 when it is whole. */
  mark = 0;
  /** What the headings say; null when they say nothing. */
  unit: GlucoseUnit | null = null;
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** One of the VALUE_ constants; the field must be trimmed. */
  read(start: number, end: number): number {
    const bytes = this.#bytes;
    if (end <= start) return VALUE_EMPTY;
    this.mark = 0;
    let digits = 0;
    let whole = 0;
    let decimals = -1;
    for (let i = start; i < end; i++) {
      const byte = bytes[i]!;
      const digit = byte - 48;
      if (digit >= 0 && digit <= 9) {
        if (++digits > MOST_DIGITS) return VALUE_UNREADABLE;
        whole = whole * 10 + digit;
        if (decimals >= 0) decimals++;
      } else if ((byte === 46 || byte === 44) && decimals < 0) {
        decimals = 0;
        this.mark = byte;
      } else return this.#readWord(start, end);
    }
    if (digits === 0) return VALUE_UNREADABLE;
    // Beyond this many digits, the quotient would no longer be the closest number to what is written.
    const isLong = digits > EXACT_DIGITS || decimals >= POWERS.length;
    if (isLong) this.number = Number(this.#rest(start, end).replace(',', '.'));
    else this.number = decimals > 0 ? whole / POWERS[decimals]! : whole;
    return VALUE_NUMBER;
  }

  #readWord(start: number, end: number): number {
    const first = this.#bytes[start]!;
    if (end - start > 12) return VALUE_UNREADABLE;
    if (first === 60 || first === 62) {
      const rest = this.#rest(start + 1, end);
      if (!/^ ?[0-9]{1,3}([.,][0-9])?$/.test(rest)) return VALUE_UNREADABLE;
      const limit = Number(rest.replace(',', '.'));
      const limits = this.unit === null ? UNITS : [this.unit];
      const side = first === 60 ? 'low' : 'high';
      if (!limits.some((unit) => LIMITS[unit][side].includes(limit))) return VALUE_UNREADABLE;
      return first === 60 ? VALUE_LOW : VALUE_HIGH;
    }
    const word = foldHeading(decodeText(this.#bytes.subarray(start, end)));
    if (LOW_WORDS.includes(word)) return VALUE_LOW;
    return HIGH_WORDS.includes(word) ? VALUE_HIGH : VALUE_UNREADABLE;
  }

  #rest(start: number, end: number): string {
    let text = '';
    for (let i = start; i < end; i++) text += String.fromCharCode(this.#bytes[i]!);
    return text;
  }
}
