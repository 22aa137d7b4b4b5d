import type { Browser, Page, Request } from '@playwright/test';

/** The page in which stories are rendered. */
export type { Page } from '@playwright/test';

/** The part of a story's context that the runner needs. */
interface Asked {
  /** How a story requests a viewport: by the name of one in the toolbar. */
  readonly window?: { readonly width: string; readonly height: string };
  readonly consoleAllows?: readonly string[];
  readonly pictureHeight?: number;
}

interface StoryContext {
  readonly storyGlobals?: { readonly viewport?: { readonly value?: string } };
  readonly parameters: Omit<Asked, 'window'> & {
    readonly viewport?: {
      readonly options?: Readonly<Record<string, { readonly styles?: Asked['window'] }>>;
    };
  };
}

/** The globals of Storybook, as far as they are used here. */
declare global {
  interface Window {
    __STORYBOOK_PREVIEW__: {
      ready(): Promise<void>;
      loadStory(story: { storyId: string }): Promise<StoryContext>;
    };
    __STORYBOOK_ADDONS_CHANNEL__: {
      on(event: string, listener: (about: unknown) => void): void;
      off(event: string, listener: (about: unknown) => void): void;
      emit(event: string, selection: object): void;
    };
  }
}

/** What each page has logged as an error since its story began. */
const complaints = new WeakMap<Page, string[]>();
/** The pending requests of each page. */
const underWay = new WeakMap<Page, Set<Request>>();

/** Opens a page that records its errors and requests. */
export async function newPage(browser: Browser, viewport: { width: number; height: number }): Promise<Page> {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'en-GB',
    timezoneId: 'UTC',
  });
  // By this name Storybook knows that it need not wait for animations.
  await context.addInitScript(() => {
    const name = `${navigator.userAgent} (StorybookTestRunner)`;
    Object.defineProperty(navigator, 'userAgent', { get: () => name });
  });
  const page = await context.newPage();
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
  return page;
}

/** Opens Storybook's empty canvas in a page, with nothing left of the stories before. */
export async function openCanvas(page: Page) {
  const canvas = new URL('iframe.html', process.env.HEALZY_STORY_URL);
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: canvas.origin, storageTypes: 'all' });
  await session.detach();
  await page.goto(canvas.href, { waitUntil: 'load' });
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
  await page.evaluate(() => window.__STORYBOOK_PREVIEW__.ready());
}

/**
 * Picks the fields in the page: serialising a story's whole context, with its arguments, takes longer than rendering
 * it.
 */
export function askedOf(page: Page, id: string): Promise<Asked> {
  return page.evaluate(async (storyId) => {
    const said = await window.__STORYBOOK_PREVIEW__.loadStory({ storyId });
    const { viewport, consoleAllows, pictureHeight } = said.parameters;
    const styles = viewport?.options?.[said.storyGlobals?.viewport?.value ?? '']?.styles;
    return {
      ...(styles ? { window: { width: styles.width, height: styles.height } } : {}),
      ...(consoleAllows ? { consoleAllows } : {}),
      ...(pictureHeight ? { pictureHeight } : {}),
    };
  }, id);
}

/** Renders a story and plays it. Throws what went wrong. */
export async function playStory(page: Page, id: string) {
  // Axe writes to the frames of the story before, which complains about some.
  complaints.get(page)?.splice(0);
  const failure = await page.evaluate(
    (storyId) =>
      new Promise<string | undefined>((resolve) => {
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
        const words = (about: unknown) => {
          const first: unknown = Array.isArray(about) ? about[0] : about;
          const { message, description } = Object(first) as { message?: string; description?: string };
          return message ?? description ?? 'It failed without a message.';
        };
        const endings: Record<string, (about: unknown) => string | undefined> = {
          storyFinished: () => undefined,
          storyUnchanged: () => 'It was rendered already, and is not played again.',
          storyMissing: () => 'There is no such story.',
          storyErrored: words,
          storyThrewException: words,
          playFunctionThrewException: words,
          unhandledErrorsWhilePlaying: words,
        };
        const listeners = Object.entries(endings).map(([event, ending]) => {
          const listener = (about: unknown) => {
            for (const [name, each] of listeners) channel.off(name, each);
            resolve(ending(about));
          };
          return [event, listener] as const;
        });
        for (const [event, listener] of listeners) channel.on(event, listener);
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      }),
    id,
  );
  if (failure !== undefined) throw new Error(failure);
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
}

/** Returns a page's errors, except those that its story is about, such as an address that cannot be loaded. */
export function unexpected(page: Page, allowed: readonly string[]): string[] {
  const patterns = allowed.map((each) => new RegExp(each));
  const said = complaints.get(page)?.splice(0) ?? [];
  return said.filter((each) => !patterns.some((pattern) => pattern.test(each)));
}
