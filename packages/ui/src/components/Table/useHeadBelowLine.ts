import { useEffect, type RefObject } from 'react';

/** How far a head is below the top of what scrolls it. */
export const headTop = '--hz-head-top';

/**
 * Keeps the head of a table below the line that stays at the top of the page: the head sticks to what scrolls the
 * table's rows, whose top goes under that line when the page scrolls.
 */
export function useHeadBelowLine(viewport: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const place = viewport.current;
    const main = place?.closest('main');
    if (!place || !main) return;
    let last = 0;
    const follow = () => {
      // The line can be rendered after the table.
      const line = main.querySelector('[data-page-line]');
      const covered = line ? line.getBoundingClientRect().bottom - place.getBoundingClientRect().top : 0;
      const top = Math.max(0, Math.round(covered));
      if (top === last) return;
      last = top;
      place.style.setProperty(headTop, `${top}px`);
    };
    follow();
    addEventListener('scroll', follow, { passive: true });
    addEventListener('resize', follow);
    return () => {
      removeEventListener('scroll', follow);
      removeEventListener('resize', follow);
      place.style.removeProperty(headTop);
    };
  }, [viewport]);
}
