import type { LocalDate } from '@healzy/domain/shared';
import type { Sql } from '../platform/db/database.ts';

/** Whose days, both included. */
export interface DaysContext {
  sql: Sql;
  accountId: string;
  patientId: string;
  from: LocalDate;
  to: LocalDate;
  now: Date;
}

type DayReader<Day extends { date: LocalDate }> = (context: DaysContext) => Promise<Day[]>;

/** Glucose of a day of which enough was measured. */
export interface GlucoseDay {
  date: LocalDate;
  meanMgdl: number;
  /** Per cent, by the ranges of its test. */
  inRangePercent: number;
}

/** What a plan has for a day; null where it does not say. */
export interface PlannedDay {
  date: LocalDate;
  energyKcal: number | null;
  carbohydrateG: number | null;
  proteinG: number | null;
  fatG: number | null;
  fibreG: number | null;
}

/** What features know of single days of a patient, for those that look at days together; clinical. */
export interface PatientDaySources {
  glucose: DayReader<GlucoseDay>;
  planned: DayReader<PlannedDay>;
}
