import { expect } from 'storybook/test';

const operated = 'a[href], button, input, textarea, select, [role="button"], [role="spinbutton"]';

/** What a person can see and use; excludes hidden inputs that only native forms use. */
function controlsOf(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(operated)].filter((each) => {
    const { width, height } = each.getBoundingClientRect();
    const isSeen = each.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    return width > 4 && height > 4 && isSeen && !each.closest('[aria-hidden="true"]');
  });
}

/** Its visible part: long text is truncated with an ellipsis. */
function boxOf(element: HTMLElement) {
  let { left, right, top, bottom } = element.getBoundingClientRect();
  for (let each = element.parentElement; each && each !== document.body; each = each.parentElement) {
    if (getComputedStyle(each).overflowX === 'visible') continue;
    const around = each.getBoundingClientRect();
    left = Math.max(left, around.left);
    right = Math.min(right, around.right);
    top = Math.max(top, around.top);
    bottom = Math.min(bottom, around.bottom);
  }
  return { left, right, top, bottom };
}

const nameOf = (element: Element) =>
  `${element.tagName.toLowerCase()} “${element.getAttribute('aria-label') ?? element.textContent ?? ''}”`.slice(
    0,
    60,
  );

const isPartOf = (a: Element, b: Element | null) =>
  b !== null && (a === b || a.contains(b) || b.contains(a) || a.closest('label')?.contains(b) === true);

/** Whether nothing covers its centre at its current position. */
export function isInSight(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return isPartOf(element, document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
}

/** Whether it is sticky, so that other content scrolls below it. */
function isHeld(element: Element): boolean {
  for (let each: Element | null = element; each; each = each.parentElement)
    if (['sticky', 'fixed'].includes(getComputedStyle(each).position)) return true;
  return false;
}

/** The page is no wider than its window: no line needs horizontal scrolling. */
export async function expectNoSidewaysScrolling() {
  const page = document.documentElement;
  await expect(page.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  page.scrollLeft = 100;
  await expect(page.scrollLeft).toBe(0);
}

/** Every control can be scrolled to where nothing covers it, and none overlaps another. */
export async function expectRoom(root: HTMLElement) {
  const controls = controlsOf(root);
  const wrong: string[] = [];
  for (const control of controls) {
    control.scrollIntoView({ block: 'center', inline: 'center' });
    // The skip link becomes visible on focus.
    if (control instanceof HTMLAnchorElement) control.focus({ preventScroll: true });
    const { left, right, top, bottom } = boxOf(control);
    // The centre of the visible part: a field may be taller than a window of 256 px.
    const x = (Math.max(0, left) + Math.min(window.innerWidth, right)) / 2;
    const y = (Math.max(0, top) + Math.min(window.innerHeight, bottom)) / 2;
    const seen = document.elementFromPoint(x, y);
    if (!isPartOf(control, seen))
      wrong.push(`${nameOf(control)} is covered by ${seen ? nameOf(seen) : 'nothing'}`);
    if (document.activeElement === control) control.blur();
    if (left < -1 || right > window.innerWidth + 1) wrong.push(`${nameOf(control)} leaves the window`);
  }
  window.scrollTo(0, 0);
  const status = controls.filter((each) => !isHeld(each));
  const boxes = status.map(boxOf);
  for (const [index, a] of boxes.entries())
    for (const [other, b] of boxes.entries()) {
      const [one, two] = [status[index], status[other]];
      if (other <= index || !one || !two || isPartOf(one, two)) continue;
      const isOver =
        a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
      if (isOver) wrong.push(`${nameOf(one)} stands over ${nameOf(two)}`);
    }
  await expect(wrong, wrong.join('\n')).toHaveLength(0);
  await expect(controls.length).toBeGreaterThan(10);
}
