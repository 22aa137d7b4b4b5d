import { glucoseSpan } from '../activity/workout/glucose-span.ts';

/** A longer step between readings interrupts the line. */
const GAP_MINUTES = 45;

export interface GlucoseWindow {
  /** From the moment, negative before it. */
  readonly minutes: readonly number[];
  readonly mgdl: readonly number[];
}

/** The readings around a moment, over the same hours as around a workout. */
export function glucoseWindow(
  { epochSeconds, mgdl }: { readonly epochSeconds: readonly number[]; readonly mgdl: readonly number[] },
  at: string,
): GlucoseWindow {
  const { from, to } = glucoseSpan({ start: at, end: at });
  const start = Date.parse(at) / 1000;
  const inside = epochSeconds.flatMap((epoch, index) =>
    epoch < from || epoch > to ? [] : [{ minute: (epoch - start) / 60, value: mgdl[index]! }],
  );
  return { minutes: inside.map(({ minute }) => minute), mgdl: inside.map(({ value }) => value) };
}

/** The line of a window, interrupted where readings are missing. */
export function windowLine({ minutes, mgdl }: GlucoseWindow, inUnit: (mgdl: number) => number) {
  const x: number[] = [];
  const y: (number | null)[] = [];
  minutes.forEach((minute, index) => {
    const last = minutes[index - 1];
    if (last !== undefined && minute - last > GAP_MINUTES) {
      x.push((minute + last) / 2);
      y.push(null);
    }
    x.push(minute);
    y.push(inUnit(mgdl[index]!));
  });
  return { x, y };
}
