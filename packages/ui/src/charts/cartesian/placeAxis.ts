import type { PlaceTick } from './Axes.tsx';
import { isNumber, tickFormat, valueFormat } from './numberAxis.ts';
import { roundNumbers } from './roundNumbers.ts';
import { momentFormat, zonedTickFormat, zonedTicks } from './timeAxis.ts';

/** The kind of positions along the bottom. */
export type PlaceAxisKind =
  | {
      readonly kind: 'time';
      /** Default UTC. */
      readonly timeZone?: string;
      /** Whether a moment is announced with its time of day. Default: when any value is not at midnight. */
      readonly hasTime?: boolean;
    }
  | {
      readonly kind: 'number';
      /** Formats a position for announcement, for example with its unit. */
      readonly format?: (place: number) => string;
      /** First and last position. Default: those of the values. */
      readonly domain?: readonly [number, number];
      /** Positions to name, ascending, and their names. Default: round numbers. */
      readonly marks?: readonly PlaceTick[];
    };

export interface Places {
  readonly domain: readonly [number, number];
  readonly format: (place: number) => string;
  readonly ticks: (atMost: number) => PlaceTick[];
}

/** The axis below values at given positions, and how those are formatted. */
export function placeAxis(
  axis: PlaceAxisKind,
  all: readonly { readonly x: ArrayLike<number> }[],
  locale: string,
): Places {
  let from = Number.POSITIVE_INFINITY;
  let to = Number.NEGATIVE_INFINITY;
  for (const { x } of all) {
    // Ascending: only non-numbers at the ends are skipped.
    let [first, last] = [0, x.length - 1];
    while (first <= last && !isNumber(x[first])) first++;
    while (last >= first && !isNumber(x[last])) last--;
    from = Math.min(from, x[first] ?? from);
    to = Math.max(to, x[last] ?? to);
  }
  if (from > to) [from, to] = [0, 1];
  const timeZone = (axis.kind === 'time' && axis.timeZone) || 'UTC';
  const hasTime = axis.kind === 'time' && (axis.hasTime ?? all.some(({ x }) => isBetweenDays(x, timeZone)));
  // A single position still needs an axis around it.
  const around = axis.kind === 'time' ? (hasTime ? 43_200 : 259_200) : Math.abs(from) / 10 || 1;
  const domain = from === to ? ([from - around, to + around] as const) : ([from, to] as const);

  if (axis.kind === 'number') {
    return {
      domain: axis.domain ?? domain,
      format: axis.format ?? valueFormat(locale),
      ticks: (atMost) => {
        if (axis.marks) return [...axis.marks];
        const marks = roundNumbers(domain[0], domain[1], atMost);
        const format = tickFormat(locale, marks);
        return marks.map((at) => ({ at, text: format(at) }));
      },
    };
  }
  const format = zonedTickFormat(locale, timeZone);
  return {
    domain,
    format: momentFormat(locale, timeZone, hasTime),
    ticks: (atMost) =>
      zonedTicks(domain[0], domain[1], atMost, timeZone, !hasTime).map((tick) => ({
        at: tick.at,
        text: format(tick),
      })),
  };
}

/** Whether one of the first moments has a time of day. */
function isBetweenDays(x: ArrayLike<number>, timeZone: string): boolean {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  for (let index = 0; index < Math.min(x.length, 8); index++) {
    const place = x[index];
    if (isNumber(place) && clock.format(place * 1000) !== '00:00:00') return true;
  }
  return false;
}
