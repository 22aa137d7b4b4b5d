import { expect } from 'storybook/test';

/** The live region of a chart. */
export function said(root: HTMLElement): HTMLElement {
  const live = root.querySelector<HTMLElement>('[aria-live="polite"]');
  if (!live) throw new Error('The chart has no live region.');
  return live;
}

/** Nothing is drawn at a non-numeric position. */
export async function expectNoBrokenMarks(root: HTMLElement) {
  await expect(root.innerHTML).not.toMatch(/NaN|Infinity/);
}

/** No text is outside the chart, and no two texts overlap. */
export async function expectTextsApart(root: HTMLElement) {
  const boxes = [...root.querySelectorAll('[role="application"] svg text')].map((text) =>
    text.getBoundingClientRect(),
  );
  const picture = root.querySelector('[role="application"]')?.getBoundingClientRect();
  if (!picture) throw new Error('There is no picture.');
  for (const [index, box] of boxes.entries()) {
    await expect(box.left).toBeGreaterThanOrEqual(picture.left - 1);
    await expect(box.right).toBeLessThanOrEqual(picture.right + 1);
    for (const other of boxes.slice(index + 1)) {
      const across = Math.min(box.right, other.right) - Math.max(box.left, other.left);
      const down = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
      // Line boxes are higher than their letters.
      await expect(Math.min(across, down)).toBeLessThanOrEqual(4);
    }
  }
}

/** Nothing but tables scrolls sideways. */
export async function expectFits(root: HTMLElement, selector: string) {
  const box = root.querySelector<HTMLElement>(selector);
  if (!box) throw new Error(`There is no ${selector}.`);
  await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
}
