const PLACES = 1 << 22;
const STEPS = 400_000;
const WORDS = 40_000;
/** CPU time of {@link yardstick} while nothing else runs on the slowest machine that the limits were set on. */
const CALM_MS = 100;
const MEASUREMENTS = 3;

let places: Int32Array | undefined;

/** A fixed piece of work that needs what ours does: memory far beyond the caches, many small objects, their texts. */
function yardstick(): number {
  places ??= Int32Array.from(
    { length: PLACES },
    (_, i) => (Math.imul(i, 1664525) + 1013904223) & (PLACES - 1),
  );
  let at = 0;
  for (let step = 0; step < STEPS; step++) at = places[at] ?? 0;
  const words = new Map(
    Array.from({ length: WORDS }, (_, i) => [`word ${(i * 7919) % WORDS}`, { i, at }] as const),
  );
  return (JSON.parse(JSON.stringify([...words])) as unknown[]).length;
}

function measured(): number {
  const since = process.cpuUsage();
  yardstick();
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
}

/**
 * CPU time as it would be on a calm machine. Other processes do not only take turns: they empty the caches and share the
 * memory, and the same work then costs a multiple. So what took too long is compared with a fixed piece of work at the
 * same moment; code that does too much takes too long on this measure as well.
 *
 * @param ms what was measured
 * @param limit below it nothing needs comparing
 */
export function calmTime(ms: number, limit: number): number {
  if (ms < limit) return ms;
  const times = Array.from({ length: MEASUREMENTS }, measured).toSorted((a, b) => a - b);
  return ms / Math.max(1, (times[1] ?? CALM_MS) / CALM_MS);
}
