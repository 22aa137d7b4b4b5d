import { setImmediate, setTimeout } from 'node:timers/promises';

/**
 * The embedded engine works in the thread that reads requests. After a statement that kept it busy they are read first,
 * and so stand before the next statement.
 *
 * @param busyMs how long it was
 */
export async function pause(busyMs: number): Promise<void> {
  const shortest = 10;
  if (busyMs < shortest) await setImmediate();
  else await setTimeout(Math.min(busyMs / 10, 50));
}
