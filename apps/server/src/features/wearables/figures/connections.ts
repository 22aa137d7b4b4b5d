import { connectionSteps, nightFigures } from '@healzy/domain/wearables/summary';
import type { WearableConnection } from '@healzy/api/schema';
import { CORRELATION_DAYS, type Correlation } from '@healzy/domain/wearables';
import { handler } from '../../../platform/http/calls.ts';
import { inSlices } from '../../../platform/slices.ts';
import { activityOf } from './activity.ts';
import { nutritionOf } from './nutrition.ts';
import { asked, recordsAround } from './reading.ts';

const shown = (found: Correlation): Omit<WearableConnection, 'x' | 'y'> =>
  found.kind === 'value'
    ? {
        rho: found.rho,
        low: found.low,
        high: found.high,
        days: found.n,
        reason: null,
        needed: CORRELATION_DAYS,
      }
    : { rho: null, low: null, high: null, days: found.n, reason: found.reason, needed: found.needed };

export const getWearableConnections = handler(
  'getWearableConnections',
  async ({ caller, path, query, services }, sql) => {
    const now = services.now();
    const of = await asked(sql, caller, { patientId: path.patientId, query, now });
    const { accountId, patientId, period } = of;
    const { sleeps } = await recordsAround(sql, of, period, ['SLEEP']);
    const connections = await inSlices(
      connectionSteps({
        activity: (await activityOf(sql, of)).days,
        nights: nightFigures({ ...of, stays: sleeps }).nights,
        nutrition: (await nutritionOf(sql, of, services)).days,
        glucose: await services.contributions.patientDays.glucose({
          ...{ sql, accountId, patientId, ...period, now },
        }),
      }),
    );
    return {
      status: 200,
      body: {
        ...period,
        connections: connections.map(({ x, y, correlation }) => ({ x, y, ...shown(correlation) })),
      },
    };
  },
);
