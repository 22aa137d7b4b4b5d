import type Axe from 'axe-core';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { showIn, type Environment } from './showIn.ts';
import type { Page } from './storyPage.ts';

declare global {
  interface Window {
    axe: typeof Axe;
  }
}

const axeSource = createRequire(join(process.cwd(), 'package.json')).resolve('axe-core/axe.min.js');
const checked: readonly Environment[] = [
  { theme: 'light' },
  { theme: 'dark' },
  { theme: 'light', isForced: true },
];

/** Axe rules about whole pages: a story shows only part of one. */
const pageRules = [
  'region',
  'landmark-one-main',
  'page-has-heading-one',
  'bypass',
  'document-title',
  'html-has-lang',
];

/** Only colours differ between themes: the elements and their order are the same. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Loads axe into a page, once for each document. */
export const loadAxe = (page: Page) => page.addScriptTag({ path: axeSource });

/** The accessibility violations of a story in light, dark and forced colours. */
export async function accessFaults(page: Page): Promise<string[]> {
  const broken: string[] = [];
  for (const environment of checked) {
    await showIn(page, environment);
    const name = environment.isForced ? 'forced colours' : environment.theme;
    const undo = environment.isForced ? await tellForcedText(page) : undefined;
    broken.push(...(await violations(page, environment !== checked[0])).map((each) => `${name}: ${each}`));
    await undo?.();
  }
  return broken;
}

/**
 * Axe reads the text colour from `-webkit-text-fill-color`, which Chromium computes as if no colour were forced. Sets
 * it to the colour that is painted, so that contrast is measured as it is seen. Returns a function that restores it.
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
  const only = isOnlyColour ? colourRules : undefined;
  return page.evaluate(
    async ({ rules, only }) => {
      // React Aria keeps announcements for seven seconds, even after the text that they refer to is gone.
      const context = { include: [['html']], exclude: [['[data-live-announcer]']] };
      const result = await window.axe.run(context, {
        resultTypes: ['violations'],
        // Only a rule about sounds needs what axe would load first; reading every style sheet helps none of these.
        preload: only ? false : { assets: ['media'] },
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
