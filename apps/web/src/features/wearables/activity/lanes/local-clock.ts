import { type LocalDate, offsetAt, zoneTable } from '@healzy/domain/shared';

const DAY = 86_400;

/** The first second of a local day, as if its clock were that of UTC: the axis of days one below the other. */
export const localStart = (date: LocalDate): number => Date.parse(`${date}T00:00:00Z`) / 1000;

/** Reads instants on the clock of a zone, in the same seconds as {@link localStart}. */
export function clockOf(zone: string, date: LocalDate): (instant: string) => number {
  const start = localStart(date);
  const table = zoneTable(zone, start - 2 * DAY, start + 2 * DAY);
  return (instant) => {
    const epoch = Date.parse(instant) / 1000;
    return epoch + offsetAt(table, epoch) * 60;
  };
}

/** What of it lies in a local day. */
export interface OnClock<Item> {
  readonly at: number;
  readonly item: Item;
}

/**
 * The items of a local day in their order on its clock: first, and apart from them those of an hour that occurred a
 * second time. Without a change of the clock the second list is empty.
 */
export function onLocalClock<Item>(
  items: readonly Item[],
  instantOf: (item: Item) => string,
  zone: string,
  date: LocalDate,
): readonly [first: OnClock<Item>[], repeated: OnClock<Item>[]] {
  const start = localStart(date);
  const clock = clockOf(zone, date);
  const first: OnClock<Item>[] = [];
  const repeated: OnClock<Item>[] = [];
  let latest = Number.NEGATIVE_INFINITY;
  for (const item of items.toSorted((a, b) => Date.parse(instantOf(a)) - Date.parse(instantOf(b)))) {
    const at = clock(instantOf(item));
    if (at < start || at >= start + DAY) continue;
    if (at > latest) {
      latest = at;
      first.push({ at, item });
    } else repeated.push({ at, item });
  }
  return [first, repeated];
}
