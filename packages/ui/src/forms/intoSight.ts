/** Space between the element and the bars above it. */
const GAP = 16;

/** Bars can be stacked: the top bar, the record's header, the offline notice. */
const BARS = 4;

/** Events that show the person has moved on. */
const MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Only one element at a time is kept in view. */
let release = () => {};

/**
 * Scrolls a message clear of all sticky bars, however high they are, and keeps it clear while the page changes, such as
 * when the offline notice appears, until the person acts.
 *
 * @returns a function that stops it, for the cleanup of an effect
 */
export function bringIntoSight(element: HTMLElement): () => void {
  release();
  scrollClear(element);
  const ended = new AbortController();
  const observer = new ResizeObserver(() => scrollClear(element));
  const end = () => {
    ended.abort();
    observer.disconnect();
  };
  // Anything appearing above the element makes one of these taller.
  for (let around: Element | null = element; around; around = around.parentElement) observer.observe(around);
  const options = { capture: true, passive: true, signal: ended.signal };
  for (const move of MOVES) document.addEventListener(move, end, options);
  const endElsewhere = ({ target }: Event) => !element.contains(target as Node) && end();
  document.addEventListener('focusin', endElsewhere, options);
  release = end;
  return end;
}

/** The same, with focus, so that it is announced and the next key acts from there. */
export function focusInSight(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined;
  element.focus({ preventScroll: true });
  return bringIntoSight(element);
}

function scrollClear(element: HTMLElement): void {
  const isTall = element.offsetHeight > window.innerHeight / 2;
  element.scrollIntoView({ block: isTall ? 'start' : 'nearest', behavior: 'instant' });
  for (let bar = 0; bar < BARS; bar += 1) {
    const covered = coveredHeight(element);
    if (covered <= 0) return;
    scrollerOf(element).scrollBy({ top: -covered - GAP, behavior: 'instant' });
  }
}

function coveredHeight(element: HTMLElement): number {
  const { left, top, width } = element.getBoundingClientRect();
  if (top < 0) return -top;
  const there = document.elementFromPoint(left + width / 2, top + 1);
  if (there === null || element.contains(there) || there.contains(element)) return 0;
  for (let cover: Element | null = there; cover; cover = cover.parentElement) {
    if (!['sticky', 'fixed'].includes(getComputedStyle(cover).position)) continue;
    return cover.getBoundingClientRect().bottom - top;
  }
  return 0;
}

function scrollerOf(element: HTMLElement): Element {
  for (let around = element.parentElement; around; around = around.parentElement) {
    const scrolls = ['auto', 'scroll'].includes(getComputedStyle(around).overflowY);
    if (scrolls && around.scrollHeight > around.clientHeight) return around;
  }
  return document.documentElement;
}
