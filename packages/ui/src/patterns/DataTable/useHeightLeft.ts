import { useLayoutEffect, type RefObject } from 'react';

/** What the rows may take of the window. */
export const heightLeft = '--hz-height-left';

/** Below this, in rem, rows are not worth scrolling. */
const LEAST = 20;

/**
 * Gives rows the height that the rest of their page leaves of the window, so that a page that is one list neither
 * scrolls nor ends above the window's edge. Where the rest leaves too little, the page scrolls and the rows take what
 * is visible of it. Outside a screen, and with a height of the caller's, nothing is measured.
 */
export function useHeightLeft(viewport: RefObject<HTMLElement | null>, isWanted: boolean): void {
  useLayoutEffect(() => {
    const place = viewport.current;
    const screen = place?.closest<HTMLElement>('[data-screen]');
    if (!place || !screen || !isWanted) return;
    let frame = 0;
    const fit = () => {
      const left = measureLeft(place, screen);
      if (place.style.getPropertyValue(heightLeft) !== left) place.style.setProperty(heightLeft, left);
    };
    const fitSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(fit);
    };
    fit();
    const observer = new ResizeObserver(fitSoon);
    observer.observe(screen);
    addEventListener('resize', fitSoon);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      removeEventListener('resize', fitSoon);
      place.style.removeProperty(heightLeft);
    };
  }, [viewport, isWanted]);
}

function measureLeft(place: HTMLElement, screen: HTMLElement): string {
  const page = document.documentElement;
  const rem = Number.parseFloat(getComputedStyle(page).fontSize) || 16;
  const main = screen.closest('main') ?? screen;
  // What is below the main region, such as a bar at the lower edge of a phone.
  const below = page.scrollHeight - (main.getBoundingClientRect().bottom + scrollY);
  const around = screen.getBoundingClientRect().bottom + scrollY - place.offsetHeight;
  const left = page.clientHeight - around - below;
  if (left >= LEAST * rem) return `${Math.floor(left)}px`;
  const line = main.querySelector<HTMLElement>('[data-page-line]')?.offsetHeight ?? 0;
  return `${Math.floor(Math.max(LEAST * rem, page.clientHeight - line - below - 2 * rem))}px`;
}
