import type Axe from 'axe-core';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { showIn, type Environment } from './showIn.ts';
import type { Page } from './storyPage.ts';

declare global {
  interface Window {
    axe: typeof Axe;
    /** Elements with text by their look. */
    looks: Map<string, Element[]>;
  }
}

const axeSource = createRequire(join(process.cwd(), 'package.json')).resolve('axe-core/axe.min.js');
const environments: readonly Environment[] = [
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

/** Only colours differ between environments: the elements and their order are the same. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Loads axe into a page, once for each document. */
export const loadAxe = (page: Page) => page.addScriptTag({ path: axeSource });

/**
 * The accessibility violations of a story: colours in light, dark and forced colours, of every look that no earlier story
 * had, and everything else in light. The rules of a style sheet decide about colours: the same classes, states and
 * surroundings are judged the same wherever they appear.
 */
export async function accessFaults(page: Page): Promise<string[]> {
  await showIn(page, { theme: 'light' });
  const broken = (await violations(page, { leaveOut: [...pageRules, ...colourRules] })).map(
    (each) => `light: ${each}`,
  );
  const looks = (await looksOf(page)).filter((look) => !seen.has(look));
  if (looks.length === 0) return broken;
  await markLooks(page, looks);
  let isJudged = true;
  for (const environment of environments) {
    await showIn(page, environment);
    const name = environment.isForced ? 'forced colours' : environment.theme;
    const undo = environment.isForced ? await tellForcedText(page) : undefined;
    // An editor may have drawn its text anew meanwhile: then the next story with these looks judges them.
    isJudged &&= (await page.locator(`[${MARK}]`).count()) > 0;
    const found = isJudged ? await violations(page, { runOnly: colourRules, inside: `[${MARK}]` }) : [];
    broken.push(...found.map((each) => `${name}: ${each}`));
    await undo?.();
  }
  // What is broken is broken in the next story too.
  if (isJudged && broken.length === 0) looks.forEach((look) => seen.add(look));
  return broken;
}

/** Looks that had enough contrast in every environment, in this process. */
const seen = new Set<string>();
/** Marks the elements whose look is new. */
const MARK = 'data-new-look';

/**
 * What the colours of each text and of what is behind it come from, in short: the classes and states of its element, of the
 * one that sets its colour and of those that paint behind it, with the colours and the size that result in light.
 */
function looksOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // States are written as attributes; ids and texts in them would make every element its own look.
    const STATE =
      /^(data-(?!testid)|aria-(?:selected|checked|current|disabled|expanded|invalid|pressed)$|disabled$|type$)/;
    const shapeOf = (element: Element) => {
      const style = element.getAttribute('style') ?? '';
      const states = element
        .getAttributeNames()
        .filter((name) => STATE.test(name))
        .map((name) => `${name}=${(element.getAttribute(name) ?? '').slice(0, 12)}`);
      const colours = /color|background|--hz/.test(style) ? style : '';
      const touch = element.matches(':focus-visible, :hover');
      return [element.localName, element.getAttribute('class'), colours, ...states, touch].join(' ');
    };
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) ||
      element.matches('input, textarea, select, a, button');
    const lookOf = (element: Element) => {
      const { color, fontSize, fontWeight, textDecorationLine } = getComputedStyle(element);
      const parts = [shapeOf(element), color, fontSize, fontWeight, textDecorationLine];
      let opacity = 1;
      let inherits = true;
      for (let each: Element | null = element; each; each = each.parentElement) {
        const style = getComputedStyle(each);
        opacity *= Number(style.opacity);
        // The last ancestor of this colour is where it is set.
        const isSource =
          inherits && (!each.parentElement || getComputedStyle(each.parentElement).color !== color);
        if (isSource) inherits = false;
        const paints = style.backgroundImage !== 'none' || !/^rgba\(.*, 0\)$/.test(style.backgroundColor);
        if (isSource || paints) parts.push(shapeOf(each), style.backgroundColor, style.backgroundImage);
        if (paints && !inherits && !/^rgba|\//.test(style.backgroundColor)) break;
      }
      return [...parts, opacity].join('|');
    };
    const shown = [...document.querySelectorAll('body *')].filter(hasText);
    window.looks = new Map();
    for (const element of shown) {
      const look = lookOf(element);
      window.looks.set(look, [...(window.looks.get(look) ?? []), element]);
    }
    return [...window.looks.keys()];
  });
}

function markLooks(page: Page, looks: readonly string[]): Promise<void> {
  return page.evaluate(
    ([mark, marked]) => {
      for (const [look, elements] of window.looks)
        elements.forEach((element) => element.toggleAttribute(mark, marked.includes(look)));
    },
    [MARK, looks] as const,
  );
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

interface Rules {
  leaveOut?: readonly string[];
  runOnly?: readonly string[];
  /** Only in elements of this selector. */
  inside?: string;
}

async function violations(page: Page, asked: Rules): Promise<string[]> {
  return page.evaluate(async ({ leaveOut = [], runOnly, inside = 'html' }) => {
    // React Aria keeps announcements for seven seconds, even after the text that they refer to is gone.
    const context = { include: [[inside]], exclude: [['[data-live-announcer]']] };
    const result = await window.axe.run(context, {
      resultTypes: ['violations'],
      // Only a rule about sounds needs what axe would load first; reading every style sheet helps none of these.
      preload: runOnly ? false : { assets: ['media'] },
      ...(runOnly
        ? { runOnly: [...runOnly] }
        : { rules: Object.fromEntries(leaveOut.map((rule) => [rule, { enabled: false }])) }),
    });
    return result.violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) =>
          `${id} at ${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim()}`,
      ),
    );
  }, asked);
}
