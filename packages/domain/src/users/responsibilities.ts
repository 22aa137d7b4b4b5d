import { may, patientAccess, seesAllPatients, type Role } from '../session/index.ts';
import type { AssignableRole } from './enums.ts';

/** Responsibilities listed to an administrator before a role is given; each answer comes from the roles table. */
const DUTIES = {
  allPatients: (roles) => may('listPatients', roles) && seesAllPatients(roles),
  ownPatients: (roles) => may('listPatients', roles) && !seesAllPatients(roles),
  patientCards: (roles) => may('updatePatient', roles) && access(roles).identity === 'edit',
  assignSpecialists: (roles) => access(roles).canAssign,
  readResults: (roles) => may('getCgmReadings', roles),
  doTests: (roles) => may('createMedicalTest', roles),
  manageUsers: (roles) => may('updateUser', roles),
  manageAccount: (roles) => may('updateAccount', roles),
  readAuditLog: (roles) => may('listAuditLogs', roles),
} as const satisfies Record<string, (roles: readonly Role[]) => boolean>;

export type Duty = keyof typeof DUTIES;
const DUTY_NAMES = Object.keys(DUTIES) as Duty[];

/** Access to a patient whose principal is the holder of the roles; roles that see all patients have it to any. */
const access = (roles: readonly Role[]) =>
  patientAccess({ roles, professionalId: 'own' }, { principalId: 'own', observerIds: [] });

/**
 * Responsibilities of a person with only this role, for the administrator who gives it.
 *
 * @example responsibilitiesOf('RECEPTIONIST') // ['allPatients', 'patientCards']
 */
export function responsibilitiesOf(role: AssignableRole): Duty[] {
  return DUTY_NAMES.filter((duty) => DUTIES[duty]([role]));
}
