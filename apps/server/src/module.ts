import type { DocumentOwnerRules } from './contributions/document-owners.ts';
import type { ErasureParts, RecordSources } from './contributions/record.ts';
import type { AlertReaders, ClinicalReaders, SummaryReaders } from './contributions/summary.ts';
import type { TimelineSources } from './contributions/timeline.ts';
import type { WorklistSources } from './contributions/worklist.ts';
import type { Handler } from './http/calls.ts';
import type { OperationId } from './http/contract.ts';
import type { CleanUp } from './jobs/clean-up.ts';

/** What a feature gives to the rest of the server. Hubs iterate over the modules and know no feature by name. */
export interface ServerModule {
  /** The feature's name in `features.json`. */
  name: string;
  /** One for each operation of the feature. */
  handlers: readonly AnyHandler[];
  /** What a patient's timeline tells of the feature. */
  timeline?: TimelineSources;
  /** Why somebody needs attention. */
  worklist?: WorklistSources;
  /** Parts of the summary of a record. */
  summary?: SummaryReaders;
  /** The same, null for people to whom the patient's clinical record is closed. */
  clinicalSummary?: ClinicalReaders;
  /** What must be known of a patient before anything else; clinical. */
  alerts?: AlertReaders;
  cleanUp?: CleanUp;
  /** Whose documents may belong to the feature, and who may see them. */
  documentOwners?: DocumentOwnerRules;
  /** What a patient's record carries to another account. */
  recordSections?: RecordSources;
  /** What erasing a patient must reach beside the tables that name the patient. */
  erasure?: ErasureParts;
  /** Tables about a patient that stay with the account: what its people did with the record, or how it ran its own work. */
  stayingTables?: readonly string[];
}

type AnyHandler = { [Id in OperationId]: Handler<Id> }[OperationId];

/** Keeps the literal types, so that the index can say at compile time what no module contributes. */
export const defineModule = <const Module extends ServerModule>(module: Module): Module => module;
