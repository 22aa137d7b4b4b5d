import type { Page } from './storyPage.ts';

/** The colours that a story is shown in. */
export interface Environment {
  readonly theme: 'light' | 'dark';
  /** The system's colours instead of the theme's. */
  readonly isForced?: boolean;
  readonly brand?: string;
}

/** Custom properties to override, as a style attribute: shows what a change of a token would affect. */
export const tokens = process.env.HEALZY_TOKENS ?? '';

/** Pages in which the system's colours are forced. */
const forced = new WeakSet<Page>();

/** Shows the story in other colours. */
export async function showIn(page: Page, { theme, isForced = false, brand = '' }: Environment) {
  const isOther = forced.has(page) !== isForced;
  await force(page, isForced);
  await page.evaluate(
    async ([value, name, style, isOther]) => {
      const root = document.documentElement;
      const before = [root.dataset.theme, root.dataset.brand ?? '', root.getAttribute('style') ?? ''].join();
      root.dataset.theme = value;
      if (name) root.dataset.brand = name;
      else delete root.dataset.brand;
      if (style) root.setAttribute('style', style);
      if (isOther || before !== [value, name, root.getAttribute('style') ?? ''].join())
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      // Contrast is wrong halfway through a transition. Infinite animations are left running.
      for (const each of document.getAnimations())
        if (Number.isFinite(each.effect?.getComputedTiming().endTime)) each.finish();
    },
    [theme, brand, tokens, isOther] as const,
  );
}

/** Forces the system's colours, or no longer. Every story brings its own theme. */
export async function force(page: Page, isForced: boolean) {
  if (forced.has(page) === isForced) return;
  await page.emulateMedia({ forcedColors: isForced ? 'active' : 'none' });
  if (isForced) forced.add(page);
  else forced.delete(page);
}
