// `npm run faults`: plants one fault after the other in a copy of the project and expects the test named for it to fail.
//   npm run faults                          all, about an hour; writes scripts/faults/results.md
//   npm run faults -- --area web            of an area: domain, server, api, ui, web
//   npm run faults -- --stage stories       caught by this stage
//   npm run faults -- --id web/lost-draft   this one, or all that begin so; several times
//   npm run faults -- --list                only prints them, and checks that each still fits its file
//   npm run faults -- --open                what was not caught the last time
//     --together     several faults in one run: faster, but one may be caught by what is meant for another
//     --trust        does not try the files of tests without a fault first
//     --alone        a build for each fault, where several share one
//     --port <n>     of the journeys (default 3290)
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { install, root } from './bootstrap.mjs';

install();

const { FAULTS, faultsOfTheList, plant } = await import('./faults/planting.mjs');
const { BUILT, openCopy, VITEST } = await import('./faults/stages.mjs');
const { readResults, resultsPage } = await import('./faults/results.mjs');

const { values } = parseArgs({
  options: {
    area: { type: 'string', multiple: true, default: [] },
    stage: { type: 'string', multiple: true, default: [] },
    id: { type: 'string', multiple: true, default: [] },
    open: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    alone: { type: 'boolean', default: false },
    trust: { type: 'boolean', default: false },
    together: { type: 'boolean', default: false },
    port: { type: 'string', default: '3290' },
  },
});
const resultsFile = join(root, 'scripts/faults/results.md');
const readKept = () => readResults(existsSync(resultsFile) ? readFileSync(resultsFile, 'utf8') : '');
const kept = readKept();
const isAny = (wanted, fits) => wanted.length === 0 || wanted.some(fits);
const chosen = FAULTS.filter(
  ({ area, stage, id }) =>
    isAny(values.area, (each) => each === area) &&
    isAny(values.stage, (each) => each === stage) &&
    isAny(values.id, (each) => id.startsWith(each)) &&
    !(values.open && kept.get(id) === 'caught'),
);

const wrong = faultsOfTheList(root);
if (values.list) {
  for (const { id, does, stage, by } of chosen) console.log(`${id}\n    ${does} (${stage}: ${by})`);
  console.log(`${chosen.length} faults`);
}
for (const line of wrong) console.error(line);
if (values.list || wrong.length > 0) process.exit(wrong.length > 0 ? 1 : 0);

const copy = openCopy({ port: values.port });
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => void copy.close().finally(() => process.exit(1)));
const unexpected = [];
let begun = Date.now();

/** Keeps what came of a fault at once, so that a run that is ended loses nothing; and says it. */
function keep(fault, outcome) {
  const failed = outcome.failed.filter((name) => name.includes(fault.test ?? ''));
  const came = outcome.broken ? 'broken' : failed.length > 0 ? 'caught' : 'escaped';
  if (came !== 'caught' && !fault.escapes) unexpected.push(fault.id);
  writeFileSync(resultsFile, resultsPage(FAULTS, readKept().set(fault.id, came)));
  const seconds = `${Math.round((Date.now() - begun) / 1000)} s`;
  begun = Date.now();
  console.log(`${came.padEnd(8)} ${seconds.padStart(5)} ${fault.id}: ${outcome.broken ?? failed[0] ?? ''}`);
}

/** What keeps a file of tests from saying anything about a fault: it fails, or has no test, without one. */
function unusable(outcome, { test = '' }) {
  const failed = outcome.failed.filter((name) => name.includes(test));
  if (outcome.broken) return outcome.broken;
  if (failed.length > 0) return `fails without a fault: ${failed[0]}`;
  return outcome.passed === 0 ? 'has no test' : undefined;
}

const keyOf = ({ stage, by, engine, test }) => [stage, by, engine, test].join(' ');
const only = (list) => [...new Set(list)];

