import {
  cgmMetrics,
  figureBasis,
  figureTrends,
  findings,
  heatMap,
  localDays,
  lowsAfterEvents,
  recordableSpan,
  recordedSpan,
  riskStrip,
  scoreTrends,
  sufficiency,
  timeframeOf,
  timeInRanges,
  type CgmWindow,
  type EventBefore,
  type RangeProfile,
} from '@healzy/domain/cgm';
import type { CgmHeatMap, CgmScores } from '@healzy/api/schema';
import type { Sql } from '../../platform/db/database.ts';
import { handler } from '../../platform/http/calls.ts';
import { Slices } from '../../platform/slices.ts';
import { requireCgmTest } from '../medical-tests/access.ts';
import { loadSeries, periodOf, within } from './series.ts';

export const getCgmReadings = handler('getCgmReadings', async ({ caller, path, query }, sql) => {
  const { test } = await requireCgmTest(sql, caller, path.medicalTestId, 'read');
  const all = await loadSeries(sql, caller.accountId, test.id);
  const series = within(all, periodOf(all, query));
  return {
    status: 200,
    body: {
      zone: series.zone,
      unit: series.unit,
      cadenceMinutes: series.cadenceMinutes,
      rangeProfile: test.rangeProfile,
      epochSeconds: Array.from(series.epochSeconds),
      offsetMinutes: Array.from(series.offsetMinutes),
      mgdl: Array.from(series.mgdl),
      recorded: Array.from(series.recorded),
      flags: Array.from(series.flags),
      testSpan: all.epochSeconds.length > 0 ? recordedSpan(all) : null,
      leftOut: all.leftOut,
      ...(series.readingMinutes ? { readingMinutes: Array.from(series.readingMinutes) } : {}),
    },
  };
});

async function eventsOf(sql: Sql, accountId: string, medicalTestId: string): Promise<EventBefore[]> {
  const { rows } = await sql.query<EventBefore>(
    `SELECT type, name, extract(epoch FROM starts_at)::float8 AS from_epoch, extract(epoch FROM ends_at)::float8 AS to_epoch
     FROM cgm_events WHERE account_id = $1 AND medical_test_id = $2`,
    [accountId, medicalTestId],
  );
  return rows;
}

/** What the figures of a request are made of: without a requested period, what the sensor covered. */
async function figuresOf(
  sql: Sql,
  accountId: string,
  test: { id: string; rangeProfile: RangeProfile },
  { query, now }: { query: { from?: string; to?: string }; now: Date },
) {
  const all = await loadSeries(sql, accountId, test.id);
  const asked = periodOf(all, query);
  const series = within(all, asked);
  const days = localDays(series);
  const window: CgmWindow = {
    ...(asked ?? recordedSpan(series)),
    nowEpoch: Math.floor(now.getTime() / 1000),
    profile: test.rangeProfile,
  };
  return {
    all,
    asked,
    series,
    window,
    head: {
      zone: series.zone,
      leftOut: all.leftOut,
      rangeProfile: test.rangeProfile,
      from: query.from ?? days[0]?.date ?? null,
      to: query.to ?? days.at(-1)?.date ?? null,
    },
  };
}

/** Each figure takes milliseconds for a year of readings; yields to other requests in between. */
function inTurns() {
  const slices = new Slices();
  return async <Value>(work: () => Value): Promise<Value> => {
    if (slices.isOver) await slices.next();
    return work();
  };
}

export const getCgmScores = handler('getCgmScores', async ({ caller, path, query, services }, sql) => {
  const { test } = await requireCgmTest(sql, caller, path.medicalTestId, 'read');
  const asking = { query, now: services.now() };
  return { status: 200, body: await scoresOf(sql, caller.accountId, test, asking) };
});

/** Metrics, scores and what they are made of, for a period or for the whole test. */
export async function scoresOf(...asked: Parameters<typeof figuresOf>): Promise<CgmScores> {
  const [sql, accountId, test] = asked;
  const { all, series, window, head } = await figuresOf(...asked);
  const judged = recordableSpan(all, window);
  const events = await eventsOf(sql, accountId, test.id);
  const meals = events.filter(({ type }) => type === 'MEAL').map(({ fromEpoch }) => fromEpoch);
  const inTurn = inTurns();
  const timeframe = timeframeOf(window.fromEpoch, window.toEpoch);
  const trends = await inTurn(() => scoreTrends(all, { ...window, timeframe, meals }));
  return {
    ...head,
    metrics: await inTurn(() => cgmMetrics(series)),
    timeInRanges: await inTurn(() => timeInRanges(series, test.rangeProfile)),
    sufficiency: await inTurn(() => sufficiency(all, judged)),
    scores: trends.map((trend) => trend.current),
    trends: trends.map(({ id, previous, delta, isMeaningful }) => ({ id, previous, delta, isMeaningful })),
    figureTrends: await inTurn(() => figureTrends(all, window)),
    basis: await inTurn(() => figureBasis(all, judged)),
  };
}

/** What matters in a period, or in the whole test, the riskiest first. */
export async function findingsOf(
  ...asked: Parameters<typeof figuresOf>
): Promise<ReturnType<typeof findings>['findings']> {
  const { all, window } = await figuresOf(...asked);
  return findings(all, window).findings;
}

export const getCgmFindings = handler('getCgmFindings', async ({ caller, path, query, services }, sql) => {
  const { test } = await requireCgmTest(sql, caller, path.medicalTestId, 'read');
  const asking = { query, now: services.now() };
  const { all, window, head } = await figuresOf(sql, caller.accountId, test, asking);
  const events = await eventsOf(sql, caller.accountId, test.id);
  const inTurn = inTurns();
  const found = await inTurn(() => findings(all, window));
  return {
    status: 200,
    body: {
      ...head,
      ...found,
      lowsAfterEvents: lowsAfterEvents(found.episodes, events, recordableSpan(all, window)),
      ...(await inTurn(() => riskStrip(all, window))),
    },
  };
});

/** How many rows of a heat map are worked out at once. */
const DAYS_OF_A_TURN = 31;

export const getCgmHeatMap = handler('getCgmHeatMap', async ({ caller, path, query, services }, sql) => {
  const { test } = await requireCgmTest(sql, caller, path.medicalTestId, 'read');
  const all = await loadSeries(sql, caller.accountId, test.id);
  const series = within(all, periodOf(all, query));
  const inTurn = inTurns();
  const days = await inTurn(() => localDays(series));
  const limits = {
    recorded: recordedSpan(all),
    nowEpoch: Math.floor(services.now().getTime() / 1000),
  };
  const rows: CgmHeatMap['rows'] = [];
  for (let from = 0; from < days.length; from += DAYS_OF_A_TURN) {
    const some = days.slice(from, from + DAYS_OF_A_TURN);
    rows.push(...(await inTurn(() => heatMap(series, test.rangeProfile, some, limits))));
  }
  return {
    status: 200,
    body: { zone: series.zone, rangeProfile: test.rangeProfile, rows, leftOut: all.leftOut },
  };
});
