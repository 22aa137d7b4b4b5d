import type { Page } from './storyPage.ts';

/** The colours that a story is shown in. */
export interface Surroundings {
  readonly theme: 'light' | 'dark';
  /** The system's colours instead of the theme's. */
  readonly isForced?: boolean;
  readonly brand?: string;
}

/** Custom properties to override, as a style attribute: shows what a change of a token would affect. */
export const tokens = process.env.HEALZY_TOKENS ?? '';

/** Renders the story in other colours. */
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
      // Contrast is wrong halfway through a transition. Infinite animations are left running.
      for (const each of document.getAnimations())
        if (Number.isFinite(each.effect?.getComputedTiming().endTime)) each.finish();
    },
    [theme, brand, tokens] as const,
  );
}
