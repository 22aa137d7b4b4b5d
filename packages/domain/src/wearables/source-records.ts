import { daysOfLocalDate, localDateOfDays, type LocalDate } from '../shared/index.ts';
import { kindOfSource } from './source-kinds.ts';

export const DAY_S = 86_400;

/** A count over a time (steps, energy, metres), as one source has it. */
export interface SourceInterval {
  /** Which app or device; what the order of sources names. */
  source: string;
  /** Seconds since 1970, UTC. */
  startS: number;
  endS: number;
  value: number;
  /** Of the clock where it was recorded, in minutes: never that of whoever looks at it. */
  offsetMinutes: number;
  /** Typed in by the person: shown, never summed. */
  isManual?: boolean;
  /** Says when the source wrote it; of one interval the highest replaces the others. */
  version?: number;
}

/** The local day, of the clock with this offset, at an instant. */
export const localDateAt = (epochS: number, offsetMinutes: number): LocalDate =>
  localDateOfDays(Math.floor((epochS + offsetMinutes * 60) / DAY_S));

/** The instant at which a local day begins on the clock with this offset. */
export const startOfDateAt = (date: LocalDate, offsetMinutes: number): number =>
  daysOfLocalDate(date)! * DAY_S - offsetMinutes * 60;

/** Order of names that no language of the machine changes. */
export const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Order of sources: those that are listed first, the others after them by what they are, and then by name. */
export function sourceRank(priority: readonly string[]): (a: string, b: string) => number {
  const places = new Map(priority.map((source, index) => [source, index]));
  const place = (source: string): number => {
    const known = places.get(source);
    if (known !== undefined) return known;
    const own = priority.length + kindOfSource(source);
    places.set(source, own);
    return own;
  };
  return (a, b) => place(a) - place(b) || byText(a, b);
}

/** Puts what has the same key together, keys in the order of their first. */
export function grouped<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
