import type { CgmReadings } from '@healzy/api/cgm';
import { EVENT_WINDOW_MINUTES } from '@healzy/domain/cgm';

/** A longer step between readings interrupts the line. */
const GAP_MINUTES = 45;

export interface GlucoseWindow {
  /** From the moment, negative before it. */
  readonly minutes: readonly number[];
  readonly mgdl: readonly number[];
}

/** The readings around a moment: from an hour before to three after, as for an event of a glucose test. */
export function glucoseWindow(
  { epochSeconds, mgdl }: Pick<CgmReadings, 'epochSeconds' | 'mgdl'>,
  atSeconds: number,
): GlucoseWindow {
  const { before, after } = EVENT_WINDOW_MINUTES;
  const inside = epochSeconds.flatMap((epoch, index) => {
    const minute = (epoch - atSeconds) / 60;
    return minute < -before || minute > after ? [] : [{ minute, value: mgdl[index]! }];
  });
  return { minutes: inside.map(({ minute }) => minute), mgdl: inside.map(({ value }) => value) };
}

/** The window with the most readings; null where none has any. */
export const fullestWindow = (windows: readonly GlucoseWindow[]): GlucoseWindow | null =>
  windows.reduce<GlucoseWindow | null>(
    (best, each) => (each.minutes.length > (best?.minutes.length ?? 0) ? each : best),
    null,
  );

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
