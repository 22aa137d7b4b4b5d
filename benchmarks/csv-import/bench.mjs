import { fileURLToPath } from 'node:url';
import { TEN_MEGABYTES } from '../data/clarity-file.mjs';
import { domainBundle } from '../harness/bundles.mjs';
import { interleave } from '../harness/interleave.mjs';
import { installPeers, peerLabel } from '../harness/peers.mjs';

const file = (name) => fileURLToPath(new URL(name, import.meta.url));

const importing = (id, { readings, device }, work) => ({
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
        ours: { module: file('ours.mjs'), parameters: { readings, device, domain } },
        limit: { module: file('limit.mjs'), parameters: { readings, device } },
        naive: { module: file('naive.mjs'), parameters: { readings, device }, rounds: 3 },
        ...Object.fromEntries(
          peers.map((peer) => [
            peer,
            { module: file('peers.mjs'), parameters: { readings, device, peer }, rounds: 9 },
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
    TEN_MEGABYTES,
    'a 10 MB Clarity file → typed readings, every row passed over with its reason',
  ),
  importing('csv.import.100k', { readings: 100_000 }, 'the same with 100,000 readings'),
];
