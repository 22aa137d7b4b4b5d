// `web.usable` and `web.start`: the same visits, made once in a run.
import { launchUsersBrowser } from '../../harness/chromium.mjs';
import { rounded, spread } from '../../harness/statistics.mjs';
import { openBulletproof } from './bulletproof.mjs';
import { openClinic, PROFILES, roundsOr } from './pages.mjs';
import { openVisitor } from './visit.mjs';

const ROUNDS = roundsOr(3);
const NO_PEER = 'not available: HEALZY_BULLETPROOF names no build of it (README.md)';

let made;
/** Every page of every contender by profile, cold and warm, in turn: a list of visits. */
const visits = () => (made ??= visitAll());

async function visitAll() {
  const browser = await launchUsersBrowser();
  const peer = await openBulletproof();
  const contenders = [await openClinic(), ...(peer ? [peer] : [])];
  const targets = contenders.flatMap((contender) =>
    Object.entries(contender.pages).map(([name, page]) => ({ contender, name, page })),
  );
  const all = [];
  try {
    const warm = new Map();
    for (const target of targets)
      warm.set(target, await openVisitor(browser, target.contender, target.page, true));
    for (let round = 0; round < ROUNDS; round++)
      for (const [profile, limits] of Object.entries(PROFILES))
        for (const target of targets) {
          const { contender, name, page } = target;
          const cold = await openVisitor(browser, contender, page, false);
          for (const [start, visitor] of [
            ['cold', cold],
            ['warm', warm.get(target)],
          ])
            all.push({ who: contender.name, name, profile, start, ...(await visitor.visit(limits)) });
          await cold.close();
        }
    for (const visitor of warm.values()) await visitor.close();
  } finally {
    for (const { end } of contenders) await end();
  }
  return { all, peer: peer?.name ?? null, chromium: browser.version() };
}

/** Those visits that have everything named. */
const of = (all, wanted) =>
  all.filter((visit) => Object.entries(wanted).every(([key, value]) => visit[key] === value));
const shown = ({ median, min, max }) => `${Math.round(median)} (${Math.round(min)}–${Math.round(max)})`;
const median = (all, wanted, key) => spread(of(all, wanted).map((visit) => visit[key])).median;
const namesOf = (all, who) => [...new Set(of(all, { who }).map(({ name }) => name))];

/** How many times the peer's median ours is, at worst over profiles, on the pages that both have. */
const worstRatio = (all, peer, start) =>
  Math.max(
    ...namesOf(all, peer).flatMap((name) =>
      Object.keys(PROFILES).map((profile) =>
        rounded(
          median(all, { who: 'ours', name, profile, start }, 'ms') /
            median(all, { who: peer, name, profile, start }, 'ms'),
        ),
      ),
    ),
  );

/** A table of a figure: pages by profile. */
const table = (all, who, start, say) =>
  Object.fromEntries(
    namesOf(all, who).map((name) => [
      name,
      Object.keys(PROFILES)
        .map((profile) => say({ who, name, profile, start }))
        .join(' / '),
    ]),
  );

export const webUsable = {
  id: 'web.usable',
  unit: 'ms',
  work: 'the first row of the list painted, from the first document’s request on, nothing cached, at a desktop; beside it every page at a desktop / laptop 4× / slow 4G with 4×, cold and as a warm reload',
  async measure() {
    const { all, peer, chromium } = await visits();
    const first = { name: 'list', profile: 'desktop', start: 'cold' };
    const msOf = (wanted) => spread(of(all, wanted).map(({ ms }) => ms));
    const times = (wanted) => shown(msOf(wanted));
    return {
      ours: { spread: msOf({ who: 'ours', ...first }), runs: ROUNDS },
      ...(peer ? { peers: { [peer]: { spread: msOf({ who: peer, ...first }) } } } : {}),
      chromium,
      details: {
        cold: table(all, 'ours', 'cold', times),
        warm: table(all, 'ours', 'warm', times),
        ...(peer
          ? {
              peerCold: table(all, peer, 'cold', times),
              peerWarm: table(all, peer, 'warm', times),
              worstCold: worstRatio(all, peer, 'cold'),
              worstWarm: worstRatio(all, peer, 'warm'),
            }
          : { peer: NO_PEER }),
        shifts: table(all, 'ours', 'cold', (wanted) => median(all, wanted, 'shift').toFixed(3)),
        longestTasks: table(all, 'ours', 'cold', (wanted) => Math.round(median(all, wanted, 'longestTask'))),
        worstShift: Math.max(
          ...namesOf(all, 'ours').flatMap((name) =>
            Object.keys(PROFILES).map((profile) => median(all, { who: 'ours', name, profile }, 'shift')),
          ),
        ),
        canvasTask: median(
          all,
          { who: 'ours', name: 'canvas', profile: 'laptop 4×', start: 'cold' },
          'longestTask',
        ),
      },
    };
  },
};

export const webStart = {
  id: 'web.start',
  unit: 'round trips in a row',
  work: 'round trips that wait for each other until the first row of the list, nothing cached, on slow 4G where they weigh most; beside it what each page asks for until its first content: documents, requests and KiB on the wire',
  async measure() {
    const { all, peer, chromium } = await visits();
    const profile = 'slow 4G, 4×';
    const trips = (who) =>
      spread(of(all, { who, name: 'list', profile, start: 'cold' }).map((visit) => visit.roundTrips));
    const say = ({ who, name, start }) => {
      const figure = (key) => Math.round(median(all, { who, name, profile, start }, key));
      return `${figure('roundTrips')} in a row, ${figure('documents')} documents, ${figure('requests')} requests, ${figure('kib')} KiB`;
    };
    const perPage = (who, start) =>
      Object.fromEntries(namesOf(all, who).map((name) => [name, say({ who, name, start })]));
    return {
      ours: { spread: trips('ours'), runs: ROUNDS },
      ...(peer ? { peers: { [peer]: { spread: trips(peer) } } } : {}),
      chromium,
      details: {
        documents: median(all, { who: 'ours', name: 'list' }, 'documents'),
        cold: perPage('ours', 'cold'),
        warm: perPage('ours', 'warm'),
        ...(peer ? { peerCold: perPage(peer, 'cold'), peerWarm: perPage(peer, 'warm') } : { peer: NO_PEER }),
      },
    };
  },
};
