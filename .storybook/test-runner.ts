import type { TestRunnerConfig } from '@storybook/test-runner';
import type Axe from 'axe-core';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { comparePictures, isSamePicture } from './comparePictures.ts';

type Page = Parameters<NonNullable<TestRunnerConfig['postVisit']>>[0];
type Request = Awaited<ReturnType<Page['waitForRequest']>>;

const baselines = join(process.cwd(), '.storybook', 'visual-baselines');
const output = join(process.cwd(), '.visual-out');
const axeSource = createRequire(join(process.cwd(), 'package.json')).resolve('axe-core/axe.min.js');

interface Surroundings {
  readonly theme: 'light' | 'dark';
  /** The colours of the person's system instead of the theme's. */
  readonly isForced?: boolean;
}
/** One picture of every `*.visual.stories`: also what `preview.tsx` and `scripts/stories.mjs` go by. */
interface Picture extends Surroundings {
  readonly width: number;
  readonly brand?: string;
}
const kept = JSON.parse(readFileSync(join(process.cwd(), '.storybook/pictures.json'), 'utf8')) as Picture[];
const checked: readonly Surroundings[] = [
  { theme: 'light' },
  { theme: 'dark' },
  { theme: 'light', isForced: true },
];
/** `off` where the browser is not the one that the pictures belong to; `update` accepts what is drawn. */
const pictures = process.env.HEALZY_PICTURES ?? 'compare';
/** Custom properties to draw with, as a style attribute: what would a change of this token touch? */
const tokens = process.env.HEALZY_TOKENS ?? '';

/** Axe rules about whole pages: a story shows a part of one. */
const pageRules = [
  'region',
  'landmark-one-main',
  'page-has-heading-one',
  'bypass',
  'document-title',
  'html-has-lang',
];

/** What each page has complained of since its story began. */
const complaints = new WeakMap<Page, string[]>();
/** The story that each page has tried last. */
const tried = new WeakMap<Page, string>();
/** What each page has asked a server for and has not got yet. */
const underWay = new WeakMap<Page, Set<Request>>();

/** What else than colours can differ between surroundings? Nothing: the elements are the same, and so is their order. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** The window of stories that ask for no other. */
const ordinary = { width: 1280, height: 800 };
/** What this file goes by of all that a story says about itself. */
interface Asked {
  /** How a story asks for a window: by the name of one of the toolbar's. */
  readonly window?: { readonly width: string; readonly height: string };
  readonly consoleAllows?: readonly string[];
  readonly fileName?: string;
  readonly pictureHeight?: number;
}
interface StorySaysInPage {
  __getContext(id: string): Promise<{
    readonly storyGlobals?: { readonly viewport?: { readonly value?: string } };
    readonly parameters: Omit<Asked, 'window'> & {
      readonly viewport?: {
        readonly options?: Readonly<Record<string, { readonly styles?: Asked['window'] }>>;
      };
    };
  }>;
}

