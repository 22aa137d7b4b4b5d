import type { TestRunnerConfig } from '@storybook/test-runner';
import type { Prints } from './printFaults.ts';

/** The page in which stories are rendered. */
export type Page = Parameters<NonNullable<TestRunnerConfig['postVisit']>>[0];
type Request = Awaited<ReturnType<Page['waitForRequest']>>;

/** The part of a story's context that the runner needs. */
interface Asked {
  /** How a story requests a viewport: by the name of one in the toolbar. */
  readonly window?: { readonly width: string; readonly height: string };
  readonly consoleAllows?: readonly string[];
  readonly fileName?: string;
  readonly pictureHeight?: number;
  /** What it looks like on paper, if that matters. */
  readonly prints?: Prints;
}

/** The globals of Storybook and its runner, as far as they are used here. */
declare global {
  interface Window {
    __STORYBOOK_PREVIEW__: { ready(): Promise<void> };
    __getContext(id: string): Promise<{
      readonly storyGlobals?: { readonly viewport?: { readonly value?: string } };
      readonly parameters: Omit<Asked, 'window'> & {
        readonly viewport?: {
          readonly options?: Readonly<Record<string, { readonly styles?: Asked['window'] }>>;
        };
      };
    }>;
  }
}

/** What each page has logged as an error since its story began. */
const complaints = new WeakMap<Page, string[]>();
/** The pending requests of each page. */
const underWay = new WeakMap<Page, Set<Request>>();

/** Records a page's errors and requests, and opens Storybook's empty canvas in it, with nothing left of earlier stories. */
export async function openCanvas(page: Page) {
  const said: string[] = [];
  complaints.set(page, said);
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => said.push(`uncaught: ${error.message}`));
  const requests = new Set<Request>();
  underWay.set(page, requests);
  page.on('request', (request) => {
    if (request.url().startsWith('http')) requests.add(request);
  });
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
  // Nothing tells when the script of a worker has been loaded, except that the worker is there.
  page.on('worker', (worker) => {
    for (const request of requests) if (request.url() === worker.url()) requests.delete(request);
  });
  const canvas = new URL('iframe.html', process.env.TARGET_URL);
  await forgetStored(page);
  await page.goto(canvas.href, { waitUntil: 'load' });
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
  await page.evaluate(() => window.__STORYBOOK_PREVIEW__.ready());
}

/** Empties what this origin has stored. */
async function forgetStored(page: Page) {
  const { origin } = new URL(process.env.TARGET_URL ?? '');
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
}

/**
 * Makes a page that has loaded the code ready for the stories of another file. As in a new page, nobody has pressed the
 * mouse: what gets the focus without a press shows it.
 */
export async function resetPage(page: Page) {
  await page.evaluate(() => sessionStorage.clear());
  await forgetStored(page);
  await page.mouse.move(0, 0);
  await page.keyboard.press('F9');
}

/**
 * Picks the fields in the page: serialising a story's whole context, with its arguments, takes longer than rendering
 * it.
 */
export function askedOf(page: Page, id: string): Promise<Asked> {
  return page.evaluate(async (storyId) => {
    const said = await window.__getContext(storyId);
    const { viewport, consoleAllows, fileName, pictureHeight, prints } = said.parameters;
    const styles = viewport?.options?.[said.storyGlobals?.viewport?.value ?? '']?.styles;
    return {
      ...(styles ? { window: { width: styles.width, height: styles.height } } : {}),
      ...(consoleAllows ? { consoleAllows } : {}),
      ...(fileName ? { fileName } : {}),
      ...(pictureHeight ? { pictureHeight } : {}),
      ...(prints ? { prints } : {}),
    };
  }, id);
}

/** Forgets what a page has logged so far. */
export function forgetComplaints(page: Page) {
  complaints.get(page)?.splice(0);
}

/**
 * Resizes a page, and waits until its scripts have been told. On a busy machine the event comes after the next story has
 * begun; React Aria leaves lists open for half a second after it, as a phone's keyboard resizes and scrolls at once.
 */
export async function resize(page: Page, size: { readonly width: number; readonly height: number }) {
  const { width, height } = page.viewportSize() ?? {};
  if (width === size.width && height === size.height) return;
  await page.setViewportSize(size);
  await page.waitForFunction(
    (wanted) => window.innerWidth === wanted.width && window.innerHeight === wanted.height,
    size,
  );
  // A frame tells of a new size before it runs its callbacks.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/**
 * Waits until a page has loaded what it requested, and has painted it. Playwright's `networkidle` never fires once an
 * embedded `data:` page is removed while it loads, and otherwise takes half a second.
 */
export async function settle(page: Page) {
  const requests = underWay.get(page);
  for (const until = Date.now() + 10_000; Date.now() < until; await page.waitForTimeout(25)) {
    await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    });
    if (!requests?.size) return;
  }
  // What has not ended by now never will: the next story in this page does not wait for it again.
  requests?.clear();
}

/** Returns a page's errors, except those that its story is about, such as an address that cannot be loaded. */
export function unexpected(page: Page, allowed: readonly string[]): string[] {
  const patterns = allowed.map((each) => new RegExp(each));
  const said = complaints.get(page)?.splice(0) ?? [];
  return said.filter((each) => !patterns.some((pattern) => pattern.test(each)));
}
