import type { Decorator } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

/** The last announcement. */
export const said = (root: HTMLElement) => root.querySelector('[aria-live="polite"]');

/** The chart's drawing, once its width is known. */
export async function pictureOf(root: HTMLElement): Promise<SVGSVGElement> {
  await waitFor(() => expect(root.querySelector('[role="application"] > svg')).not.toBeNull());
  const svg = root.querySelector('[role="application"] > svg');
  if (!(svg instanceof SVGSVGElement)) throw new Error('The chart has drawn no picture.');
  return svg;
}

/** Moves focus into the chart by keyboard, and checks that it is the only tab stop among its marks. */
export async function focusChart(root: HTMLElement, name: string) {
  const plot = within(root).getByRole('application', { name });
  const isThere = () => document.activeElement === plot;
  for (let stops = 0; stops < 12 && !isThere(); stops++) await userEvent.tab();
  await expect(plot).toHaveFocus();
  return plot;
}

/** Whether two boxes share more than their edges. */
const touch = (a: DOMRect, b: DOMRect) =>
  a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 3 && b.top < a.bottom - 3;

/** Nothing in the chart is broken, overlaps or overflows. */
export async function expectSound(root: HTMLElement) {
  const svg = await pictureOf(root);
  await expect(svg.outerHTML).not.toMatch(/NaN|Infinity|undefined/);
  const frame = svg.getBoundingClientRect();
  const texts = [...svg.querySelectorAll('text')].filter((text) => text.textContent);
  for (const [index, text] of texts.entries()) {
    const box = text.getBoundingClientRect();
    await expect(box.left, `${text.textContent} leaves at the left`).toBeGreaterThanOrEqual(frame.left - 2);
    await expect(box.right, `${text.textContent} leaves at the right`).toBeLessThanOrEqual(frame.right + 2);
    const other = texts.slice(index + 1).find((each) => touch(box, each.getBoundingClientRect()));
    await expect(other, `${text.textContent} stands over ${other?.textContent}`).toBeUndefined();
  }
  const box = root.querySelector('[data-box]') ?? document.documentElement;
  await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
}

/** A box of the narrowest screen, with a page's margin. */
export const narrow: Decorator = (Story) => (
  <div style={{ inlineSize: 320, paddingInline: 8, boxSizing: 'border-box', overflow: 'hidden' }} data-box>
    <Story />
  </div>
);

/** A right-to-left page. */
export const rightToLeft: Decorator = (Story) => (
  <div dir="rtl" lang="ar" style={{ paddingInline: 8 }} data-box>
    <Story />
  </div>
);
