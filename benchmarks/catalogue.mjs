import { benches as cgmMetrics } from './cgm-metrics/bench.mjs';
import { benches as charts } from './charts/bench.mjs';
import { benches as csvImport } from './csv-import/bench.mjs';
import { benches as kitSize } from './kit-size/bench.mjs';
import { benches as menuMonth } from './menu-month/bench.mjs';
import { benches as product } from './product/bench.mjs';
import { benches as server } from './server/bench.mjs';
import { benches as tables } from './tables/bench.mjs';

/** Every benchmark, in the order of the report: `{ id, unit, work, measure }`. */
export const catalogue = [
  ...csvImport,
  ...cgmMetrics,
  ...menuMonth,
  ...charts,
  ...tables,
  ...kitSize,
  ...product,
  ...server,
];
