import type { PatientAlert, PatientRecordSummary } from '@healzy/api/schema';
import type { PatientAccess } from '@healzy/domain/session';
import type { Sql } from '../platform/db/database.ts';
import type { Caller } from '../platform/http/calls.ts';
import type { AllStepProofs } from './step-proofs.ts';

/** The patient to summarize, for whom, and when. */
export interface SummaryContext {
  sql: Sql;
  accountId: string;
  patientId: string;
  now: Date;
  caller: Caller;
  access: PatientAccess;
  stepProofs: AllStepProofs;
}

type Summary = Omit<PatientRecordSummary, 'alerts' | 'sinceLastVisit'>;
export type SummaryPart = keyof Summary;

/** Reads one part of a record's summary. */
export type SummaryReader<Part extends SummaryPart> = (context: SummaryContext) => Promise<Summary[Part]>;

/** Readers of parts open to everyone who may see the patient. */
export type SummaryReaders = { [Part in SummaryPart]?: SummaryReader<Part> };

/** Readers of parts that are null for people without access to the clinical record. */
export type ClinicalReaders = {
  [Part in SummaryPart as null extends Summary[Part] ? Part : never]?: SummaryReader<Part>;
};

/** A part as the hub reads it. */
export interface SummarySource {
  isClinical: boolean;
  read: (context: SummaryContext) => Promise<unknown>;
}

/** Reads alerts of one kind, for people with access to the clinical record. */
export type AlertReader = (context: SummaryContext) => Promise<PatientAlert[]>;
export type AlertReaders = Partial<Record<PatientAlert['kind'], AlertReader>>;
