import type { Browser, BrowserContext, Page, Route } from '@playwright/test';
import { CHAT_LINK_LIMITS } from '@healzy/domain/chats';
import { callerOf } from './api-caller.ts';
import { expect, PEOPLE, reload, signIn, test, visit } from './journey.ts';
import { ownPatient } from './own-patient.ts';

/** `node scripts/chat-storm.mjs` for a longer one. */
const MESSAGES = Number(process.env.HEALZY_STORM_MESSAGES ?? 36);
const CHATS = Number(process.env.HEALZY_STORM_CHATS ?? 1);
/** Nothing more is written after these minutes. */
const MINUTES = Number(process.env.HEALZY_STORM_MINUTES ?? 2);
const SEED = Number(process.env.HEALZY_SEED ?? 20_261_129);

/** One in so many calls that send a message ends in each of these ways, half of them after the server has stored it. */
const BAD_CALLS = Math.min(15, Math.max(3, MESSAGES / 100));
/** One in so many messages is followed by a reload, and by a cut. A short storm has each too. */
const RELOADS = Math.min(80, Math.max(6, MESSAGES / 60));
const CUTS = Math.min(60, Math.max(8, MESSAGES / 60));
/** As many are written at a stroke, at most. */
const BURST = Math.min(30, Math.max(3, MESSAGES / 100));
/** As many may wait in one browser before its writer pauses. */
const MOST_WAITING = Math.max(8, BURST);

/** What the server lets through one link; more waits on the patient's page until it is time. */
const { link: OF_LINK, minutes: LINK_MINUTES } = CHAT_LINK_LIMITS.messages;
const LINK_MS = LINK_MINUTES * 60_000;
/** A long storm runs into that limit, once for each patient, and keeps below it from then on. */
const BEYOND_LINK = MINUTES > LINK_MINUTES * 2 ? 4 : 0;

/** Numbers from 0 to 1, the same in each run (mulberry32). */
function chanceFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const tally = { calls: 0, busy: 0, cut: 0, lost: 0, turnedAway: 0, tooMany: 0, reloads: 0, offline: 0 };

/** Does to the calls that send messages what bad networks and busy servers do. */
async function storm(context: BrowserContext, chance: () => number) {
  const weather = { isCalm: false, isOffline: false };
  const problem = (status: number, code: string, seconds: number) => ({
    status,
    headers: { 'content-type': 'application/json', 'retry-after': String(seconds) },
    body: JSON.stringify({ code, message: 'A planted failure.' }),
  });
  const answer = async (route: Route) => {
    tally.calls += 1;
    if (weather.isOffline) return route.abort('internetdisconnected');
    if (weather.isCalm || chance() > 1 / BAD_CALLS) return route.continue();
    // The server may store it before it is found to be too busy, or the connection lost.
    if (chance() < 0.5) await route.fetch();
    const kind = chance();
    if (kind < 0.4) {
      tally.busy += 1;
      return route.fulfill(problem(503, 'UNAVAILABLE', 1));
    }
    if (kind < 0.65) {
      tally.cut += 1;
      return route.abort('connectionreset');
    }
    if (kind < 0.85) {
      // What stands between, such as a network that asks to sign in, is not the server and refuses nothing for it.
      tally.turnedAway += 1;
      return route.fulfill({
        status: 403,
        contentType: 'text/html',
        body: '<h1>Sign in to this network</h1>',
      });
    }
    tally.tooMany += 1;
    return route.fulfill(problem(429, 'TOO_MANY_REQUESTS', 1));
  };
  await context.route(/\/messages(\?|$)/, (route) =>
    route.request().method() === 'POST'
      ? // The page may have been reloaded meanwhile.
        answer(route).catch(() => void (tally.lost += 1))
      : route.continue(),
  );
  return weather;
}

interface Writer {
  readonly name: string;
  /** Several tabs of one browser, with the same conversation. */
  readonly tabs: readonly Page[];
  readonly weather: Awaited<ReturnType<typeof storm>>;
  readonly chance: () => number;
  /** Brings the conversation back after a reload. */
  readonly open: (tab: Page) => Promise<void>;
  readonly written: string[];
  /** Of a patient: when the first message of the present span was written, and the messages of it. */
  readonly link: { began: number; written: number; most: number } | null;
}

const field = (tab: Page) => tab.getByRole('textbox').last();
/** How long each message took from Enter until it was shown, in milliseconds, by its writer. */
const shownAfter = new Map<string, number[]>();

/** Measures in the page, as whoever writes sees it. */
async function watchBubbles(context: BrowserContext) {
  await context.exposeBinding('stormShown', (_source, text: string, ms: number) => {
    const name = text.slice(0, text.lastIndexOf(' '));
    shownAfter.set(name, [...(shownAfter.get(name) ?? []), ms]);
  });
  await context.addInitScript(() => {
    const tell = (text: string, ms: number) =>
      (globalThis as unknown as { stormShown: (text: string, ms: number) => void }).stormShown(text, ms);
    const onKey = ({ key, target }: KeyboardEvent) => {
      if (key !== 'Enter' || !(target instanceof HTMLTextAreaElement)) return;
      const text = target.value;
      const began = performance.now();
      const look = () => {
        const passed = performance.now() - began;
        if (document.querySelector('[role=log]')?.textContent.includes(text) === true) tell(text, passed);
        else if (passed < 30_000) requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    };
    addEventListener('keydown', onKey, { capture: true });
  });
}

/** What a page holds of memory, in bytes, after what is no longer needed was collected. */
async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}

