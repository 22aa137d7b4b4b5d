import type { FigureName } from './contributions/patient-figures.ts';
import type { PatientAlert } from '@healzy/api/schema';
import type { DashboardCardId, WorklistKind } from '@healzy/domain/dashboard';
import type { FollowUpProofKind } from '@healzy/domain/follow-up-plans';
import type { NotificationKind } from '@healzy/domain/notifications';
import type { CitationKind } from '@healzy/domain/shared';
import type { TimelineKind } from '@healzy/domain/patients';
import { accounts } from './features/accounts/module.ts';
import { appointments } from './features/appointments/module.ts';
import { auditLog } from './features/audit-log/module.ts';
import { bloodAnalysis } from './features/blood-analysis/module.ts';
import { calorimetry } from './features/calorimetry/module.ts';
import { cgm } from './features/cgm/module.ts';
import { chats } from './features/chats/module.ts';
import { dashboard } from './features/dashboard/module.ts';
import { dishes } from './features/dishes/module.ts';
import { documents } from './features/documents/module.ts';
import { followUpPlans } from './features/follow-up-plans/module.ts';
import { foods } from './features/foods/module.ts';
import { medicalTests } from './features/medical-tests/module.ts';
import { menus } from './features/menus/module.ts';
import { notes } from './features/notes/module.ts';
import { notifications } from './features/notifications/module.ts';
import { nutritionalPlans } from './features/nutritional-plans/module.ts';
import { patientData } from './features/patient-data/module.ts';
import { patientErasure } from './features/patient-erasure/module.ts';
import { patients } from './features/patients/module.ts';
import { patientTransfer } from './features/patient-transfer/module.ts';
import { profile } from './features/profile/module.ts';
import { session } from './features/session/module.ts';
import { supplements } from './features/supplements/module.ts';
import { support } from './features/support/module.ts';
import { surveys } from './features/surveys/module.ts';
import { users } from './features/users/module.ts';
import { wearables } from './features/wearables/module.ts';
import type { SummaryPart } from './contributions/summary.ts';
import type { OperationId } from './platform/http/contract.ts';
import type { ServerModule } from './module.ts';

/** Every feature of the server: the only file that a new one must touch. */
export const modules = [
  accounts,
  appointments,
  auditLog,
  bloodAnalysis,
  calorimetry,
  cgm,
  chats,
  dashboard,
  dishes,
  documents,
  followUpPlans,
  foods,
  medicalTests,
  menus,
  notes,
  notifications,
  nutritionalPlans,
  patientData,
  patientErasure,
  patientTransfer,
  patients,
  profile,
  session,
  supplements,
  support,
  surveys,
  users,
  wearables,
] as const;

type Module = (typeof modules)[number];
type Complete<Missing extends never> = Missing;
type KeysOf<Part> = Part extends object ? keyof Part : never;
type Contributed<Part extends keyof ServerModule, Each = Module> =
  Each extends Record<Part, infer Table> ? KeysOf<Table> : never;

/**
 * Does not compile while a required part is contributed by no module; the error names it.
 *
 * @public
 */
export interface EveryPartIsContributed {
  operations: Complete<Exclude<OperationId, Module['handlers'][number]['id']>>;
  timeline: Complete<Exclude<TimelineKind, Contributed<'timeline'>>>;
  citations: Complete<Exclude<CitationKind, Contributed<'citations'>>>;
  cards: Complete<Exclude<DashboardCardId, Contributed<'cards'>>>;
  notifications: Complete<Exclude<NotificationKind, Contributed<'notifications'>>>;
  worklist: Complete<Exclude<WorklistKind, Contributed<'worklist'>>>;
  patientFigures: Complete<Exclude<FigureName, Contributed<'patientFigures'>>>;
  stepProofs: Complete<Exclude<FollowUpProofKind, Contributed<'stepProofs'>>>;
  summary: Complete<Exclude<SummaryPart, Contributed<'summary'> | Contributed<'clinicalSummary'>>>;
  alerts: Complete<Exclude<PatientAlert['kind'], Contributed<'alerts'> | WorklistKind>>;
}
