import {
  cgmMetrics,
  cgmScores,
  heatMap,
  localDays,
  sufficiency,
  timeframeOf,
  timeInRanges,
} from '@healzy/domain/cgm';
import type { Sql } from '../db/database.ts';
import { handler } from '../http/calls.ts';
import { Slices } from '../slices.ts';
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
      leftOut: all.leftOut,
      ...(series.readingMinutes ? { readingMinutes: Array.from(series.readingMinutes) } : {}),
    },
  };
});

async function mealsOf(sql: Sql, accountId: string, medicalTestId: string): Promise<number[]> {
  const { rows } = await sql.query<{ startsAt: string }>(
    `SELECT starts_at FROM cgm_events WHERE account_id = $1 AND medical_test_id = $2 AND type = 'MEAL'`,
    [accountId, medicalTestId],
  );
  return rows.map((row) => Date.parse(row.startsAt) / 1000);
}

export const getCgmScores = handler('getCgmScores', async ({ caller, path, query, services }, sql) => {
  const { test } = await requireCgmTest(sql, caller, path.medicalTestId, 'read');
  const all = await loadSeries(sql, caller.accountId, test.id);
  const asked = periodOf(all, query);
  const series = within(all, asked);
  const lastEpoch = series.epochSeconds.at(-1);
  // Without a requested period, the window is what the sensor covered.
  const window = asked ?? {
    fromEpoch: series.epochSeconds[0] ?? 0,
    toEpoch: lastEpoch === undefined ? 0 : lastEpoch + series.cadenceMinutes * 60,
  };
  const days = localDays(series);
  const profile = test.rangeProfile;
  const meals = await mealsOf(sql, caller.accountId, test.id);
  const slices = new Slices();
  // Each takes milliseconds for a year of readings; yields to other requests in between.
  const inTurn = async <Value>(work: () => Value): Promise<Value> => {
    if (slices.isOver) await slices.next();
    return work();
  };
  return {
    status: 200,
    body: {
      zone: series.zone,
      leftOut: all.leftOut,
      rangeProfile: profile,
      from: query.from ?? days[0]?.date ?? null,
      to: query.to ?? days.at(-1)?.date ?? null,
      metrics: await inTurn(() => cgmMetrics(series)),
      timeInRanges: await inTurn(() => timeInRanges(series, profile)),
      sufficiency: await inTurn(() => sufficiency(series, asked)),
      scores: await inTurn(() =>
        cgmScores(all, {
          ...window,
          timeframe: timeframeOf(window.fromEpoch, window.toEpoch),
          nowEpoch: Math.floor(services.now().getTime() / 1000),
          profile,
          meals,
        }),
      ),
    },
  };
});

export const getCgmHeatMap = handler('getCgmHeatMap', async ({ caller, path, query }, sql) => {
  const { test } = await requireCgmTest(sql, caller, path.medicalTestId, 'read');
  const all = await loadSeries(sql, caller.accountId, test.id);
  const series = within(all, periodOf(all, query));
  return {
    status: 200,
    body: {
      zone: series.zone,
      rangeProfile: test.rangeProfile,
      rows: heatMap(series, test.rangeProfile),
      leftOut: all.leftOut,
    },
  };
});