/** What waits in a browser: ids and times, in the storage that its tabs share. */
const waiting = (tab: Page) =>
  tab.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('healzy.turn.')).length);

/** At once after a message was written: it must not come back as a text in the field either. */
async function reloadTab({ open, tabs }: Writer, tab: Page) {
  tally.reloads += 1;
  await reload(tab);
  await open(tab);
  for (const one of tabs) await expect(field(one)).toHaveValue('');
}

/** Pauses a patient whose link has brought as many as it may. Returns false where there is no time for more. */
async function awaitLink({ link }: Writer, until: number): Promise<boolean> {
  if (link === null) return true;
  if (link.written >= link.most) {
    const opens = link.began + LINK_MS + 1_000;
    if (opens > until) return false;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, opens - Date.now())));
    Object.assign(link, { written: 0, most: OF_LINK - 5 });
  }
  if (link.written === 0) link.began = Date.now();
  link.written += 1;
  return true;
}

/** Writes messages, at a stroke or one by one, until all have written so many, or the time is over. */
async function write(writer: Writer, left: { count: number }, until: number) {
  const { tabs, weather, chance, written } = writer;
  const isOver = () => left.count <= 0 || Date.now() >= until;
  const writeBurst = async (tab: Page) => {
    for (let burst = 1 + Math.floor(chance() * BURST); burst > 0 && !isOver(); burst -= 1) {
      if (!(await awaitLink(writer, until))) return 'over';
      if (left.count <= 0) return 'over';
      left.count -= 1;
      const text = `${writer.name} ${String(written.length + 1).padStart(5, '0')}`;
      await field(tab).fill(text);
      await field(tab).press('Enter');
      written.push(text);
      await expect(field(tab)).toHaveValue('');
      if (chance() < 1 / CUTS) {
        tally.offline += 1;
        weather.isOffline = true;
        setTimeout(() => (weather.isOffline = false), 500 + chance() * 2_000);
      }
      // The last tab of several is never reloaded: what a page gathers over a long day would show there.
      const isSteady = tabs.length > 1 && tab === tabs.at(-1);
      if (chance() < 1 / RELOADS && !isSteady) await reloadTab(writer, tab);
    }
    // A patient may have to wait until the link takes more.
    await expect
      .poll(() => waiting(tab), { timeout: LINK_MS + 60_000, intervals: [200] })
      .toBeLessThan(MOST_WAITING);
    return 'on';
  };
  while (!isOver()) {
    const tab = tabs[Math.floor(chance() * tabs.length)] ?? tabs[0];
    if (tab === undefined) return;
    // In a step of its own, because the runner searches all earlier calls of a step for the parent of each: after a
    // thousand messages that took three quarters of its time.
    if ((await test.step(`${writer.name} ${written.length}`, () => writeBurst(tab))) === 'over') return;
  }
}

/** Calm weather until nothing waits any more. */
async function calm({ tabs, weather }: Writer) {
  weather.isCalm = true;
  weather.isOffline = false;
  for (const tab of tabs) await expect.poll(() => waiting(tab), { timeout: LINK_MS + 90_000 }).toBe(0);
}

type Call = Awaited<ReturnType<typeof callerOf<{ items: { text: string }[]; nextCursor: string | null }>>>;

