import { getStoryContext, waitForPageReady, type TestRunnerConfig } from '@storybook/test-runner';
import type Axe from 'axe-core';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { comparePictures } from './comparePictures.ts';

type Page = Parameters<NonNullable<TestRunnerConfig['postVisit']>>[0];

const baselines = join(process.cwd(), '.storybook', 'visual-baselines');
const output = join(process.cwd(), '.visual-out');
const axeSource = createRequire(join(process.cwd(), 'package.json')).resolve('axe-core/axe.min.js');

const themes = ['light', 'dark'] as const;
const widths = [390, 1280] as const;
/** `off` where the browser is not the one that the pictures belong to; `update` accepts what is drawn. */
const pictures = process.env.HEALZY_PICTURES ?? 'compare';

/** Axe rules about whole pages: a story shows a part of one. */
const pageRules = [
  'region',
  'landmark-one-main',
  'page-has-heading-one',
  'bypass',
  'document-title',
  'html-has-lang',
];

const config: TestRunnerConfig = {
  async postVisit(page, context) {
    const story = await getStoryContext(page, context);
    await waitForPageReady(page);
    await page.evaluate(() => document.fonts.ready);

    const broken: string[] = [];
    for (const theme of themes) {
      await showIn(page, theme);
      broken.push(...(await violations(page)).map((each) => `${theme}: ${each}`));
    }
    refuse('Not accessible to everybody', broken);

    const file = String(story.parameters.fileName ?? '');
    if (pictures !== 'off' && file.includes('.visual.stories.')) {
      const changed: string[] = [];
      const size = page.viewportSize() ?? { width: 1280, height: 800 };
      for (const width of widths) {
        await page.setViewportSize({ width, height: Number(story.parameters.pictureHeight ?? 240) });
        for (const theme of themes) {
          await showIn(page, theme);
          const complaint = await comparePicture(page, `${context.id}.${theme}.${width}`);
          if (complaint) changed.push(complaint);
        }
      }
      await page.setViewportSize(size);
      refuse('Not as in its pictures', changed);
    }
    await showIn(page, 'light');
  },
};

/** Fails the story with everything that is wrong at once. */
function refuse(title: string, complaints: readonly string[]) {
  if (complaints.length) throw new Error(`${title}:\n${complaints.map((each) => `  - ${each}`).join('\n')}`);
}

async function showIn(page: Page, theme: string) {
  await page.evaluate(async (value) => {
    document.documentElement.dataset.theme = value;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, theme);
}

async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ path: axeSource });
  return page.evaluate(async (rules) => {
    const { axe } = window as unknown as { axe: typeof Axe };
    // React Aria keeps what it has said for seven seconds, also when the words that it pointed at are gone.
    const context = { include: [['html']], exclude: [['[data-live-announcer]']] };
    const result = await axe.run(context, {
      resultTypes: ['violations'],
      rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: false }])),
    });
    return result.violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) =>
          `${id} at ${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim()}`,
      ),
    );
  }, pageRules);
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
    if (kept && !comparePictures(kept, image)) return kept;
    still = last?.equals(image) ? still + 1 : 0;
    if (still >= 4 || tries >= 30) return image;
    last = image;
    await page.waitForTimeout(250);
  }
}

export default config;
