import type { RecordRow, RecordSection } from '@healzy/domain/patient-transfer';
import type { Sql } from '../platform/db/database.ts';
import type { DocumentOwnerRules } from './document-owners.ts';

/** A row of a record, with the ids of this account. */
export type Row = Record<string, unknown>;

export interface RecordTarget {
  accountId: string;
  /** Who becomes principal of the patient, and of their tests and appointments. */
  principalId: string;
  now: Date;
}

export interface RowOwner extends RecordTarget {
  patientId: string;
}

/** Where a section of a record is stored, and what is special about reading and writing it. */
export interface RecordSource<Section extends RecordSection = RecordSection> {
  table: string;
  /** SQL that selects the rows `x` of patient `$1`. */
  of: string | ((owners: Required<DocumentOwnerRules>) => string);
  order: string;
  /** Fields that are not columns of the table. */
  besides?: readonly string[];
  /** Whether the receiving account takes a row; without it, all are taken. */
  isCarried?(row: RecordRow<Section>, now: Date): boolean;
  /** Replaces references inside its values; `newIdOf` has no id for what this account does not take. */
  rewrite?(row: RecordRow<Section>, newIdOf: (id: string) => string | undefined): RecordRow<Section>;
  /** Fields that are derived, or that the record does not hold; by default the patient's id. */
  derived?(row: RecordRow<Section>, owner: RowOwner): Row;
  /** Adds the fields that are not columns. */
  complete?(sql: Sql, rows: readonly Row[]): Promise<Row[]>;
  /** Writes what is stored in other tables. */
  writeMore?(sql: Sql, row: RecordRow<Section>, owner: RowOwner): Promise<void>;
}

export type RecordSources = { [Section in RecordSection]?: RecordSource<Section> };

/** For tables with a patient column. */
export const OF_PATIENT = 'x.patient_id = $1';

/** What erasing a patient needs to know beyond the record's sections. */
export interface ErasureParts {
  /** SQL of the ids of rows that belong to patient `$1` through another row. */
  ids?: readonly string[];
  /** SQL of the addresses to which mail about patient `$1` was sent. */
  addresses?: readonly string[];
  /** Tables that hold what a patient typed or was sent without referring to the patient. */
  repeats?: readonly string[];
  /** Tables that are not rewritten, because nothing in them identifies a patient. */
  anonymous?: readonly string[];
}
