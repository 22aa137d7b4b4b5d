import type { RecordRow, RecordSection } from '@healzy/domain/carry';
import type { Sql } from '../db/database.ts';
import type { DocumentOwnerRules } from './document-owners.ts';

/** A row of a record, its ids already those of here. */
export type Row = Record<string, unknown>;

export interface RecordTarget {
  accountId: string;
  /** Who answers for the patient, and for their tests and appointments, from now on. */
  principalId: string;
  now: Date;
}

export interface RowOwner extends RecordTarget {
  patientId: string;
}

/** Where a section of a record lies, and what is special about reading and writing it. */
export interface RecordSource<Section extends RecordSection = RecordSection> {
  table: string;
  /** SQL that picks the rows of the patient `$1` of `x`. */
  of: string | ((owners: Required<DocumentOwnerRules>) => string);
  order: string;
  /** Fields that are no columns of the table. */
  besides?: readonly string[];
  /** Whether a row belongs to the account that the record comes to; without it all do. */
  isCarried?(row: RecordRow<Section>, now: Date): boolean;
  /** Columns that follow from the rest, or that the record does not hold; without it the patient's id. */
  derived?(row: RecordRow<Section>, owner: RowOwner): Row;
  /** Adds the fields that are no columns. */
  complete?(sql: Sql, rows: readonly Row[]): Promise<Row[]>;
  /** Writes what lies in other tables. */
  writeMore?(sql: Sql, row: RecordRow<Section>, owner: RowOwner): Promise<void>;
}

export type RecordSources = { [Section in RecordSection]?: RecordSource<Section> };

/** Where the table names the patient itself. */
export const OF_PATIENT = 'x.patient_id = $1';

/** What has to be known beside the record's sections to erase a patient. */
export interface ErasureParts {
  /** SQL of the ids of rows that are the patient's `$1` through another row. */
  ids?: readonly string[];
  /** SQL of the addresses that mail about the patient `$1` went to. */
  addresses?: readonly string[];
  /** Tables that hold what a patient typed or was told without referring to the patient. */
  repeats?: readonly string[];
  /** Tables that are not rewritten, because nothing in them says whose it was. */
  anonymous?: readonly string[];
}
