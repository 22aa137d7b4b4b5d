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
