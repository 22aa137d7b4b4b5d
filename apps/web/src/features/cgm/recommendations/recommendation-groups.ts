import type { CgmEvent } from '@healzy/api/cgm/events';
import type { CgmRecommendation } from '@healzy/api/cgm/recommendations';

/** The list of recommendations about the whole test. */
export const GENERAL = 'general';

export interface RecommendationGroup {
  /** The event's id, or {@link GENERAL}. */
  id: string;
  event: CgmEvent | null;
  items: readonly CgmRecommendation[];
}

/**
 * Recommendations about the whole test first, then those of each event that has any, by the time of the event.
 *
 * @param eventId shows the recommendations of this event only
 */
export function groupsOf(
  all: readonly CgmRecommendation[],
  events: readonly CgmEvent[],
  eventId?: string,
): RecommendationGroup[] {
  const of = (id: string | null) => all.filter((one) => one.eventId === id);
  const group = (event: CgmEvent) => ({ id: event.id, event, items: of(event.id) });
  if (eventId !== undefined) {
    const event = events.find(({ id }) => id === eventId) ?? null;
    return [{ id: eventId, event, items: of(eventId) }];
  }
  const known = new Set(events.map(({ id }) => id));
  // Of an event that is not among those fetched: still shown, under its own heading.
  const others = [...new Set(all.flatMap((one) => one.eventId ?? []))].filter((id) => !known.has(id));
  return [
    { id: GENERAL, event: null, items: of(null) },
    ...events
      .toSorted((a, b) => a.start.localeCompare(b.start))
      .map(group)
      .filter(({ items }) => items.length > 0),
    ...others.map((id) => ({ id, event: null, items: of(id) })),
  ];
}
