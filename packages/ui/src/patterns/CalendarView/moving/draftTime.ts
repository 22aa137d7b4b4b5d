import type { AxisHour } from '../calendarDays.ts';
import type { CalendarFormat } from '../calendarFormat.ts';
import { clockAt, type Placement } from './placements.ts';

/** From when to when an event would last: "10:15–10:45". */
export const draftTime = (
  { from, length }: Placement,
  axis: readonly AxisHour[],
  { clock }: CalendarFormat,
): string => `${clock(clockAt(from, axis))}–${clock(clockAt(from + length, axis))}`;
