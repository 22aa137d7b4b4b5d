import type Axe from 'axe-core';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { showIn, type Surroundings } from './showIn.ts';
import type { Page } from './storyPage.ts';

declare global {
  interface Window {
    axe: typeof Axe;
  }
}

const axeSource = createRequire(join(process.cwd(), 'package.json')).resolve('axe-core/axe.min.js');
const checked: readonly Surroundings[] = [
  { theme: 'light' },
  { theme: 'dark' },
  { theme: 'light', isForced: true },
];

/** Axe rules about whole pages: a story shows a part of one. */
const pageRules = [
  'region',
  'landmark-one-main',
  'page-has-heading-one',
  'bypass',
  'document-title',
  'html-has-lang',
];

/** What else than colours can differ between surroundings? Nothing: the elements are the same, and so is their order. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** What of a story is not accessible to everybody, in light, dark and forced colours. */
export async function accessFaults(page: Page): Promise<string[]> {
  const broken: string[] = [];
  for (const surroundings of checked) {
    await showIn(page, surroundings);
    const name = surroundings.isForced ? 'forced colours' : surroundings.theme;
    const undo = surroundings.isForced ? await tellForcedText(page) : undefined;
    broken.push(...(await violations(page, surroundings !== checked[0])).map((each) => `${name}: ${each}`));
    await undo?.();
  }
  return broken;
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
      // React Aria keeps what it has said for seven seconds, also when the words that it pointed at are gone.
      const context = { include: [['html']], exclude: [['[data-live-announcer]']] };
      const result = await window.axe.run(context, {
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
