import { daysFromCivil, isCivilDate } from '../../shared/index.ts';

const DAY = 86_400;
/** Wall clocks from here on have an open date: the key of the date in steps of `OPEN_STEP`, and the seconds. */
export const OPEN_WALL = 1_000_000 * DAY;
/** An offset moves the seconds of a date by less than a day; one more day keeps them positive. */
const OPEN_STEP = 3 * DAY;

/**
 * Sensors exist since the nineties; scrubbed exports go back to 1961. Anything outside is not the date of a reading.
 */
const MIN_YEAR = 1950;
const MAX_YEAR = 2100;
const MIN_EPOCH = -631_152_000;
const MAX_EPOCH = 4_133_980_800;
/** September 2001, long before readings had epochs: whatever is earlier was written in another unit. */
export const FIRST_SECOND = 1_000_000_000;

/**
 * Reads one date and time from bytes: `YYYY-MM-DD`, `D-M-YYYY` or `M-D-YYYY` (also two-digit years) with `-`, `/` or
 * `.`, then `T` or spaces, `h:mm[:ss[.fff]]`, AM/PM, `Z` or an offset; or seconds or milliseconds since 1970.
 */
export class TimeReader {
  /** Day number since 1970-01-01, or the key of an open date: `(year − 1900) · 1024 + first · 32 + middle`. */
  date = 0;
  /** Second of that day; an offset can move it beyond. */
  second = 0;
  /** Date and second are UTC: the file gives the offset. */
  isAbsolute = false;
  /** The day and month numbers, when their order is open. */
  isOpen = false;
  first = 0;
  middle = 0;
  /** What is between day, month and year: 45, 47 or 46 (a full stop). */
  separator = 0;
  hasShortYear = false;
  /** The time of day has AM or PM. */
  hasHalf = false;
  /** A field that is no time begins with a date whose last number is its month, `2026-13-04`. */
  endsWithMonth = false;

  /** A field that is no time is a day alone, read as its midnight. */
  isDayOnly = false;

  readonly #bytes: Uint8Array;
  #at = 0;
  #end = 0;

  /** Seconds east of UTC that the heading states for times without an offset of their own; null when it does not. */
  readonly #statedOffset: number | null;

  constructor(bytes: Uint8Array, statedOffset: number | null = null) {
    this.#bytes = bytes;
    this.#statedOffset = statedOffset;
  }

  /** The wall clock in seconds since local 1970-01-01T00:00; beyond `OPEN_WALL` while the day order is open. */
  get wall(): number {
    return this.isOpen
      ? OPEN_WALL + this.date * OPEN_STEP + DAY + this.second
      : this.date * DAY + this.second;
  }

