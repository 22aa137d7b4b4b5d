import { isCivilDate } from '../../../shared/index.ts';
import { digitsIn as number, LocalClock } from '../../files/values.ts';

const HOUR = 3600;

/** Minutes of `+0200` at the end of a time. */
function writtenOffset(text: string): number {
  const minutes = number(text, 21, 23) * 60 + number(text, 23, 25);
  return text[20] === '-' ? -minutes : minutes;
}

/** Seconds since 1970 of `2019-07-19 10:36:11 -0700`; NaN where it is something else. Millions are read. */
export function appleSeconds(text: string | undefined): number {
  if (text?.length !== 25) return Number.NaN;
  const month = number(text, 5, 7);
  const day = number(text, 8, 10);
  const hour = number(text, 11, 13);
  if (!(month >= 1 && month <= 12 && day >= 1 && day <= 31 && hour <= 24)) return Number.NaN;
  // The 30th of February would become a day of March.
  if (day > 28 && !isCivilDate(number(text, 0, 4), month, day)) return Number.NaN;
  const wall = Date.UTC(number(text, 0, 4), month - 1, day, hour, number(text, 14, 16), number(text, 17, 19));
  return wall / 1000 - writtenOffset(text) * 60;
}

/**
 * The clock of recording. Times are written in the offset of the day of the export: the zone of a record says which it
 * was, else the zone of the person, where that agrees with the export's own time.
 */
export class AppleClock {
  readonly #zones = new Map<string, LocalClock | null>();
  #home: LocalClock | null;
  /** Of the last hour that was asked for: records come by time. */
  readonly #hours = new Map<LocalClock, { hour: number; offset: number }>();

  constructor(zone: string | undefined) {
    this.#home = LocalClock.of(zone);
  }

  exportedAt(text: string | undefined): void {
    const epochS = appleSeconds(text);
    if (Number.isNaN(epochS) || !this.#home) return;
    if (this.#home.offsetAt(epochS) !== writtenOffset(text!)) this.#home = null;
  }

  zoneOf(name: string | null): string | null {
    return name === null ? null : (this.#named(name)?.zone ?? null);
  }

  offsetAt(epochS: number, written: string, zone: string | null): number {
    const clock = (zone === null ? null : this.#named(zone)) ?? this.#home;
    if (!clock) return writtenOffset(written);
    // Clocks change on the quarter of an hour at most.
    const hour = Math.floor(epochS / (HOUR / 4));
    const last = this.#hours.get(clock);
    if (last?.hour === hour) return last.offset;
    const offset = clock.offsetAt(epochS);
    this.#hours.set(clock, { hour, offset });
    return offset;
  }

  #named(zone: string): LocalClock | null {
    const known = this.#zones.get(zone);
    if (known !== undefined) return known;
    const clock = LocalClock.of(zone);
    // Made up names do not fill the memory.
    if (this.#zones.size < 1000) this.#zones.set(zone, clock);
    return clock;
  }
}
