const HOUR_MS = 3_600_000;
/** Up to three days hours tell more: 50 of them are not two days. */
const MOST_HOURS = 72;

/** Whole hours or days since something was: what every screen says of a silence. */
export function elapsedSince(since: string, now: Date | number): { unit: 'hours' | 'days'; count: number } {
  const hours = Math.max(0, Math.floor((Number(now) - Date.parse(since)) / HOUR_MS));
  return hours <= MOST_HOURS
    ? { unit: 'hours', count: hours }
    : { unit: 'days', count: Math.floor(hours / 24) };
}
