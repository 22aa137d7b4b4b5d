// `npm run bench`: measures Healzy against minimal code that does the same work and against its peers, and writes
// benchmarks/results.json and results.md. `npm run bench -- cgm.metrics chart.pan` measures only those.
import { join } from 'node:path';
import { install, root } from './bootstrap.mjs';

install();

// Imported only now: these need what was just installed.
const { catalogue } = await import('../benchmarks/catalogue.mjs');
const { machine } = await import('../benchmarks/harness/machine.mjs');
const { mergeRows, writeResults } = await import('../benchmarks/harness/report.mjs');
const { verdicts } = await import('../benchmarks/harness/bars.mjs');
const { rounded } = await import('../benchmarks/harness/statistics.mjs');
const { closeBrowser } = await import('../benchmarks/harness/chromium.mjs');
const { deleteDemoFolder } = await import('../benchmarks/harness/product.mjs');
const { deleteSeeded } = await import('../benchmarks/server/seeded.mjs');

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const known = catalogue.map(({ id }) => id);
const unknown = wanted.filter((id) => !known.includes(id));
if (unknown.length > 0) {
  console.error(`No benchmark is called ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
  process.exit(1);
}

const rows = [];
const failures = [];
for (const { id, unit, work, measure } of catalogue) {
  if (wanted.length > 0 && !wanted.includes(id)) continue;
  console.log(`${id}: ${work}…`);
  try {
    const { ours, limit, peers = {}, details, chromium } = await measure();
    const ratios = {};
    if (limit) ratios.limit = ratioOf(ours, limit);
    for (const [name, peer] of Object.entries(peers)) ratios[name] = ratioOf(ours, peer);
    const row = {
      id,
      work,
      unit,
      ours: ours.spread,
      limit: limit?.spread ?? null,
      peers: Object.fromEntries(Object.entries(peers).map(([name, { spread }]) => [name, spread])),
      ratios,
      runs: ours.runs,
      ...(details ? { details } : {}),
      machine: machine(chromium),
    };
    rows.push(row);
    console.log(`  ${row.ours.median} ${unit} (${row.ours.min}–${row.ours.max})`);
    for (const [name, value] of Object.entries(ratios)) console.log(`  ${value} × ${name}`);
    for (const { says, shown, reached } of verdicts(row)) {
      console.log(
        `  ${reached === null ? 'not measured' : reached ? 'reached' : 'not reached'}: ${says} (${shown})`,
      );
    }
  } catch (error) {
    failures.push(id);
    console.error(`  failed: ${error.stack ?? error}`);
  }
}
await closeBrowser();
deleteDemoFolder();
await deleteSeeded();

function ratioOf(ours, other) {
  return rounded(ours.spread.median / other.spread.median);
}

const directory = join(root, 'benchmarks/');
const unfinished = new Set(failures);
const merged = mergeRows(join(directory, 'results.json'), rows, known).filter(
  ({ id }) => known.includes(id) && !unfinished.has(id),
);
writeResults(directory, merged);
console.log('\nWritten: benchmarks/results.json, benchmarks/results.md');
if (failures.length > 0) {
  console.error(`Failed: ${failures.join(', ')}`);
  process.exit(1);
}
