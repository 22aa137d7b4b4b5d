/** Topics by which a patient's timeline is filtered. */
export const TIMELINE_TOPICS = ['RECORD', 'TESTS', 'DATA', 'NOTES', 'APPOINTMENTS', 'DOCUMENTS'] as const;
export type TimelineTopic = (typeof TIMELINE_TOPICS)[number];

interface KindRule {
  topic: TimelineTopic;
  /** Hidden from people without clinical access to the patient. */
  isClinical: boolean;
}

const open = (topic: TimelineTopic): KindRule => ({ topic, isClinical: false });
const clinical = (topic: TimelineTopic): KindRule => ({ topic, isClinical: true });

/**
 * Everything that the timeline shows. A new kind is added here, in the contract's `TimelineKind`, and in its feature's
 * server and web modules; the compiler or a test requires each.
 */
export const TIMELINE_RULES = {
  PATIENT_CREATED: open('RECORD'),
  CARD_CHANGED: open('RECORD'),
  STATE_CHANGED: open('RECORD'),
  SPECIALISTS_CHANGED: open('RECORD'),
  // The existence of a test is not a result: the reception makes its appointment.
  TEST_CREATED: open('TESTS'),
  TEST_BEGUN: open('TESTS'),
  TEST_FINISHED: open('TESTS'),
  TEST_CANCELED: open('TESTS'),
  CGM_DATA_ADDED: clinical('TESTS'),
  MEASURED: clinical('DATA'),
  DATA_ANSWERED: clinical('DATA'),
  INTAKE_SENT: clinical('DATA'),
  INTAKE_SUBMITTED: clinical('DATA'),
  INTAKE_ACCEPTED: clinical('DATA'),
  INTAKE_DECLINED: clinical('DATA'),
  NOTE_WRITTEN: clinical('NOTES'),
  NOTE_CHANGED: clinical('NOTES'),
  APPOINTMENT_MADE: open('APPOINTMENTS'),
  APPOINTMENT_HELD: open('APPOINTMENTS'),
  APPOINTMENT_CANCELED: open('APPOINTMENTS'),
  DOCUMENT_FILED: open('DOCUMENTS'),
} as const satisfies Record<string, KindRule>;

export type TimelineKind = keyof typeof TIMELINE_RULES;
export const TIMELINE_KINDS = Object.keys(TIMELINE_RULES) as TimelineKind[];

export interface TimelineFilter {
  topics?: readonly TimelineTopic[] | undefined;
  kinds?: readonly TimelineKind[] | undefined;
}

/**
 * The kinds selected by these topics and kinds; none named means all.
 *
 * @example
 * timelineKinds({ topics: ['DATA'] }, false) // []
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

/** The topics that can have entries for somebody. */
export function timelineTopics(seesClinical: boolean): TimelineTopic[] {
  return TIMELINE_TOPICS.filter((topic) => timelineKinds({ topics: [topic] }, seesClinical).length > 0);
}
