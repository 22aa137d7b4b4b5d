/**
 * What one answer says: at this moment of the page's own stopwatch the server's clock showed something between the two.
 * Both are epoch milliseconds minus `performance.now()`, which no change of the device's clock moves.
 */
interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** `Date` has whole seconds, rounded down. */
const RESOLUTION_MS = 1000;

let known: Bounds | null = null;
const listeners = new Set<() => void>();

/**
 * Learns the server's time from an answer's `Date`. The answer left the server between the request's departure and its own
 * arrival, so that a slow network widens what is known and falsifies nothing; of many answers the bounds that all have in
 * common hold. An answer that a cache had kept says an earlier time than is known to have passed, and is not believed;
 * a later time is, for the stopwatch stands still while a device sleeps.
 *
 * @param sentAt `performance.now()` before the request left, `arrivedAt` when its answer had arrived
 */
export function learnServerTime(answer: Response, sentAt: number, arrivedAt: number): void {
  const said = Date.parse(answer.headers.get('date') ?? '');
  // A cache that says so kept it for that many seconds. Another origin's headers may be hidden: nothing is learned then.
  if (!Number.isFinite(said) || Number(answer.headers.get('age') ?? 0) > 0) return;
  const found = { least: said - arrivedAt, most: said + RESOLUTION_MS - sentAt };
  if (known === null || found.least > known.most) known = found;
  else if (found.most < known.least) return;
  else known = { least: Math.max(known.least, found.least), most: Math.min(known.most, found.most) };
  listeners.forEach((listener) => listener());
}

/** By how many milliseconds the server's clock is ahead of the device's at this moment; 0 until an answer has said so. */
export const serverAhead = (): number =>
  known === null ? 0 : Math.round((known.least + known.most) / 2 + performance.now() - Date.now());

/** Now, by the server's clock: what "today" and "now" mean to a person. The device's own until an answer has said it. */
export const serverNow = (): Date => new Date(Date.now() + serverAhead());

/** The server's time at an earlier moment of this device's clock, such as when something was fetched. */
export const serverTimeOf = (deviceMs: number): number => deviceMs + serverAhead();

/** Calls `listener` whenever an answer has said the time; returns the function that stops it. */
export function onServerTime(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Forgets what was learned: in a test, another server may answer. */
export function forgetServerTime(): void {
  known = null;
}
