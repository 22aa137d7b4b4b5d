import type { AxisHour } from './calendarDays.ts';

/** An open period of a day, `HH:MM`. An end of `00:00` is the midnight that ends the day. */
export interface OpenSpan {
  from: string;
  to: string;
}

/** A period on the axis, in its hours. */
interface Stretch {
  from: number;
  to: number;
}

/** The position of a time of day on the axis: a repeated hour is open both times. */
function placeOf(time: string, axis: readonly AxisHour[]): number | null {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  if (hour === undefined || minute === undefined) return null;
  const slot = axis.findIndex((each) => each.hour === Number(hour));
  return slot < 0 ? null : slot + Number(minute) / 60;
}

/** The closed periods of a day, from start to end. A period with invalid times opens nothing. */
export function closedStretches(open: readonly OpenSpan[], axis: readonly AxisHour[]): Stretch[] {
  const spans = open
    .flatMap(({ from, to }): Stretch[] => {
      const [start, end] = [placeOf(from, axis), to === '00:00' ? axis.length : placeOf(to, axis)];
      return start === null || end === null || end <= start ? [] : [{ from: start, to: end }];
    })
    .sort((one, two) => one.from - two.from);
  const closed: Stretch[] = [];
  let at = 0;
  for (const { from, to } of spans) {
    if (from > at) closed.push({ from: at, to: from });
    at = Math.max(at, to);
  }
  if (at < axis.length) closed.push({ from: at, to: axis.length });
  return closed;
}
