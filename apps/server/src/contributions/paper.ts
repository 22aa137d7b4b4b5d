import type { Language, LocalDate } from '@healzy/domain/shared';
import type { Sql } from '../platform/db/database.ts';

/** For whom a paper is made, in which language, and of which days. */
export interface PaperContext {
  sql: Sql;
  accountId: string;
  patientId: string;
  language: Language;
  from: LocalDate;
  to: LocalDate;
}

/** A part of the paper that a patient takes home, in their language: a table whose first cells are its rows' headings. */
export interface PaperSection {
  title: string;
  columns: readonly { head: string; share: number }[];
  rows: readonly (readonly string[])[];
}

/** Reads a part of that paper; null when there is nothing to say. */
export type PaperReader = (context: PaperContext) => Promise<PaperSection | null>;
