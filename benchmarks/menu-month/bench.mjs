import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { domainBundle, domainFile } from '../harness/bundles.mjs';
import { interleave } from '../harness/interleave.mjs';
import { installPeers, peerLabel } from '../harness/peers.mjs';
import { rounded, spread } from '../harness/statistics.mjs';

const PATIENTS = 1000;
/** Months of dishes; `HEALZY_BENCH_PATIENTS` measures fewer. */
const DISH_PATIENTS = Number(process.env.HEALZY_BENCH_PATIENTS ?? PATIENTS);
/** General solvers take minutes for what a thousand patients need: a week of one patient shows the order of size. */
const PEERS = [
  { peer: 'highs', patients: 1, days: 7, seconds: 20 },
  { peer: 'glpk.js', patients: 1, days: 4, seconds: 20 },
];

/** Patients of whom one day is compared with the best that there is. */
const COMPARED = 12;

const run = promisify(execFile);
const inProcess = async (name, parameters) => {
  const file = fileURLToPath(new URL(name, import.meta.url));
  const { stdout } = await run(process.execPath, [file, JSON.stringify(parameters)], {
    maxBuffer: 64 * 2 ** 20,
  });
  return JSON.parse(stdout.trim().split('\n').at(-1));
};
const KEYSTROKE = { weeks: 12, foods: 3000, rounds: 100 };
const percentile = (values, share) => [...values].sort((a, b) => a - b)[Math.ceil(values.length * share) - 1];

export const benches = [
  {
    id: 'menu.month',
    unit: 'ms',
    work: `28 days × 5 meals from 240 foods, every rule kept, for ${PATIENTS} patients with exclusions; peers day by day for a week, × 4`,
    async measure() {
      installPeers();
      const bundles = { domain: await domainBundle('menus'), testing: await domainBundle('menus/testing') };
      const ours = await inProcess('ours.mjs', { ...bundles, patients: PATIENTS });
      const peers = {};
      const details = {
        p50: rounded(percentile(ours.times, 0.5)),
        p95: rounded(percentile(ours.times, 0.95)),
        p95OfAWeek: rounded(percentile(ours.times, 0.95) / 4),
        solvedShare: ours.solved / PATIENTS,
        rulesBroken: ours.rulesBroken,
        othersOnRepeat: ours.othersOnRepeat,
        distinctFoods: rounded(ours.distinct),
      };
      for (const { peer, ...parameters } of PEERS) {
        const theirs = await inProcess('peer.mjs', { ...bundles, ...parameters, peer });
        peers[peerLabel(peer)] = { spread: spread(theirs.times) };
        details[peer] = {
          days: theirs.asked,
          solved: theirs.solved,
          'rules broken': theirs.rulesBroken,
        };
      }
      const best = await inProcess('peer.mjs', {
        ...bundles,
        peer: 'highs',
        patients: COMPARED,
        days: 1,
        seconds: 60,
        gap: 0,
      });
      details.comparedWithOptimum = best.shares.length;
      details.worstShareOfOptimum = rounded(Math.min(...best.shares));
      return { ours: { spread: spread(ours.times), runs: PATIENTS }, peers, details };
    },
  },
  {
    id: 'menu.month.dishes',
    unit: 'ms',
    work: `28 days of dishes for 3 to 5 meals and 1,200 to 3,500 kcal, every rule kept, for ${DISH_PATIENTS} patients with diets and exclusions`,
    async measure() {
      const file = fileURLToPath(new URL('dishes.ts', import.meta.url));
      const given = JSON.stringify({ patients: DISH_PATIENTS });
      const { stdout } = await run(process.execPath, ['--import', 'tsx', file, given], {
        maxBuffer: 64 * 2 ** 20,
      });
      const { times, ...ours } = JSON.parse(stdout.trim().split('\n').at(-1));
      const details = {
        p50: rounded(percentile(times, 0.5)),
        p95: rounded(percentile(times, 0.95)),
        solvedShare: ours.solved / DISH_PATIENTS,
        rulesBroken: ours.rulesBroken,
        othersOnRepeat: ours.othersOnRepeat,
        odditiesAWeek: rounded(ours.odd / ours.weeks),
        rawStaples: ours.raw,
        seasoningsAsDishes: ours.seasonings,
        daysWithoutDishes: ours.daysWithoutDishes,
        oddities: ours.codes,
      };
      return { ours: { spread: spread(times), runs: DISH_PATIENTS }, peers: {}, details };
    },
  },
  {
    id: 'menu.keystroke',
    unit: 'ms',
    work: `a portion typed in a plan of ${KEYSTROKE.weeks} weeks with ${KEYSTROKE.foods} foods → new menus, totals of every day and warnings`,
    async measure() {
      const bundles = {
        domain: await domainBundle('menus'),
        samples: await domainFile('menus/testing/menu-foods'),
      };
      const module = fileURLToPath(new URL('keystroke.mjs', import.meta.url));
      const contender = (isRemembering) => ({
        module,
        parameters: { ...bundles, ...KEYSTROKE, isRemembering },
      });
      const { ours, again } = await interleave(
        'menu.keystroke',
        { ours: contender(true), again: contender(false) },
        { rounds: KEYSTROKE.rounds, warmUp: 5 },
      );
      return { ours, peers: { 'every day again': again } };
    },
  },
];
