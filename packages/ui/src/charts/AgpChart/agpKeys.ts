import type { KeyboardEvent } from 'react';

/** The time of day that a key moves to; `null` for keys that the chart does not handle. */
export function agpMove(
  {
    key,
    shiftKey,
    altKey,
    ctrlKey,
    metaKey,
  }: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>,
  minuteOfDay: ArrayLike<number>,
  slot: number | null,
): number | null {
  const last = minuteOfDay.length - 1;
  if (last < 0 || altKey || ctrlKey || metaKey) return null;
  const here = slot ?? -1;
  const byHours = (hours: number) =>
    nearestMinute(minuteOfDay, (slot === null ? 0 : (minuteOfDay[slot] ?? 0)) + hours * 60);
  const targets: Readonly<Record<string, () => number>> = {
    ArrowRight: () => (shiftKey ? byHours(1) : here + 1),
    ArrowLeft: () => (shiftKey ? byHours(-1) : here - 1),
    PageDown: () => byHours(3),
    PageUp: () => byHours(-3),
    Home: () => 0,
    End: () => last,
  };
  const target = targets[key]?.();
  return target === undefined ? null : Math.max(0, Math.min(last, target));
}

/** The slot nearest to a minute of the day. */
export function nearestMinute(minuteOfDay: ArrayLike<number>, minute: number): number {
  let best = 0;
  for (let index = 1; index < minuteOfDay.length; index++) {
    if (Math.abs((minuteOfDay[index] ?? 0) - minute) < Math.abs((minuteOfDay[best] ?? 0) - minute))
      best = index;
  }
  return best;
}