/** Picks in the page: a story's whole context, with its arguments, takes longer to carry over than to draw. */
function askedOf(page: Page, id: string): Promise<Asked> {
  return page.evaluate(async (id) => {
    const said = await (window as unknown as StorySaysInPage).__getContext(id);
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

/** `320px` is 320; what is a share of the room is nothing. */
const pixels = (length = '') => (length.endsWith('px') ? Number.parseInt(length, 10) : undefined);

const config: TestRunnerConfig = {
  async prepare({ page }) {
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
  },

  /** Gives a story the window that it asks for: `globals: { viewport: { value: 'w320' } }`. */
  async preVisit(page, context) {
    // Storybook does not play a story again that stands there already: a second attempt would always pass.
    if (tried.get(page) === context.id) await leaveStory(page);
    tried.set(page, context.id);
    await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
    await page.evaluate(() =>
      (
        window as unknown as { __STORYBOOK_PREVIEW__: { ready(): Promise<void> } }
      ).__STORYBOOK_PREVIEW__.ready(),
    );
    const { window: wanted } = await askedOf(page, context.id);
    await page.setViewportSize({
      width: pixels(wanted?.width) ?? ordinary.width,
      height: pixels(wanted?.height) ?? ordinary.height,
    });
  },

  async postVisit(page, context) {
    const story = await askedOf(page, context.id);
    await settle(page);
    refuse('Complains in the console', unexpected(page, story.consoleAllows ?? []));

    const broken: string[] = [];
    for (const surroundings of checked) {
      await showIn(page, surroundings);
      const name = surroundings.isForced ? 'forced colours' : surroundings.theme;
      const undo = surroundings.isForced ? await tellForcedText(page) : undefined;
      broken.push(...(await violations(page, surroundings !== checked[0])).map((each) => `${name}: ${each}`));
      await undo?.();
    }
    refuse('Not accessible to everybody', broken);

    if (pictures !== 'off' && story.fileName?.includes('.visual.stories.')) {
      const changed: string[] = [];
      const size = page.viewportSize() ?? { width: 1280, height: 800 };
      for (const picture of kept) {
        await page.setViewportSize({
          width: picture.width,
          height: story.pictureHeight ?? 240,
        });
        await showIn(page, picture);
        const complaint = await comparePicture(page, pictureName(context.id, picture));
        if (complaint) changed.push(complaint);
      }
      await page.setViewportSize(size);
      refuse('Not as in its pictures', changed);
    }
    await showIn(page, { theme: 'light' });
  },
};

interface ChannelInPage {
  once(event: string, listener: () => void): void;
  emit(event: string, selection: object): void;
}

/** Leads a page from its story to one that is not there. */
async function leaveStory(page: Page) {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
          __STORYBOOK_ADDONS_CHANNEL__: ChannelInPage;
        };
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
async function settle(page: Page) {
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
function unexpected(page: Page, allowed: readonly string[]): string[] {
  const patterns = allowed.map((each) => new RegExp(each));
  const said = complaints.get(page)?.splice(0) ?? [];
  return said.filter((each) => !patterns.some((pattern) => pattern.test(each)));
}

function pictureName(id: string, { theme, width, brand }: Picture): string {
  return [id, theme, width, ...(brand ? [brand] : [])].join('.');
}

/** Fails the story with everything that is wrong at once. */
function refuse(title: string, complaints: readonly string[]) {
  if (complaints.length) throw new Error(`${title}:\n${complaints.map((each) => `  - ${each}`).join('\n')}`);
}

async function showIn(
  page: Page,
  { theme, isForced = false, brand = '' }: Surroundings & { brand?: string },
) {
  await page.emulateMedia({ forcedColors: isForced ? 'active' : 'none' });
  await page.evaluate(
    async ([value, name, style]) => {
      const root = document.documentElement;
      root.dataset.theme = value;
      if (name) root.dataset.brand = name;
      else delete root.dataset.brand;
      if (style) root.setAttribute('style', style);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      // Half-way between two colours no contrast is right. What turns for ever is left to turn.
      for (const each of document.getAnimations())
        if (Number.isFinite(each.effect?.getComputedTiming().endTime)) each.finish();
    },
    [theme, brand, tokens] as const,
  );
}

/**
 * Axe reads the colour of letters from `-webkit-text-fill-color`, which Chromium computes as if no colour were forced.
 * Says the colour that is drawn, so that contrast is measured as it is seen. Returns what takes it back.
 */
async function tellForcedText(page: Page): Promise<() => Promise<void>> {
  const told = await page.evaluateHandle(() => {
    const elements = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      const { color, webkitTextFillColor } = getComputedStyle(element);
      return color !== webkitTextFillColor;
    });
    const colours = elements.map((element) => getComputedStyle(element).color);
    elements.forEach((element, index) => (element.style.webkitTextFillColor = colours[index] ?? ''));
    return elements;
  });
  return () => told.evaluate((elements) => elements.forEach((each) => (each.style.webkitTextFillColor = '')));
}

async function violations(page: Page, isOnlyColour: boolean): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ path: axeSource });
  const only = isOnlyColour ? colourRules : undefined;
  return page.evaluate(
    async ({ rules, only }) => {
      const { axe } = window as unknown as { axe: typeof Axe };
      // React Aria keeps what it has said for seven seconds, also when the words that it pointed at are gone.
      const context = { include: [['html']], exclude: [['[data-live-announcer]']] };
      const result = await axe.run(context, {
        resultTypes: ['violations'],
        ...(only
          ? { runOnly: only }
          : { rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: false }])) }),
      });
      return result.violations.flatMap(({ id, nodes }) =>
        nodes.map(
          ({ target, failureSummary }) =>
            `${id} at ${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim()}`,
        ),
      );
    },
    { rules: pageRules, only },
  );
}

/** What is wrong with the picture, or nothing. */
async function comparePicture(page: Page, name: string): Promise<string | undefined> {
  await page.mouse.move(0, 0);
  const baseline = join(baselines, `${name}.png`);
  const kept = existsSync(baseline) ? readFileSync(baseline) : undefined;
  const drawn = join(output, `${name}.drawn.png`);
  const difference = join(output, `${name}.difference.png`);
  const image = await draw(page, kept);
  if (kept?.equals(image)) return undefined;
  if (pictures === 'update') {
    mkdirSync(baselines, { recursive: true });
    writeFileSync(baseline, image);
    return undefined;
  }
  const found = kept && comparePictures(kept, image);

  mkdirSync(output, { recursive: true });
  writeFileSync(drawn, image);
  if (!found) return `${name}: no picture is kept yet; look at ${drawn} and accept it with --update.`;
  writeFileSync(difference, found.image);
  return `${name}: ${found.message}; see ${difference} (kept, drawn, changed). If it is meant, accept it with --update.`;
}

/**
 * Draws until the picture is the kept one, or has stood still for a second: after a change of width a chart measures
 * itself and draws anew, and how soon depends on the machine.
 */
async function draw(page: Page, kept: Buffer | undefined): Promise<Buffer> {
  let last: Buffer | undefined;
  for (let still = 0, tries = 0; ; tries++) {
    const image = await page.screenshot({
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
      fullPage: true,
    });
    const isStill = last?.equals(image) ?? false;
    if (kept && !isStill && isSamePicture(kept, image)) return kept;
    still = isStill ? still + 1 : 0;
    // With another token no picture is the kept one, and waiting for it is in vain.
    if (still >= (tokens ? 1 : 4) || tries >= 30) return image;
    last = image;
    await page.waitForTimeout(250);
  }
}

export default config;
