const HOUR = 3_600_000;

/**
 * Hours after its placement in which a sensor is marked as less accurate. Ours: sensors differ most from blood on their
 * first day, and makers say so without agreeing on an hour.
 */
const SENSOR_SETTLING_HOURS = 24;

/** From when on a sensor's readings are trusted like its others: an ISO instant. */
export const settledAt = (placedAt: string): string =>
  new Date(Date.parse(placedAt) + SENSOR_SETTLING_HOURS * HOUR).toISOString();

interface Worn {
  id: string;
  placedAt: string;
  removedAt: string | null;
}

/**
 * The sensors that were worn at the same time as another one; two may be, but the form says so. One that is replaced the
 * moment it is removed does not overlap.
 *
 * @example overlappingSensors([{ id: 'a', placedAt: '2026-03-01T09:00:00Z', removedAt: null }, …])
 */
export function overlappingSensors(sensors: readonly Worn[]): ReadonlySet<string> {
  const spans = sensors
    .map(({ id, placedAt, removedAt }) => ({
      id,
      from: Date.parse(placedAt),
      to: removedAt === null ? Infinity : Date.parse(removedAt),
    }))
    .toSorted((a, b) => a.from - b.from);
  const found = new Set<string>();
  let latest = spans[0];
  for (const span of spans.slice(1)) {
    if (latest && span.from < latest.to) {
      found.add(span.id);
      found.add(latest.id);
    }
    if (!latest || span.to > latest.to) latest = span;
  }
  return found;
}
