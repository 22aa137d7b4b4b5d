import { reachOf, type Actor, type PatientAccess, type Reach } from '../session/index.ts';

/**
 * Why somebody needs attention, the most urgent first. A kind joins when its source exists: here, in the contract's
 * `WorklistKind`, in the server's `WORKLIST_SOURCES` and in the web module of its feature; the compiler
 * or a test asks for each.
 */
export const WORKLIST_KINDS = [
  'NO_CGM_DATA',
  'APPOINTMENT_TODAY',
  'INTAKE_WAITING',
  'TEST_NOT_BEGUN',
  'PRINCIPAL_AWAY',
] as const;
export type WorklistKind = (typeof WORKLIST_KINDS)[number];

/** The figures that have a source, in the order in which they are shown. */
export const DASHBOARD_CARDS = ['ACTIVE_PATIENTS', 'PATIENTS_WITH_TEST', 'NEW_PATIENTS'] as const;
export type DashboardCardId = (typeof DASHBOARD_CARDS)[number];

/** What must be open to a person before they learn of the cause. */
const NEEDS: Record<WorklistKind, (access: PatientAccess) => boolean> = {
  NO_CGM_DATA: (access) => access.clinical !== 'none',
  // The desk receives whoever comes.
  APPOINTMENT_TODAY: (access) => access.identity !== 'none',
  // What is in it is clinical, and so is that there is one.
  INTAKE_WAITING: (access) => access.clinical !== 'none',
  // That a test exists is no result: the reception makes its appointment.
  TEST_NOT_BEGUN: (access) => access.identity !== 'none',
  // Only who can mend it.
  PRINCIPAL_AWAY: (access) => access.canAssign,
};

/** Of which patients a person sees lines of this kind. */
export function worklistReach(actor: Actor, kind: WorklistKind): Reach {
  return reachOf(actor, NEEDS[kind]);
}

/** Of which patients a person sees figures. */
export function dashboardReach(actor: Actor): Reach {
  return reachOf(actor, (access) => access.identity !== 'none');
}
