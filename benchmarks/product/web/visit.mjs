// One visit of a page: what a person waits for, from the moment the first document is asked for, and what it consisted of.
import { VIEW } from './pages.mjs';

/** Nothing new has been asked for this long: the page is at rest. Live channels stay open. */
const QUIET_MS = 1200;
const LONGEST_MS = 30_000;
/** How long the product waits before it keeps its code on the device. */
const KEPT_AFTER_MS = 12_000;

/**
 * A browser that knows the person, or nobody where the page is for people signed out, without anything cached.
 * `isWarm` has loaded the page before, and kept what the app keeps.
 */
export async function openVisitor(browser, { url, state }, page, isWarm) {
  const context = await browser.newContext({
    ...VIEW,
    ...(state && !page.isSignedOut ? { storageState: state } : {}),
  });
  if (page.cookies) await context.addCookies(page.cookies);
  const tab = await context.newPage();
  await tab.addInitScript(watch, page.shown);
  const session = await context.newCDPSession(tab);
  await session.send('Network.enable');
  const network = follow(session);
  if (isWarm) {
    await tab.goto(`${url}${page.path}`);
    await isShown(tab);
    await isQuiet(tab, network);
    await tab.evaluate(
      (longest) =>
        navigator.serviceWorker &&
        document.querySelector('#root main') &&
        Promise.race([
          navigator.serviceWorker.ready,
          new Promise((resolve) => {
            setTimeout(resolve, longest);
          }),
        ]),
      KEPT_AFTER_MS,
    );
  }
  return {
    /** Opens the page, or reloads it in a warm browser, and measures it. */
    async visit(profile) {
      await slow(session, profile);
      network.begin();
      await (isWarm
        ? tab.reload({ waitUntil: 'commit' })
        : tab.goto(`${url}${page.path}`, { waitUntil: 'commit' }));
      await isShown(tab);
      await isQuiet(tab, network);
      const { shown, shift, tasks } = await tab.evaluate(() => window.healzySeen);
      await slow(session, { cpu: 1, latency: 0, kbps: 0 });
      return { ...network.until(shown), shift, longestTask: Math.max(0, ...tasks) };
    },
    close: () => context.close(),
    tab,
    session,
  };
}

export async function slow(session, { cpu, latency, kbps }) {
  const bytes = kbps === 0 ? -1 : (kbps * 1000) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytes,
    uploadThroughput: bytes,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}

const isShown = (tab) => tab.waitForFunction(() => window.healzySeen?.shown, undefined, { timeout: 60_000 });

async function isQuiet(tab, network) {
  const began = Date.now();
  while (network.quietFor() < QUIET_MS && Date.now() - began < LONGEST_MS) await tab.waitForTimeout(100);
}

/** Runs in each document: when all selectors are painted, how far things moved unasked, and tasks over 50 ms. */
function watch(selectors) {
  const seen = { shown: null, shift: 0, tasks: [] };
  window.healzySeen = seen;
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value } of list.getEntries()) if (!hadRecentInput) seen.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.tasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
  const isThere = (selector) =>
    [...document.querySelectorAll(selector)].some((element) => element.checkVisibility());
  const observer = new MutationObserver(() => {
    if (!selectors.every(isThere)) return;
    observer.disconnect();
    // The frame in which they are there has been painted when the next one begins.
    requestAnimationFrame(() =>
      setTimeout(() => {
        seen.shown = performance.timeOrigin + performance.now();
      }),
    );
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** What the page asks the network for, each redirect a request of its own, as the browser reports it. */
function follow(session) {
  let requests = [];
  let pending = new Map();
  let changedAt = Date.now();
  let offset = 0;
  const close = (id, timestamp, bytes) => {
    const request = pending.get(id);
    if (!request) return;
    request.answered ??= timestamp * 1000 + offset;
    request.bytes += bytes;
    changedAt = Date.now();
  };
  session.on(
    'Network.requestWillBeSent',
    ({ requestId, timestamp, wallTime, type, request, redirectResponse }) => {
      changedAt = Date.now();
      offset = (wallTime - timestamp) * 1000;
      if (redirectResponse) close(requestId, timestamp, redirectResponse.encodedDataLength);
      const entry = {
        url: request.url,
        type,
        asked: wallTime * 1000,
        answered: null,
        bytes: 0,
        isCached: false,
      };
      pending.set(requestId, entry);
      if (/^https?:/.test(request.url)) requests.push(entry);
    },
  );
  session.on('Network.requestServedFromCache', ({ requestId }) => {
    const request = pending.get(requestId);
    if (request) request.isCached = true;
  });
  session.on('Network.responseReceived', ({ requestId, timestamp, response }) => {
    const request = pending.get(requestId);
    if (request && (response.fromDiskCache || response.fromServiceWorker)) request.isCached = true;
    close(requestId, timestamp, 0);
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) =>
    close(requestId, timestamp, encodedDataLength),
  );
  return {
    begin() {
      requests = [];
      pending = new Map();
    },
    quietFor: () => Date.now() - changedAt,
    /** What happened until a moment, in milliseconds since 1970. */
    until(moment) {
      const asked = requests.filter((request) => request.asked <= moment && !request.isCached);
      return {
        ms: moment - requests[0].asked,
        documents: requests.filter(({ type, asked: at }) => type === 'Document' && at <= moment).length,
        requests: asked.length,
        kib: asked.reduce((sum, { bytes }) => sum + bytes, 0) / 1024,
        roundTrips: roundTrips(asked.filter(({ answered }) => answered !== null && answered <= moment)),
      };
    },
  };
}

/**
 * The longest row of requests each of which was asked for after the one before had begun to be answered: an upper bound
 * of the round trips that wait for each other.
 */
function roundTrips(requests) {
  let count = 0;
  let last = -Infinity;
  for (const { asked, answered } of [...requests].sort((a, b) => a.answered - b.answered))
    if (asked >= last - 1) {
      count += 1;
      last = answered;
    }
  return count;
}
