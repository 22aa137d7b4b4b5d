import {
  cgmMetrics,
  localDays,
  shareOfLevels,
  sliceSeries,
  timeInRanges,
  type RangeProfile,
} from '@healzy/domain/cgm';
import { daysOfLocalDate, localDateOfDays, todayIn, type LocalDate } from '@healzy/domain/shared';
import type { DaysContext, GlucoseDay, PatientDaySources } from '../../contributions/patient-days.ts';
import { Slices } from '../../platform/slices.ts';
import { loadSeries } from './series.ts';

/** Share of a day's readings from which it is assessed (Battelino 2019). */
const ENOUGH = 0.7;

const aDay = (date: LocalDate, later: number) => localDateOfDays((daysOfLocalDate(date) ?? 0) + later);

interface TestRow {
  id: string;
  rangeProfile: RangeProfile;
}

/** Glucose of days that are over and of which enough was measured; of two sensors of a day that of the later test. */
async function glucoseDays({ sql, accountId, patientId, from, to, now }: DaysContext): Promise<GlucoseDay[]> {
  const { rows } = await sql.query<TestRow>(
    `SELECT t.id, t.range_profile FROM medical_tests t
     WHERE t.account_id = $1 AND t.patient_id = $2 AND t.type = 'CGM' AND t.state <> 'CANCELED'
       AND EXISTS (SELECT 1 FROM cgm_blocks b WHERE b.account_id = $1 AND b.medical_test_id = t.id
         AND b.day BETWEEN $3::date - 1 AND $4::date + 1)
     ORDER BY t.created_at, t.id`,
    [accountId, patientId, from, to],
  );
  const days = new Map<string, GlucoseDay>();
  // The ranges of now, for all of them: days in range by other ranges are no days of one series.
  const profile = rows.at(-1)?.rangeProfile;
  const slices = new Slices();
  for (const { id } of rows) {
    // A day of another zone begins and ends beyond that of UTC.
    const series = await loadSeries(sql, accountId, id, { first: aDay(from, -1), last: aDay(to, 1) });
    const today = todayIn(series.zone, now);
    for (const { date, fromEpoch, toEpoch, minutes, hours } of localDays(series)) {
      // Of the whole day, also on the one on which the sensor began or ended.
      if (minutes < ENOUGH * hours * 60 || date < from || date > to || date >= today) continue;
      const ofDay = sliceSeries(series, fromEpoch, toEpoch);
      const { mean } = cgmMetrics(ofDay);
      const share = shareOfLevels('TIME_IN_RANGE', timeInRanges(ofDay, profile).levels);
      if (mean !== null) days.set(date, { date, meanMgdl: mean, inRangePercent: share });
      if (slices.isOver) await slices.next();
    }
  }
  return [...days.values()].sort((a, b) => (a.date < b.date ? -1 : 1));
}

export const patientDays = { glucose: glucoseDays } satisfies Partial<PatientDaySources>;