  /** Reads the field; false when it is not a time. */
  read(start: number, end: number): boolean {
    this.endsWithMonth = false;
    this.isDayOnly = false;
    this.isAbsolute = false;
    this.isOpen = false;
    if (this.readPlain(start, end)) {
      this.#applyStated();
      return true;
    }
    this.#at = start;
    this.#end = end;
    if (!this.#readDate()) return this.#readEpoch(start, end);
    if (this.#at === this.#end) return this.#endWithDay();
    if (!this.#readClock()) return false;
    if (!this.#readZone() || this.#at !== this.#end) return false;
    if (!this.isAbsolute) this.#applyStated();
    return true;
  }

  #endWithDay(): false {
    this.second = 0;
    this.isDayOnly = true;
    this.#applyStated();
    return false;
  }

  #applyStated(): void {
    if (this.#statedOffset === null) return;
    this.second -= this.#statedOffset;
    this.isAbsolute = true;
  }

  /** Reads a day and a time of day that are in two fields; false unless both are. */
  readApart(date: readonly [number, number], clock: readonly [number, number]): boolean {
    this.endsWithMonth = false;
    this.isAbsolute = false;
    this.isOpen = false;
    [this.#at, this.#end] = date;
    if (!this.#readDate()) return false;
    // Spreadsheets append midnight to a day.
    if (this.#at < this.#end && !(this.#readClock() && this.second === 0)) return false;
    if (this.#at !== this.#end) return false;
    [this.#at, this.#end] = clock;
    if (!this.#readClock() || !this.#readZone() || this.#at !== this.#end) return false;
    if (!this.isAbsolute) this.#applyStated();
    return true;
  }

  /** Reads a time of day without a day; only `second` is set. */
  readTimeOfDay(start: number, end: number): boolean {
    this.isAbsolute = false;
    [this.#at, this.#end] = [start, end];
    return this.#readClock() && this.#at === this.#end;
  }

  /** The commonest format alone, `YYYY-MM-DD[T ]hh:mm:ss`, reading every byte only once. */
  readPlain(start: number, end: number): boolean {
    if (end - start !== 19) return false;
    const bytes = this.#bytes;
    const separator = bytes[start + 4]!;
    if ((separator !== 45 && separator !== 47) || bytes[start + 7] !== separator) return false;
    const gap = bytes[start + 10];
    if ((gap !== 84 && gap !== 32) || bytes[start + 13] !== 58 || bytes[start + 16] !== 58) return false;
    const year = this.#pair(start) * 100 + this.#pair(start + 2);
    const month = this.#pair(start + 5);
    const day = this.#pair(start + 8);
    const hour = this.#pair(start + 11);
    const minute = this.#pair(start + 14);
    const second = this.#pair(start + 17);
    // A character that is not a digit makes its pair NaN, and every comparison with it false.
    if (!(hour < 24 && minute < 60 && second < 60 && year >= MIN_YEAR && year <= MAX_YEAR)) return false;
    // Consecutive rows share a day: its number is computed once.
    const key = (year * 16 + month) * 32 + day;
    if (key !== this.#plainKey) {
      if (!isCivilDate(year, month, day)) return false;
      this.#plainKey = key;
      this.#plainDate = daysFromCivil(year, month, day);
    }
    this.isOpen = false;
    this.date = this.#plainDate;
    this.second = hour * 3600 + minute * 60 + second;
    return true;
  }
  #plainKey = -1;
  #plainDate = 0;

  #pair(at: number): number {
    const tens = this.#bytes[at]! - 48;
    const ones = this.#bytes[at + 1]! - 48;
    return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : Number.NaN;
  }

  /** A run of at most `most` digits, −1 when there is none. */
  #number(most: number): number {
    let value = 0;
    let digits = 0;
    while (this.#at < this.#end && digits < most) {
      const digit = this.#bytes[this.#at]! - 48;
      if (digit < 0 || digit > 9) break;
      value = value * 10 + digit;
      digits++;
      this.#at++;
    }
    this.#digits = digits;
    return digits > 0 ? value : -1;
  }
  #digits = 0;

  #readDate(): boolean {
    const first = this.#number(4);
    const firstDigits = this.#digits;
    const separator = this.#bytes[this.#at];
    if (first < 0 || (separator !== 45 && separator !== 47 && separator !== 46)) return false;
    this.#at++;
    const middle = this.#number(2);
    if (middle < 0 || this.#bytes[this.#at] !== separator) return false;
    this.#at++;
    const last = this.#number(4);
    const lastDigits = this.#digits;
    if (last < 0) return false;
    if (firstDigits === 4) return lastDigits <= 2 && this.#keep(first, middle, last);
    if (firstDigits > 2 || (lastDigits !== 4 && lastDigits !== 2)) return false;
    const year = lastDigits === 2 ? 2000 + last : last;
    if (year < MIN_YEAR || year > MAX_YEAR || first < 1 || middle < 1 || first > 31 || middle > 31)
      return false;
    if (first > 12 && middle > 12) return false;
    this.isOpen = true;
    this.separator = separator;
    this.hasShortYear = lastDigits === 2;
    this.first = first;
    this.middle = middle;
    this.date = (year - 1900) * 1024 + first * 32 + middle;
    return true;
  }

  #keep(year: number, month: number, day: number): boolean {
    if (year < MIN_YEAR || year > MAX_YEAR) return false;
    if (!isCivilDate(year, month, day)) {
      this.endsWithMonth = month > 12 && isCivilDate(year, day, month);
      return false;
    }
    this.date = daysFromCivil(year, month, day);
    return true;
  }

  /** Also the spaces that some locales put between the parts of a time (U+00A0, U+2009, U+202F). */
  #skipBlanks(): void {
    const bytes = this.#bytes;
    while (this.#at < this.#end) {
      const byte = bytes[this.#at]!;
      if (byte <= 32 || byte === 0xa0) this.#at++;
      else if (byte === 0xc2 && bytes[this.#at + 1] === 0xa0) this.#at += 2;
      else if (byte === 0xe2 && bytes[this.#at + 1] === 0x80) this.#at += 3;
      else break;
    }
  }

  #readClock(): boolean {
    if (this.#bytes[this.#at] === 44) this.#at++;
    this.#skipBlanks();
    if (this.#bytes[this.#at] === 84 || this.#bytes[this.#at] === 116) this.#at++;
    this.#skipBlanks();
    let hour = this.#number(2);
    if (hour < 0 || this.#bytes[this.#at] !== 58) return false;
    this.#at++;
    const minute = this.#number(2);
    if (minute < 0 || this.#digits !== 2) return false;
    let second = 0;
    if (this.#at < this.#end && this.#bytes[this.#at] === 58) {
      this.#at++;
      second = this.#number(2);
      if (second < 0) return false;
      if (this.#at < this.#end && (this.#bytes[this.#at] === 46 || this.#bytes[this.#at] === 44)) {
        this.#at++;
        if (this.#number(9) < 0) return false;
      }
    }
    this.#skipBlanks();
    const half = this.#readHalf();
    this.hasHalf = half !== 0;
    if (half !== 0) {
      if (hour < 1 || hour > 12) return false;
      hour = (hour % 12) + (half === 2 ? 12 : 0);
    }
    if (hour > 23 || minute > 59 || second > 59) return false;
    this.second = hour * 3600 + minute * 60 + second;
    return true;
  }

  /** `AM`, `PM`, `a.m.`, `p. m.`: 1, 2; 0 when there is none. */
  #readHalf(): 0 | 1 | 2 {
    const letter = this.#bytes[this.#at]! | 32;
    if (this.#at >= this.#end || (letter !== 97 && letter !== 112)) return 0;
    this.#at++;
    while (this.#at < this.#end) {
      const byte = this.#bytes[this.#at]!;
      // Letters m, full stops, blanks and the non-breaking spaces (C2 A0, E2 80 AF) that some locales insert.
      if (byte > 32 && byte !== 46 && (byte | 32) !== 109 && byte < 0x80) break;
      this.#at++;
    }
    return letter === 97 ? 1 : 2;
  }

  #readZone(): boolean {
    if (this.#at >= this.#end) return true;
    const isNamed = this.#skipUtc();
    const byte = this.#bytes[this.#at];
    let offset = 0;
    if (this.#at < this.#end) {
      if (!isNamed && (byte === 90 || byte === 122)) this.#at++;
      else if (byte === 43 || byte === 45) {
        this.#at++;
        const hours = this.#number(2);
        if (hours < 0 || hours > 14) return false;
        if (this.#bytes[this.#at] === 58) this.#at++;
        const minutes = this.#at < this.#end ? this.#number(2) : 0;
        if (minutes < 0 || minutes > 59) return false;
        offset = (byte === 43 ? 1 : -1) * (hours * 3600 + minutes * 60);
      } else return false;
    }
    this.second -= offset;
    this.isAbsolute = true;
    return true;
  }

  /** `UTC` or `GMT`, alone or before an offset. */
  #skipUtc(): boolean {
    const at = this.#at;
    if (this.#end - at < 3) return false;
    const word = String.fromCharCode(...this.#bytes.subarray(at, at + 3)).toUpperCase();
    if (word !== 'UTC' && word !== 'GMT') return false;
    this.#at = at + 3;
    return true;
  }

  #readEpoch(start: number, end: number): boolean {
    let dot = start;
    while (dot < end && this.#bytes[dot] !== 46) dot++;
    // Some programs write parts of a millisecond.
    for (let i = dot + 1; i < end; i++) if (this.#bytes[i]! < 48 || this.#bytes[i]! > 57) return false;
    const digits = dot - start;
    // Ten digits are seconds, twelve or thirteen milliseconds: sensors are younger than a billion seconds.
    if (digits < 10 || digits > 13) return false;
    let value = 0;
    for (let i = start; i < dot; i++) {
      const digit = this.#bytes[i]! - 48;
      if (digit < 0 || digit > 9) return false;
      value = value * 10 + digit;
    }
    const seconds = digits > 10 ? Math.floor(value / 1000) : value;
    return seconds >= FIRST_SECOND && this.setEpoch(seconds);
  }

  /** Takes an instant in seconds; false when it is not the time of a reading. */
  setEpoch(seconds: number): boolean {
    if (!(seconds >= MIN_EPOCH && seconds < MAX_EPOCH)) return false;
    this.isOpen = false;
    this.isAbsolute = true;
    this.date = Math.floor(seconds / 86_400);
    this.second = seconds - this.date * 86_400;
    return true;
  }
}

/** The wall clock of an open one once its order is known; null when that order makes its date invalid. */
export function wallOfOpen(openWall: number, order: 'DMY' | 'MDY'): number | null {
  const key = Math.floor((openWall - OPEN_WALL) / OPEN_STEP);
  const days = daysOfOpenDate(key, order);
  return days === null ? null : days * DAY + (openWall - OPEN_WALL - key * OPEN_STEP - DAY);
}

/** The numbers of an open date as written; a year of two digits is this century's. */
export function numbersOfOpen(openWall: number): { first: number; middle: number; year: number } {
  return numbersOfKey(Math.floor((openWall - OPEN_WALL) / OPEN_STEP));
}

function numbersOfKey(key: number): { first: number; middle: number; year: number } {
  return { first: (key >> 5) & 31, middle: key & 31, year: 1900 + Math.floor(key / 1024) };
}

/** The day number of an open date once its order is known; null when that order makes it invalid. */
function daysOfOpenDate(key: number, order: 'DMY' | 'MDY'): number | null {
  const { first, middle, year } = numbersOfKey(key);
  const [day, month] = order === 'DMY' ? [first, middle] : [middle, first];
  return isCivilDate(year, month, day) ? daysFromCivil(year, month, day) : null;
}
