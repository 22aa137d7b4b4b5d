import { setImmediate, setTimeout } from 'node:timers/promises';

/**
 * The embedded engine runs in the thread that reads requests. After a statement that kept it busy, waiting requests are
 * read first, and so get in before the next statement.
 *
 * @param busyMs how long the statement took
 */
export async function pause(busyMs: number): Promise<void> {
  const shortest = 10;
  if (busyMs < shortest) await setImmediate();
  else await setTimeout(Math.min(busyMs / 10, 50));
}
