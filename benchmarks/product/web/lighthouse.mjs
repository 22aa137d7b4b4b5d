// Lighthouse's performance score of each page as a phone of its own choosing, signed in, with nothing cached.
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { browser as findBrowser } from '../../../scripts/browser.mjs';
import { installPeers } from '../../harness/peers.mjs';
import { spread } from '../../harness/statistics.mjs';
import { openBulletproof } from './bulletproof.mjs';
import { openClinic, roundsOr } from './pages.mjs';

const ROUNDS = roundsOr(3);

export const webLighthouse = {
  id: 'web.lighthouse',
  unit: 'points',
  work: 'Lighthouse’s performance score of the list on its phone, nothing cached; beside it every page with its shifts and its blocked time',
  async measure() {
    installPeers();
    const { default: lighthouse } = await import('lighthouse');
    const peer = await openBulletproof();
    const contenders = [await openClinic(), ...(peer ? [peer] : [])];
    const results = {};
    let version;
    try {
      for (let round = 0; round < ROUNDS; round++)
        for (const contender of contenders)
          for (const [name, page] of Object.entries(contender.pages)) {
            const { categories, audits, environment } = await judge(lighthouse, contender, page);
            version = /Chrome\/([\d.]+)/.exec(environment.hostUserAgent)?.[1];
            (results[`${contender.name} ${name}`] ??= []).push({
              score: Math.round(categories.performance.score * 100),
              shift: audits['cumulative-layout-shift'].numericValue,
              blocked: audits['total-blocking-time'].numericValue,
            });
          }
    } finally {
      for (const { end } of contenders) await end();
    }
    const of = (name, key) => spread(results[name].map((result) => result[key]));
    const ours = Object.keys(results).filter((name) => name.startsWith('ours '));
    const say = (name) =>
      `${of(name, 'score').median} (shift ${of(name, 'shift').median.toFixed(3)}, blocked ${Math.round(of(name, 'blocked').median)} ms)`;
    return {
      ours: { spread: of('ours list', 'score'), runs: ROUNDS },
      ...(peer ? { peers: { [peer.name]: { spread: of(`${peer.name} list`, 'score') } } } : {}),
      chromium: version,
      details: {
        lowest: Math.min(...ours.map((name) => of(name, 'score').median)),
        worstShift: Math.max(...ours.map((name) => of(name, 'shift').median)),
        pages: Object.fromEntries(Object.keys(results).map((name) => [name, say(name)])),
      },
    };
  },
};

/** In a browser of its own: Lighthouse works in the first context of one that it finds by its port. */
async function judge(lighthouse, { url, state }, page) {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'healzy-lighthouse-'));
  const { args, ...options } = await findBrowser();
  const context = await chromium.launchPersistentContext(folder, {
    ...options,
    args: [...args, `--remote-debugging-port=${port}`],
  });
  try {
    if (state && !page.isSignedOut) {
      await context.addCookies(state.cookies);
      // The app remembers on the device whose account was open.
      const tab = await context.newPage();
      await tab.goto(`${url}/favicon.svg`);
      await tab.evaluate((entries) => {
        for (const { name, value } of entries) localStorage.setItem(name, value);
      }, state.origins[0]?.localStorage ?? []);
      await tab.close();
    }
    if (page.cookies) await context.addCookies(page.cookies);
    const { lhr } = await lighthouse(`${url}${page.path}`, {
      port,
      onlyCategories: ['performance'],
      // Else it would sign the person out.
      disableStorageReset: true,
      logLevel: 'error',
    });
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
    return lhr;
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
