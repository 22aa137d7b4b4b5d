import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type Axe from 'axe-core';
import type { Result, RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe: typeof Axe;
  }
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Violation = Pick<Result, 'id'> & { nodes: Pick<Result['nodes'][number], 'target'>[] };

/** A desktop and a phone. */
export const WIDTHS = [1440, 390] as const;

export interface Looks {
  /** A screen with a pending call never becomes idle: wait for what it shows in the meantime. */
  isCalm?: boolean;
  /** Checks one of these widths, by the state's name, then restores the page's own. Default: the current width. */
  widths?: readonly number[];
}

/** Rules whose result can differ between themes: both render the same elements in different colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'] as const;

/**
 * Runs axe on a state that a journey is in: as it is, or at one of several widths. Screens at rest are checked at every
 * width and in both themes by `every-screen.spec.ts`, the parts that they are made of by their stories.
 */
export async function expectAccessible(
  page: Page,
  state: string,
  { isCalm = true, widths = [] }: Looks = {},
) {
  if (isCalm) await page.waitForLoadState('networkidle');
  const width = widths[[...state].length % widths.length];
  const before = page.viewportSize();
  if (width !== undefined) await page.setViewportSize({ width, height: 900 });
  await expectAccessibleIn(page, ['light'], width === undefined ? state : `${state} at ${width} px`);
  if (width !== undefined && before) await page.setViewportSize(before);
}

/** Runs axe in both themes, at the width that the page has. */
export const expectAccessibleInBothThemes = (page: Page, screen: string) =>
  expectAccessibleIn(page, ['light', 'dark'], screen);

/** The page's theme follows the system, so the system's is switched. In dark only colours can differ. */
async function expectAccessibleIn(page: Page, schemes: readonly ('light' | 'dark')[], screen: string) {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Colours still in transition to the other theme would be judged half-way.
    await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise(requestAnimationFrame);
      await Promise.all(
        document
          .getAnimations()
          // A spinner runs for as long as a save is pending.
          .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
          .map((animation) => animation.finished.catch(() => undefined)),
      );
    });
    const violations = await violationsOf(page, colorScheme === 'dark' ? [...COLOUR_RULES] : undefined);
    const found = violations.map(
      ({ id, nodes }) =>
        `${screen}, ${colorScheme}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
    );
    expect(found).toEqual([]);
  }
}

/**
 * What is not the screen's. A tooltip belongs to the control that has the focus and to no landmark, which axe would ask
 * for; its stories check the rest. React Aria announces an option by its label's id, which stays in the announcer for
 * seconds after the list with the label is closed.
 */
const NOT_OF_THE_SCREEN = [
  '[data-overlay-container]:has([role="tooltip"])',
  '[data-live-announcer]',
] as const;

/** Axe's own, and the frame of a dialog in a popover: React Aria names it, and axe takes the name for text outside. */
const REGIONS = 'dialog, [role=dialog], [role=alertdialog], svg, [data-trigger=DialogTrigger]';

/**
 * Axe's builder loads axe anew for each check, and puts the result together in a page of its own: only a page with
 * frames, into which it looks, is worth that.
 */
async function violationsOf(page: Page, rules?: string[]): Promise<Violation[]> {
  // Axe would fetch the style sheets again to read them, which the content security policy of the sign-in pages rightly
  // blocks.
  const options: RunOptions = { preload: false, resultTypes: ['violations'] };
  if (page.frames().length > 1) {
    const builder = NOT_OF_THE_SCREEN.reduce(
      (all, part) => all.exclude(part),
      new AxeBuilder({ page }).options(options),
    );
    return (await (rules ? builder.withRules(rules) : builder).analyze()).violations;
  }
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axeSource);
    await page.evaluate((regionMatcher) => {
      window.axe.configure({ checks: [{ id: 'region', options: { regionMatcher } }] });
    }, REGIONS);
  }
  return page.evaluate(
    async ({ options, exclude }) => {
      const { violations } = await window.axe.run({ exclude }, options);
      return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ target }) => ({ target })) }));
    },
    { options: rules ? { ...options, runOnly: rules } : options, exclude: [...NOT_OF_THE_SCREEN] },
  );
}
