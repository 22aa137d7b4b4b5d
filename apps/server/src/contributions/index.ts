import type { FinishingReader } from './finishing.ts';
import type { HandOver } from './hand-over.ts';
import type { RecordSection } from '@healzy/domain/patient-transfer';
import type { DashboardCardId, SetupStepId, VisitChangeKind, WorklistKind } from '@healzy/domain/dashboard';
import type { NotificationKind } from '@healzy/domain/notifications';
import type { TimelineKind } from '@healzy/domain/patients';
import type { CitationKind } from '@healzy/domain/shared';
import type { CardSource } from './cards.ts';
import type { CitationSource } from './citations.ts';
import type { DemoData } from './demo.ts';
import type { DocumentOwnerRules } from './document-owners.ts';
import type { AnyPatientFigure, FigureName } from './patient-figures.ts';
import type { MeasuredRestingReader } from './measured-resting.ts';
import type { PatientDaySources } from './patient-days.ts';
import type { PatientFilterSources } from './patient-filters.ts';
import type { NotificationSource } from './notifications.ts';
import type { PlanCopier } from './plan-copies.ts';
import type { ErasureParts, RecordSource } from './record.ts';
import type { AllStepProofs } from './step-proofs.ts';
import type { AlertReaders, SummaryPart, SummarySource } from './summary.ts';
import type { TimelineSource } from './timeline.ts';
import type { AnyVisitChangeReader, VisitSource } from './visits.ts';
import type { WorklistSource } from './worklist.ts';

declare module '../platform/services.ts' {
  interface Services {
    /** What the features contribute to the hubs. */
    contributions: Contributions;
  }
}

/** What all modules contribute, each part complete; hubs read it from `services`. */
export interface Contributions {
  timeline: Record<TimelineKind, TimelineSource>;
  patientFilters: PatientFilterSources;
  patientFigures: Partial<Record<FigureName, AnyPatientFigure>>;
  patientDays: PatientDaySources;
  cards: Record<DashboardCardId, CardSource>;
  setup: Record<SetupStepId, string>;
  worklist: Record<WorklistKind, WorklistSource>;
  stepProofs: AllStepProofs;
  notifications: Record<NotificationKind, NotificationSource>;
  visits: VisitSource;
  visitChanges: Record<VisitChangeKind, AnyVisitChangeReader>;
  summary: Partial<Record<SummaryPart, SummarySource>>;
  alerts: AlertReaders;
  documentOwners: Required<DocumentOwnerRules>;
  record: Record<RecordSection, RecordSource>;
  citations: Record<CitationKind, CitationSource>;
  measuredResting: MeasuredRestingReader;
  handOvers: readonly HandOver[];
  finishings: readonly FinishingReader[];
  planCopies: readonly PlanCopier[];
  erasure: Required<ErasureParts>;
  stayingTables: readonly string[];
  /** Each after those that it needs. */
  demo: readonly DemoData[];
}
