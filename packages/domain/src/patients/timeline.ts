import type { LocalDate } from '../shared/index.ts';
import { TIMELINE_RULES } from './generated/lists.ts';

/** Everything that the timeline shows; each feature names its kinds at its tag of the contract. */
export type TimelineKind = keyof typeof TIMELINE_RULES;
/** Topics by which a patient's timeline is filtered. */
export type TimelineTopic = (typeof TIMELINE_RULES)[TimelineKind]['topic'];
export const TIMELINE_KINDS = Object.keys(TIMELINE_RULES) as TimelineKind[];
export const TIMELINE_TOPICS: readonly TimelineTopic[] = [
  ...new Set(TIMELINE_KINDS.map((kind) => TIMELINE_RULES[kind].topic)),
];

export interface TimelineFilter {
  topics?: readonly TimelineTopic[] | undefined;
  kinds?: readonly TimelineKind[] | undefined;
}

/**
 * The kinds selected by these topics and kinds; none named means all.
 *
 * @example
 * timelineKinds({ topics: ['NOTES'] }, false) // []
 */
export function timelineKinds({ topics, kinds }: TimelineFilter, seesClinical: boolean): TimelineKind[] {
  return TIMELINE_KINDS.filter((kind) => {
    const rule = TIMELINE_RULES[kind];
    return (
      (seesClinical || !rule.isClinical) &&
      (topics === undefined || topics.length === 0 || topics.includes(rule.topic)) &&
      (kinds === undefined || kinds.length === 0 || kinds.includes(kind))
    );
  });
}

/** The topics that can have entries for someone. */
export function timelineTopics(seesClinical: boolean): TimelineTopic[] {
  return TIMELINE_TOPICS.filter((topic) => timelineKinds({ topics: [topic] }, seesClinical).length > 0);
}

/** The value before each figure of an entry, by magnitude. */
export type ValuesBefore = ReadonlyMap<string, number>;

/** An entry of a timeline, with what was measured. */
export interface MeasuredEntry {
  id: string;
  /** The local day. */
  on: LocalDate;
  figures: readonly { magnitude: string; value: number }[];
}

/**
 * The values with which those of each entry are compared: of every magnitude the last one of an earlier day. One of the
 * same day is a correction of it, and one that is not among the entries is not known: nothing is compared with it.
 *
 * @param entries the latest first
 * @example
 * valuesBefore([
 *   { id: 'b', on: '2026-11-20', figures: [{ magnitude: 'weightKg', value: 78.2 }] },
 *   { id: 'a', on: '2026-11-09', figures: [{ magnitude: 'weightKg', value: 79 }] },
 * ]).get('b') // Map { 'weightKg' => 79 }
 */
export function valuesBefore(entries: readonly MeasuredEntry[]): ReadonlyMap<string, ValuesBefore> {
  const found = new Map<string, ValuesBefore>();
  /** Of each magnitude: the last value, and that of the last day before its day. */
  const last = new Map<string, { on: LocalDate; value: number; earlier: number | undefined }>();
  for (const { id, on, figures } of entries.toReversed()) {
    const before = new Map<string, number>();
    for (const { magnitude, value } of figures) {
      const known = last.get(magnitude);
      const earlier = known?.on === on ? known.earlier : known?.value;
      if (earlier !== undefined) before.set(magnitude, earlier);
      last.set(magnitude, { on, value, earlier });
    }
    found.set(id, before);
  }
  return found;
}
