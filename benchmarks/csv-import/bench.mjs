import { fileURLToPath } from 'node:url';
import { domainBundle } from '../harness/bundles.mjs';
import { interleave } from '../harness/interleave.mjs';
import { installPeers, peerLabel } from '../harness/peers.mjs';

const file = (name) => fileURLToPath(new URL(name, import.meta.url));

const importing = (id, readings, work) => ({
  id,
  unit: 'ms',
  work,
  async measure() {
    installPeers();
    const domain = await domainBundle('cgm');
    const peers = ['udsv', 'papaparse', 'd3-dsv'];
    const measured = await interleave(
      id,
      {
        ours: { module: file('ours.mjs'), parameters: { readings, domain } },
        limit: { module: file('limit.mjs'), parameters: { readings } },
        naive: { module: file('naive.mjs'), parameters: { readings }, rounds: 3 },
        ...Object.fromEntries(
          peers.map((peer) => [
            peer,
            { module: file('peers.mjs'), parameters: { readings, peer }, rounds: 9 },
          ]),
        ),
      },
      { rounds: 15, warmUp: 5 },
    );
    const { ours, limit, naive, ...others } = measured;
    return {
      ours,
      limit,
      peers: {
        'naive arrays': naive,
        ...Object.fromEntries(Object.entries(others).map(([peer, value]) => [peerLabel(peer), value])),
      },
    };
  },
});

export const benches = [
  importing(
    'csv.import',
    152_400,
    'a 10 MB Clarity file → typed readings, every row passed over with its reason',
  ),
  importing('csv.import.100k', 100_000, 'the same with 100,000 readings'),
];
