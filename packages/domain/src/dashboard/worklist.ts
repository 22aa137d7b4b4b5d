import { reachOf, type Actor, type PatientAccess, type Reach } from '../session/index.ts';

/**
 * Why a patient needs attention, the most urgent first. A new kind is added here, in the contract's `WorklistKind`, and
 * in its feature's server and web modules; the compiler or a test requires each.
 */
export const WORKLIST_KINDS = [
  'GLUCOSE_RISK',
  'NO_CGM_DATA',
  'CHAT_UNANSWERED',
  'MENU_RESTRICTED',
  'MENU_QUESTIONS',
  'INTAKE_WAITING',
  'SURVEY_ANSWERED',
  'TEST_NOT_BEGUN',
  'FOLLOW_UP_OVERDUE',
  'SURVEY_UNANSWERED',
  'WEARABLE_SILENT',
  'APPOINTMENT_DECLINED',
  'PRINCIPAL_AWAY',
] as const;
export type WorklistKind = (typeof WORKLIST_KINDS)[number];

/** The figures that have a source, in the order in which they are shown. */
export const DASHBOARD_CARDS = [
  'ACTIVE_PATIENTS',
  'PATIENTS_WITH_TEST',
  'NEW_PATIENTS',
  'PLANS_MADE',
  'PENDING_CHATS',
  'PATIENTS_WITH_WEARABLE',
] as const;
export type DashboardCardId = (typeof DASHBOARD_CARDS)[number];

/** The access a person needs to learn of the cause. */
const NEEDS: Record<WorklistKind, (access: PatientAccess) => boolean> = {
  GLUCOSE_RISK: (access) => access.clinical !== 'none',
  NO_CGM_DATA: (access) => access.clinical !== 'none',
  // Whoever may see the patient may answer.
  CHAT_UNANSWERED: (access) => access.identity !== 'none',
  MENU_RESTRICTED: (access) => access.clinical !== 'none',
  MENU_QUESTIONS: (access) => access.clinical !== 'none',
  // Its content is clinical, and so is its existence.
  INTAKE_WAITING: (access) => access.clinical !== 'none',
  SURVEY_ANSWERED: (access) => access.clinical !== 'none',
  // The existence of a test is not a result: the reception makes its appointment.
  TEST_NOT_BEGUN: (access) => access.identity !== 'none',
  // The steps are the specialists' to do.
  FOLLOW_UP_OVERDUE: (access) => access.clinical !== 'none',
  SURVEY_UNANSWERED: (access) => access.clinical !== 'none',
  WEARABLE_SILENT: (access) => access.clinical !== 'none',
  // The reception makes appointments.
  APPOINTMENT_DECLINED: (access) => access.identity !== 'none',
  // Only for users who can fix it.
  PRINCIPAL_AWAY: (access) => access.canAssign,
};

/** For which patients a person sees lines of this kind. */
export function worklistReach(actor: Actor, kind: WorklistKind): Reach {
  return reachOf(actor, NEEDS[kind]);
}

/**
 * What can have changed since a patient's last visit, in the order shown. A new kind is added here, in the contract's
 * `VisitChange`, and in its feature's server and web modules; the compiler or a test requires each.
 */
export const VISIT_CHANGES = [
  'BLOOD',
  'TIME_IN_RANGE',
  'WEIGHT',
  'RESTING_ENERGY',
  'QUESTIONNAIRE',
  'SURVEYS',
  'DOCUMENTS',
] as const;
export type VisitChangeKind = (typeof VISIT_CHANGES)[number];

/** Whose appointments a person sees on the dashboard, and for which of these patients what changed. */
export function visitsReach(actor: Actor): { visits: Reach; changes: Reach } {
  return {
    // The front desk receives everyone.
    visits: reachOf(actor, (access) => access.identity !== 'none'),
    changes: reachOf(actor, (access) => access.clinical !== 'none'),
  };
}

/** For which patients a person sees figures. */
export function dashboardReach(actor: Actor): Reach {
  return reachOf(actor, (access) => access.identity !== 'none');
}
