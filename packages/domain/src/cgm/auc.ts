import type { GlucoseGrid } from './grid.ts';

/**
 * Area under the curve per hour in mg/dL (Danne 2017, 10.2337/dc17-1600): for each day the trapezoids between
 * neighbouring grid values divided by the hours that they cover, then the mean of the days. No trapezoid crosses a gap or
 * midnight. null without two neighbouring values.
 */
export function hourlyAuc({ slots, values, stepMinutes }: GlucoseGrid): number | null {
  const perDay = 1440 / stepMinutes;
  const days = new Map<number, { area: number; steps: number }>();
  for (let i = 1; i < slots.length; i++) {
    const slot = slots[i]!;
    // Slot 1 is the first of the first day: the grid begins one step after midnight.
    const day = Math.floor((slot - 1) / perDay);
    if (slot !== slots[i - 1]! + 1 || day !== Math.floor((slot - 2) / perDay)) continue;
    const sums = days.get(day) ?? { area: 0, steps: 0 };
    sums.area += (values[i]! + values[i - 1]!) / 2;
    sums.steps++;
    days.set(day, sums);
  }
  if (days.size === 0) return null;
  return [...days.values()].reduce((sum, { area, steps }) => sum + area / steps, 0) / days.size;
}