/** The texts that the server has of a conversation, oldest first. */
async function storedTexts(call: Call, path: string): Promise<string[]> {
  const texts: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const { status, body } = await call(
      'GET',
      `${path}?limit=100${cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`}`,
    );
    expect(status, path).toBe(200);
    texts.push(...body.items.map(({ text }) => text));
    cursor = body.nextCursor;
  }
  return texts.toReversed();
}

async function newContext(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    locale: 'es-ES',
    serviceWorkers: 'block',
  });
  await watchBubbles(context);
  return context;
}

/** What became of the messages of one writer, in numbers. */
function judged(written: readonly string[], stored: readonly string[]) {
  const arrived = new Set(stored);
  const lost = written.filter((text) => !arrived.has(text)).length;
  const doubled = stored.length - arrived.size;
  const reordered = stored.filter((text, at) => at > 0 && text < (stored[at - 1] ?? '')).length;
  return { written: written.length, lost, doubled, reordered };
}

const medianOf = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** How long messages took to be shown: half of them, around the 100th, the 1,000th, and so on. */
const shownTimes = (name: string) =>
  [100, 1_000, 2_000, 3_000, 5_000].flatMap((at) => {
    const values = shownAfter.get(name) ?? [];
    return values.length < at ? [] : [`${at}: ${Math.round(medianOf(values.slice(at - 100, at)))} ms`];
  });

test('whatever fails between two browsers and the server, no message is lost, doubled or out of order', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout((MINUTES + LINK_MINUTES + 8) * 60_000);
  const writers: Writer[] = [];
  const conversations: { path: string; page: Page; names: string[] }[] = [];
  const begin = async (writer: Pick<Writer, 'name' | 'tabs' | 'open'>, context: BrowserContext) => {
    const chance = chanceFrom(SEED + writers.length);
    for (const tab of writer.tabs) await writer.open(tab);
    const isLinked = writer.name.startsWith('paciente');
    writers.push({
      ...writer,
      chance,
      weather: await storm(context, chance),
      written: [],
      link: isLinked
        ? { began: 0, written: 0, most: BEYOND_LINK === 0 ? OF_LINK - 5 : OF_LINK + BEYOND_LINK }
        : null,
    });
  };
  const log = (tab: Page) => expect(tab.getByRole('log')).toBeVisible({ timeout: 30_000 });
  const empty = (tab: Page) => expect(field(tab)).toBeVisible({ timeout: 30_000 });

  for (let chat = 1; chat <= CHATS; chat += 1) {
    const clinic = await newContext(browser, baseURL);
    const page = await clinic.newPage();
    await signIn(page, PEOPLE.specialist);
    const patient = await ownPatient(page, {
      name: 'Tormenta',
      surname: `Sanz ${chat}`,
      birthdate: '1990-01-02',
    });
    const link = await patient.call('POST', `/chat-service/chats/${patient.id}/link`);
    const { secret } = link.body;
    const tabs = chat === 1 ? [page, await clinic.newPage()] : [page];
    for (const tab of tabs) await visit(tab, `/patient/${patient.id}/chat`);
    const names = [`clinica${chat}`, `paciente${chat}`];
    await begin({ name: `clinica${chat}`, tabs, open: empty }, clinic);

    const phone = await newContext(browser, baseURL);
    const held = await phone.newPage();
    await visit(held, `/chat#${secret}`);
    await begin({ name: `paciente${chat}`, tabs: [held], open: empty }, phone);
    const path = `/chat-service/chats/${patient.id}/messages`;
    conversations.push({ path, page, names });
  }

  const desk = await newContext(browser, baseURL);
  const asking = await desk.newPage();
  await signIn(asking, PEOPLE.receptionist);
  const ask = await callerOf<{ id: string }>(asking);
  const { id: userId } = (await ask('GET', '/user-service/self/user')).body;
  const openSupport = async (tab: Page) => {
    await tab
      .getByRole('banner')
      .getByRole('button', { name: /soporte/i })
      .click();
    await log(tab).catch(() => empty(tab));
  };
  await begin({ name: 'soporte', tabs: [asking], open: openSupport }, desk);
  const path = `/support-service/conversations/${userId}/messages`;
  conversations.push({ path, page: asking, names: ['soporte'] });

  const began = Date.now();
  const until = began + MINUTES * 60_000;
  // Never reloaded.
  const steady = writers[0]?.tabs.at(-1);
  const heapBefore = steady === undefined ? 0 : await heapOf(steady);
  const left = { count: MESSAGES };
  const progress = setInterval(
    () => process.stdout.write(`${MESSAGES - left.count} written; ${JSON.stringify(tally)}\n`),
    60_000,
  );
  const writing = writers.map((writer) => test.step(writer.name, () => write(writer, left, until)));
  await Promise.all(writing).finally(() => clearInterval(progress));
  await Promise.all(writers.map(calm));

  const total = writers.reduce((sum, { written }) => sum + written.length, 0);
  const seconds = Math.round((Date.now() - began) / 1_000);
  process.stdout.write(
    `${total} messages of ${writers.length} writers in ${seconds} s; ${JSON.stringify(tally)}\n`,
  );
  if (steady !== undefined) {
    const grown = (await heapOf(steady)) / heapBefore;
    process.stdout.write(
      `A page that was never reloaded went from ${(heapBefore / 1e6).toFixed(1)} MB to ${grown.toFixed(2)} times that.\n`,
    );
    expect(grown, 'memory of a page that stays open').toBeLessThan(2);
  }
  /** The newest of each conversation. */
  const newest: string[] = [];
  for (const { path: at, page, names } of conversations) {
    const stored = await storedTexts(await callerOf(page), at);
    newest.push(stored.at(-1) ?? '');
    for (const name of names) {
      const own = stored.filter((text) => text.startsWith(`${name} `));
      const { written } = writers.find((one) => one.name === name) ?? { written: [] };
      process.stdout.write(
        `${name}: ${JSON.stringify(judged(written, own))}; shown after ${shownTimes(name).join(', ')}\n`,
      );
      expect(own, name).toEqual(written);
    }
  }
  // Both sides show the newest, once.
  const [clinic, patient] = writers;
  for (const { tabs } of [clinic, patient].flatMap((one) => one ?? []))
    await expect(tabs[0]!.getByRole('log').getByText(newest[0]!, { exact: true })).toHaveCount(1);
  await Promise.all(browser.contexts().map((one) => one.close()));
});
