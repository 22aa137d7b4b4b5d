import { demoFolder, startAll } from '../harness/product.mjs';
import { spread } from '../harness/statistics.mjs';

const RUNS = 5;

export const startWarm = {
  id: 'start.warm',
  unit: 's',
  work: '`npm start` with everything built and yesterday’s data, until `/health` answers 200',
  async measure() {
    const folder = await demoFolder();
    const seconds = [];
    for (let run = -1; run < RUNS; run++) {
      const { ms, end } = await startAll(folder);
      await end();
      if (run >= 0) seconds.push(ms / 1000);
    }
    return { ours: { spread: spread(seconds), runs: RUNS } };
  },
};
