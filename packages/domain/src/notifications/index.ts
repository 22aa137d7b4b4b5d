import { reachOf, type Actor, type PatientAccess, type Reach } from '../session/index.ts';

/**
 * What somebody needs to know. A new kind is added here, in the contract's `NotificationKind`, and in its feature's
 * server and web modules; the compiler or a test requires each.
 */
export const NOTIFICATION_KINDS = [
  'CHAT_UNREAD',
  'NO_CGM_DATA',
  'INTAKE_WAITING',
  'SURVEY_ANSWERED',
  'SURVEY_UNANSWERED',
  'FOLLOW_UP_OVERDUE',
  'APPOINTMENT_DECLINED',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** The number at which counting the unread ends: nobody needs to know how many more there are. */
export const MOST_UNREAD = 100;

/**
 * Minutes for which a notification waits unread until an e-mail tells of it, with all that are unread by then. Ours:
 * who is at work reads it meanwhile, and nobody gets more than one message in that time.
 */
export const NOTIFICATION_MAIL_MINUTES = 15;

interface Rule {
  /** The access that it takes to learn of it. */
  needs: (access: PatientAccess) => boolean;
  /** Whether it can be a person's to deal with. */
  concerns: (actor: Actor) => boolean;
}

const isSpecialist = ({ roles, professionalId }: Actor): boolean =>
  roles.includes('SPECIALIST') && professionalId !== null;

const ofSpecialists: Rule = { needs: ({ clinical }) => clinical !== 'none', concerns: isSpecialist };

/** What the reception deals with too: none of it is clinical. */
const ofReceptionToo: Rule = {
  needs: ({ identity }) => identity !== 'none',
  concerns: (actor) => isSpecialist(actor) || actor.roles.includes('RECEPTIONIST'),
};

const RULES: Record<NotificationKind, Rule> = {
  // A chat can be handed to anyone who may see it.
  CHAT_UNREAD: { needs: ({ identity }) => identity !== 'none', concerns: () => true },
  NO_CGM_DATA: ofSpecialists,
  INTAKE_WAITING: ofSpecialists,
  SURVEY_ANSWERED: ofSpecialists,
  SURVEY_UNANSWERED: ofSpecialists,
  // The reception has steps of its own, and makes appointments.
  FOLLOW_UP_OVERDUE: ofReceptionToo,
  APPOINTMENT_DECLINED: ofReceptionToo,
};

/** For which patients notifications of this kind can concern a person. */
export function notificationReach(actor: Actor, kind: NotificationKind): Reach {
  const { needs, concerns } = RULES[kind];
  return concerns(actor) ? reachOf(actor, needs) : 'none';
}

/** The kinds that can concern a person. */
export const notificationKindsOf = (actor: Actor): NotificationKind[] =>
  NOTIFICATION_KINDS.filter((kind) => notificationReach(actor, kind) !== 'none');
