import type { TestRunnerConfig } from '@storybook/test-runner';

/** The page in which stories are drawn. */
export type Page = Parameters<NonNullable<TestRunnerConfig['postVisit']>>[0];
type Request = Awaited<ReturnType<Page['waitForRequest']>>;

/** What the runner goes by of all that a story says about itself. */
interface Asked {
  /** How a story asks for a window: by the name of one of the toolbar's. */
  readonly window?: { readonly width: string; readonly height: string };
  readonly consoleAllows?: readonly string[];
  readonly fileName?: string;
  readonly pictureHeight?: number;
}

/** What Storybook and its runner put into the page, as far as it is used here. */
declare global {
  interface Window {
    __STORYBOOK_PREVIEW__: { ready(): Promise<void> };
    __STORYBOOK_ADDONS_CHANNEL__: {
      once(event: string, listener: () => void): void;
      emit(event: string, selection: object): void;
    };
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

/** What each page has complained of since its story began. */
const complaints = new WeakMap<Page, string[]>();
/** What each page has asked a server for and has not got yet. */
const underWay = new WeakMap<Page, Set<Request>>();

/** Writes down what a page complains of and asks for, and leads it to Storybook's empty canvas. */
export async function openPage(page: Page) {
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
  await page.goto(new URL('iframe.html', process.env.TARGET_URL).toString(), { waitUntil: 'load' });
}

/** Picks in the page: a story's whole context, with its arguments, takes longer to carry over than to draw. */
export function askedOf(page: Page, id: string): Promise<Asked> {
  return page.evaluate(async (id) => {
    const said = await window.__getContext(id);
    const { viewport, consoleAllows, fileName, pictureHeight } = said.parameters;
    const styles = viewport?.options?.[said.storyGlobals?.viewport?.value ?? '']?.styles;
    return {
      ...(styles ? { window: { width: styles.width, height: styles.height } } : {}),
      ...(consoleAllows ? { consoleAllows } : {}),
      ...(fileName ? { fileName } : {}),
      ...(pictureHeight ? { pictureHeight } : {}),
    };
  }, id);
}

/** Leads a page from its story to one that is not there. */
export async function leaveStory(page: Page) {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
        channel.once('storyMissing', () => resolve());
        channel.emit('setCurrentStory', { storyId: 'nothing--nothing', viewMode: 'story' });
      }),
  );
  complaints.get(page)?.splice(0);
}

/**
 * Waits until a page has what it asked for, and has drawn it. Playwright's own word for this, a network that idles, never
 * comes once an embedded `data:` page is taken away while it loads, and takes half a second where it comes.
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

/** Takes what a page has complained of, but for what its story is about: an address that cannot be loaded, say. */
export function unexpected(page: Page, allowed: readonly string[]): string[] {
  const patterns = allowed.map((each) => new RegExp(each));
  const said = complaints.get(page)?.splice(0) ?? [];
  return said.filter((each) => !patterns.some((pattern) => pattern.test(each)));
}
