import { fileURLToPath } from 'node:url';
import { domainBundle } from '../harness/bundles.mjs';
import { interleave } from '../harness/interleave.mjs';

const file = (name) => fileURLToPath(new URL(name, import.meta.url));

const measuring = (id, readings, work, { rounds, naiveRounds, warmUp }) => ({
  id,
  unit: 'ms',
  work,
  async measure() {
    const domain = await domainBundle('cgm');
    const { ours, limit, naive } = await interleave(
      id,
      {
        ours: { module: file('ours.mjs'), parameters: { readings, domain } },
        limit: { module: file('limit.mjs'), parameters: { readings } },
        naive: { module: file('naive.mjs'), parameters: { readings }, rounds: naiveRounds },
      },
      { rounds, warmUp },
    );
    return { ours, limit, peers: { 'naive rows': naive } };
  },
});

const all =
  'every overview metric and the five percentile lines of the day (local time of Madrid, clock changes included)';

export const benches = [
  measuring('cgm.metrics', 1_000_000, `${all} of 1,000,000 readings`, {
    rounds: 21,
    naiveRounds: 1,
    warmUp: 6,
  }),
  measuring('cgm.metrics.100k', 100_000, `${all} of 100,000 readings`, {
    rounds: 41,
    naiveRounds: 3,
    warmUp: 20,
  }),
  measuring('cgm.90d', 25_920, `${all} of 90 days, 25,920 readings`, {
    rounds: 61,
    naiveRounds: 3,
    warmUp: 40,
  }),
];
