import { agp, type CgmSeries } from '@healzy/domain/cgm';
import type { CgmAgp, CgmAnalysisFigures, GlucoseUnit } from '@healzy/api/schema';
import type { Sql } from '../../../platform/db/database.ts';
import type { TestRow } from '../../medical-tests/test-rows.ts';
import { scoresOf } from '../figures.ts';
import { periodOf, within, type LoadedSeries } from '../series.ts';

/** A tenth of a mg/dL: far below what a sensor resolves. */
const rounded = (values: readonly (number | null)[]) =>
  values.map((value) => (value === null ? null : Math.round(value * 10) / 10));

function percentilesOf(all: CgmSeries): CgmAgp {
  const { stepMinutes, days, minuteOfDay, ...lines } = agp(all);
  return {
    stepMinutes,
    days,
    minuteOfDay,
    p5: rounded(lines.p5),
    p25: rounded(lines.p25),
    p50: rounded(lines.p50),
    p75: rounded(lines.p75),
    p95: rounded(lines.p95),
  };
}

/** The figures of a period, or of the whole test without one: those of `getCgmScores`, and the profile. */
export async function analysisFigures(
  sql: Sql,
  test: TestRow & { accountId: string },
  all: LoadedSeries,
  { unit, now, query = {} }: { unit: GlucoseUnit; now: Date; query?: { from?: string; to?: string } },
): Promise<CgmAnalysisFigures> {
  const scores = await scoresOf(sql, test.accountId, test, { query, now });
  return { unit, scores, agp: percentilesOf(within(all, periodOf(all, query))) };
}
