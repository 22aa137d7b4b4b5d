import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** A desk and a phone. */
export const WIDTHS = [1440, 390] as const;

export interface Looks {
  /** A screen on which a call is held is never idle: wait for what it shows before. */
  isCalm?: boolean;
  /** Looks at each of these widths and goes back to what the page had; as it is unless told. */
  widths?: readonly number[];
}

/** What can differ between the themes: they hold the same elements in other colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'] as const;

/** axe, in light and, for colours, in dark; the page's own theme is what a person would choose, so the system's is switched. */
export async function expectAccessible(
  page: Page,
  screen: string,
  { isCalm = true, widths = [] }: Looks = {},
) {
  if (isCalm) await page.waitForLoadState('networkidle');
  if (widths.length === 0) return expectAccessibleAsItIs(page, screen);
  const before = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessibleAsItIs(page, `${screen} at ${width} px`);
  }
  if (before) await page.setViewportSize(before);
}

async function expectAccessibleAsItIs(page: Page, screen: string) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Colours that are still on their way to the other theme would be judged half-way.
    await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise(requestAnimationFrame);
      await Promise.all(
        document
          .getAnimations()
          // A spinner turns for as long as a save waits.
          .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
          .map((animation) => animation.finished.catch(() => undefined)),
      );
    });
    // axe would fetch the style sheets again to read them, which the policy of the sign-in pages rightly stops.
    const axe = new AxeBuilder({ page }).options({ preload: false });
    const { violations } = await (colorScheme === 'dark' ? axe.withRules([...COLOUR_RULES]) : axe).analyze();
    const found = violations.map(
      ({ id, nodes }) =>
        `${screen}, ${colorScheme}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
    );
    expect(found).toEqual([]);
  }
}
