import type { PatientSummary } from '@healzy/api/schema';
import type { Sql } from '../platform/db/database.ts';
import type { AllStepProofs } from './step-proofs.ts';

/** Columns of the patient list that the list's own tables do not answer. */
export type FigureName = 'followUp' | 'glucose' | 'wearable';

/** The patients of a page of the list, and when. */
export interface FiguresContext {
  sql: Sql;
  accountId: string;
  patientIds: readonly string[];
  /** Those of them whose clinical record the reader may see. */
  clinicalIds: readonly string[];
  now: Date;
  stepProofs: AllStepProofs;
}

/** Reads a column for all patients of a page at once, by their ids; who has none is left out. */
export type PatientFigureSources = {
  [Name in FigureName]?: (
    context: FiguresContext,
  ) => Promise<ReadonlyMap<string, NonNullable<PatientSummary[Name]>>>;
};

/** The same of any name, as the list reads it. */
export type AnyPatientFigure = (context: FiguresContext) => Promise<ReadonlyMap<string, unknown>>;