/** Why files of tests cannot say anything, by the key of their faults: each project's are tried at once. */
async function unusableFiles(faults) {
  const reasons = new Map();
  if (values.trust) return reasons;
  const whole = faults.filter(({ stage, test }) => VITEST.includes(stage) && test === undefined);
  for (const project of only(whole.map(({ stage, engine }) => `${stage} ${engine}`))) {
    const own = whole.filter(({ stage, engine }) => `${stage} ${engine}` === project);
    const before = await copy.runUnplanted(own[0], only(own.map(({ by }) => by)));
    for (const fault of own) reasons.set(keyOf(fault), unusable(before.get(fault.by), fault));
  }
  // On its own: the tests of some names, other checks, and what failed among others.
  for (const fault of faults) {
    const key = keyOf(fault);
    const isTried = reasons.has(key) && (reasons.get(key) === undefined || reasons.get(key).isLast);
    if (isTried) continue;
    const reason = unusable(await copy.run(fault), fault);
    reasons.set(key, reason && { text: reason, isLast: true });
  }
  return reasons;
}

/** One after the other, those of a file of tests together. */
async function oneByOne(faults) {
  const reasons = await unusableFiles(faults);
  begun = Date.now();
  let changed = [];
  for (const key of only(faults.map(keyOf))) {
    for (const fault of faults.filter((each) => keyOf(each) === key)) {
      const reason = reasons.get(key);
      if (reason) {
        keep(fault, { passed: 0, failed: [], broken: reason.text });
        continue;
      }
      const remove = plant(copy.folder, fault);
      keep(fault, await copy.run(fault, [...changed, fault.file]));
      remove();
      changed = [fault.file];
    }
  }
}

/** Faults that share a build: one of each file of tests, and one of each file of the product. */
function builds(faults) {
  const groups = [];
  for (const fault of faults) {
    const fits = (group) => group.every((other) => other.by !== fault.by && other.file !== fault.file);
    const group = values.alone ? undefined : groups.find(fits);
    if (group) group.push(fault);
    else groups.push([fault]);
  }
  return groups;
}

/** Of one project at once, as many as share neither a test nor a file. */
async function together(faults) {
  const reasons = await unusableFiles(faults);
  begun = Date.now();
  let changed = [];
  for (const group of builds(faults.filter((fault) => !reasons.get(keyOf(fault))))) {
    const removals = group.map((fault) => plant(copy.folder, fault));
    const files = group.map(({ file }) => file);
    const after = await copy.runPlanted(
      group[0],
      group.map(({ by }) => by),
      [...changed, ...files],
    );
    for (const fault of group) keep(fault, after.get(fault.by));
    for (const remove of removals) remove();
    changed = files;
  }
}

async function byBuilds(stage, faults) {
  if (faults.length === 0) return;
  const before = values.trust ? undefined : await copy.runBuilt(stage, faults, false);
  const usable = faults.filter((fault) => {
    const reason = before && unusable(before.get(fault.by), fault);
    if (reason) keep(fault, { passed: 0, failed: [], broken: reason });
    return !reason;
  });
  for (const group of builds(usable)) {
    const removals = group.map((fault) => plant(copy.folder, fault));
    const after = await copy.runBuilt(stage, group, true);
    for (const fault of group) keep(fault, after.get(fault.by));
    for (const remove of removals) remove();
  }
}

try {
  const { code, output } = await copy.contract();
  if (code !== 0) throw new Error(output);
  const isTogether = ({ stage, test, file }) =>
    values.together && VITEST.includes(stage) && test === undefined && !file.startsWith('openapi/');
  for (const project of only(chosen.filter(isTogether).map(({ stage }) => stage)))
    await together(chosen.filter((fault) => isTogether(fault) && fault.stage === project));
  await oneByOne(chosen.filter((fault) => !BUILT.includes(fault.stage) && !isTogether(fault)));
  for (const stage of BUILT)
    await byBuilds(
      stage,
      chosen.filter((fault) => fault.stage === stage),
    );
} finally {
  await copy.close();
}
console.log(`${chosen.length - unexpected.length} as expected, ${unexpected.length} not`);
for (const id of unexpected) console.log(`    ${id}`);
process.exit(unexpected.length > 0 ? 1 : 0);
