import type { Page } from './storyPage.ts';

/** The colours that a story is looked at in. */
export interface Surroundings {
  readonly theme: 'light' | 'dark';
  /** The colours of the person's system instead of the theme's. */
  readonly isForced?: boolean;
  readonly brand?: string;
}

/** Custom properties to draw with, as a style attribute: what would a change of this token touch? */
export const tokens = process.env.HEALZY_TOKENS ?? '';

/** Draws the story in other colours. */
export async function showIn(page: Page, { theme, isForced = false, brand = '' }: Surroundings) {
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
