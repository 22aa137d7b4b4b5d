import type { TimeInRangeChange } from '@healzy/api/schema';
import {
  displayedFigure,
  factsOf,
  findings,
  shareOfLevels,
  sliceSeries,
  sufficiency,
  timeInRanges,
  type CgmSeries,
  type RangeProfile,
} from '@healzy/domain/cgm';
import { localDateOfDays } from '@healzy/domain/shared';
import {
  VISITS,
  visitParams,
  type VisitChangeReader,
  type VisitContext,
  type VisitSince,
} from '../../contributions/visits.ts';
import { loadSeries, type Period } from './series.ts';

const DAY = 86_400;
/** The days that the consensus asks for (Battelino 2019). */
const WINDOW = 14 * DAY;

interface TestRow {
  visit: string;
  testId: string;
  rangeProfile: RangeProfile;
  firstEpoch: number;
  lastEpoch: number;
}

/** Time in range since, of up to fourteen days, and of the fourteen days before. */
export const readTimeInRangeChanges: VisitChangeReader<'TIME_IN_RANGE'> = async (context) => {
  const { rows } = await context.sql.query<TestRow>(
    `SELECT v.id AS visit, t.id AS test_id, t.range_profile, extract(epoch FROM min(i.first_at))::float8 AS first_epoch,
       extract(epoch FROM max(i.last_at))::float8 AS last_epoch
     FROM ${VISITS} JOIN medical_tests t ON t.account_id = $1 AND t.patient_id = v.patient_id AND t.type = 'CGM'
     JOIN cgm_imports i ON i.account_id = $1 AND i.medical_test_id = t.id
     WHERE t.state <> 'CANCELED' GROUP BY v.id, t.id ORDER BY max(i.last_at) DESC, t.id`,
    visitParams(context),
  );
  const found = new Map<string, TimeInRangeChange>();
  for (const visit of context.visits) {
    const change = await changeOf(
      context,
      visit,
      rows.filter((row) => row.visit === visit.id),
    );
    if (change) found.set(visit.id, change);
  }
  return found;
};

async function changeOf(
  context: VisitContext,
  { since }: VisitSince,
  tests: readonly TestRow[],
): Promise<TimeInRangeChange | null> {
  const visited = since === null ? null : Date.parse(since) / 1000;
  const test = tests[0];
  if (test === undefined || (visited !== null && test.lastEpoch <= visited)) return null;
  const toEpoch = test.lastEpoch + 1;
  const window = {
    fromEpoch: Math.max(test.firstEpoch, toEpoch - WINDOW, visited ?? -Infinity),
    toEpoch,
  };
  const before =
    visited === null
      ? undefined
      : tests.find(({ firstEpoch, lastEpoch }) => firstEpoch < visited && lastEpoch > visited - WINDOW);
  return {
    kind: 'TIME_IN_RANGE',
    testId: test.testId,
    from: iso(window.fromEpoch),
    to: iso(test.lastEpoch),
    ...(await figuresOf(context, test, window)),
    rangeProfile: test.rangeProfile,
    beforePercent:
      visited === null || before?.rangeProfile !== test.rangeProfile
        ? null
        : (await figuresOf(context, before, { fromEpoch: visited - WINDOW, toEpoch: visited })).percent,
  };
}

const iso = (epoch: number) => new Date(epoch * 1000).toISOString();

/** Findings from this risk on are told before the time in range. */
const TOLD_RISK = 2;

/**
 * Per cent in range of a period, as displayed, null where too few of its readings are there, and its riskiest finding, which an
 * average must not hide.
 */
async function figuresOf(
  { sql, accountId }: VisitContext,
  { testId, rangeProfile }: TestRow,
  period: Period,
): Promise<Pick<TimeInRangeChange, 'percent' | 'finding'>> {
  const all: CgmSeries = await loadSeries(sql, accountId, testId, {
    // Days are local ones of any zone.
    first: localDateOfDays(Math.floor(period.fromEpoch / DAY) - 1),
    last: localDateOfDays(Math.floor(period.toEpoch / DAY) + 1),
  });
  const window = { ...period, nowEpoch: period.toEpoch, profile: rangeProfile };
  const [first] = findings(all, window).findings;
  const finding = first && first.risk >= TOLD_RISK ? factsOf(first) : null;
  if (!sufficiency(all, period).isEnough) return { percent: null, finding };
  const { levels } = timeInRanges(sliceSeries(all, period.fromEpoch, period.toEpoch), rangeProfile);
  const percent = shareOfLevels('TIME_IN_RANGE', levels);
  return { percent: displayedFigure('TIME_IN_RANGE', percent, { profile: rangeProfile }).shown, finding };
}
