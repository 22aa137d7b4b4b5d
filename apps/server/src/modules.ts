import { accounts } from './accounts/module.ts';
import { appointments } from './appointments/module.ts';
import { auditLog } from './audit-log/module.ts';
import { carry } from './carry/module.ts';
import { cgm } from './cgm/module.ts';
import { dashboard } from './dashboard/module.ts';
import { documents } from './documents/module.ts';
import { medicalTests } from './medical-tests/module.ts';
import { notes } from './notes/module.ts';
import { patientData } from './patient-data/module.ts';
import { patients } from './patients/module.ts';
import { profile } from './profile/module.ts';
import { session } from './session/module.ts';
import { support } from './support/module.ts';
import { users } from './users/module.ts';
import type { OperationId } from './http/contract.ts';

/** Every feature of the server: the only file that a new one must touch. */
export const modules = [
  accounts,
  appointments,
  auditLog,
  carry,
  cgm,
  dashboard,
  documents,
  medicalTests,
  notes,
  patientData,
  patients,
  profile,
  session,
  support,
  users,
] as const;

type Handled = (typeof modules)[number]['handlers'][number]['id'];

/** Does not compile while the contract has an operation that no module handles; the error names it. */
export type EveryOperationIsHandled = Complete<Exclude<OperationId, Handled>>;
type Complete<Missing extends never> = Missing;
