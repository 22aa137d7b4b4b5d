import type { CardSources, SetupSources } from './contributions/cards.ts';
import type { CitationSources } from './contributions/citations.ts';
import type { DemoData } from './contributions/demo.ts';
import type { DocumentOwnerRules } from './contributions/document-owners.ts';
import type { FinishingReader } from './contributions/finishing.ts';
import type { HandOver } from './contributions/hand-over.ts';
import type { MeasuredRestingReader } from './contributions/measured-resting.ts';
import type { NotificationSources } from './contributions/notifications.ts';
import type { ErasureParts, RecordSources } from './contributions/record.ts';
import type { PatientFigureSources } from './contributions/patient-figures.ts';
import type { PatientFilterSources } from './contributions/patient-filters.ts';
import type { PatientDaySources } from './contributions/patient-days.ts';
import type { PlanCopier } from './contributions/plan-copies.ts';
import type { AlertReaders, ClinicalReaders, SummaryReaders } from './contributions/summary.ts';
import type { StepProofs } from './contributions/step-proofs.ts';
import type { TimelineSources } from './contributions/timeline.ts';
import type { VisitChangeReaders, VisitSource } from './contributions/visits.ts';
import type { WorklistSources } from './contributions/worklist.ts';
import type { Handler } from './platform/http/calls.ts';
import type { OperationId } from './platform/http/contract.ts';
import type { CleanUp } from './platform/jobs/clean-up.ts';
import type { MinuteJob } from './platform/jobs/minute-jobs.ts';

/** What a feature contributes to the server. Hubs iterate over the modules and know no feature by name. */
export interface ServerModule {
  /** The feature's name in `features.json`. */
  name: string;
  /** One for each operation of the feature. */
  handlers: readonly AnyHandler[];
  /** The feature's entries in a patient's timeline. */
  timeline?: TimelineSources;
  /** Filters of the patient list; clinical. */
  patientFilters?: PatientFilterSources;
  /** Columns of the patient list. */
  patientFigures?: PatientFigureSources;
  /** What the feature knows of single days of a patient; clinical. */
  patientDays?: Partial<PatientDaySources>;
  /** Figures of the dashboard. */
  cards?: CardSources;
  /** Whether first steps of a clinic are done. */
  setup?: SetupSources;
  /** Reasons why a patient needs attention. */
  worklist?: WorklistSources;
  /** What of the feature proves that a step of a follow-up plan is done. */
  stepProofs?: StepProofs;
  /** What its people need to know of. */
  notifications?: NotificationSources;
  /** Where the visits of a day come from; one module only. */
  visits?: VisitSource;
  /** What can have changed about a patient since their last visit; clinical. */
  visitChanges?: VisitChangeReaders;
  /** Parts of a record's summary. */
  summary?: SummaryReaders;
  /** The same, null for people without access to the clinical record. */
  clinicalSummary?: ClinicalReaders;
  /** What must be known of a patient before anything else; clinical. */
  alerts?: AlertReaders;
  cleanUp?: CleanUp;
  /** What falls due by the clock. */
  everyMinute?: MinuteJob;
  /** The feature's owners of documents, and who may see them. */
  documentOwners?: DocumentOwnerRules;
  /** What of the feature a note can cite. */
  citations?: CitationSources;
  /** Sections of the patient's record that a transfer includes. */
  recordSections?: RecordSources;
  /** What erasing a patient must reach besides the tables with a patient column. */
  erasure?: ErasureParts;
  /**
   * Tables about a patient that stay with the account: what its people did with the record, or how its own work went.
   */
  stayingTables?: readonly string[];
  /** What of the feature goes with a copy of a nutritional plan. */
  planCopies?: readonly PlanCopier[];
  /** Measures the resting energy that replaces the predicted one; one module only. */
  measuredResting?: MeasuredRestingReader;
  /** What passes to another specialist when a patient is no longer assigned to one. */
  handOver?: HandOver;
  /** What of a medical test is stored for good when it is finished. */
  finishing?: FinishingReader;
  /** The feature's part of the demo clinics. */
  demo?: DemoData;
}

type AnyHandler = { [Id in OperationId]: Handler<Id> }[OperationId];
type ExportsOf<File> = File extends object ? File[keyof File] : never;
/** By their marks: comparing each export with the handlers of all operations takes the compiler minutes. */
type HandlersIn<Files extends readonly object[]> = Extract<
  ExportsOf<Files[number]>,
  { kind: string; id: OperationId }
>;

/** The handlers that these files export, whatever else they export: a handler is registered with its file. */
export const handlersIn = <const Files extends readonly object[]>(...files: Files): HandlersIn<Files>[] =>
  files.flatMap((file) =>
    Object.values<unknown>({ ...file }).filter(
      (value): value is HandlersIn<Files> =>
        typeof value === 'object' && value !== null && 'kind' in value && 'run' in value,
    ),
  );

/** What would reach no hub: an export of a feature's contributions.ts under another name than that of a part. */
type NoPart<Module> = { readonly [Name in Exclude<keyof Module, keyof ServerModule>]: never };

/** Keeps the literal types, so that the index can report at compile time what no module contributes. */
export const defineModule = <const Module extends ServerModule>(module: Module & NoPart<Module>): Module =>
  module;
