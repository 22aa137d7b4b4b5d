import type { Decorator } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/** A thousand-character name, as a form will one day receive it. */
export const longName = 'Maximiliana Wolfeschlegelsteinhausenbergerdorff '.repeat(21).slice(0, 1000);
/** A thousand characters that cannot break. */
export const longWord = 'Donaudampfschifffahrtsgesellschaft'.repeat(30).slice(0, 1000);

/** For stories of bad input: as wide as the smallest screen. */
export const narrow: Decorator = (Story) => (
  <div data-narrow style={{ width: 320 }}>
    <Story />
  </div>
);

/** For stories of bad input: as wide as the smallest screen, and right to left. */
export const rightToLeft: Decorator = (Story) => (
  <div data-narrow dir="rtl" lang="ar" style={{ width: 320 }}>
    <Story />
  </div>
);

/** The content of `narrow` or `rightToLeft` stays inside it. */
export async function expectToFit(canvasElement: HTMLElement) {
  const box = canvasElement.querySelector('[data-narrow]');
  if (!box) throw new Error('expectToFit needs the decorator `narrow` or `rightToLeft`.');
  await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
}
