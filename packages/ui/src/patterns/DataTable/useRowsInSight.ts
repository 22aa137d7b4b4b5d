import { type RefObject, useState, useSyncExternalStore } from 'react';

/** Rows rendered above and below the visible ones. */
const BEYOND = 6;
/** Assumed before the viewport is measured, so that rows exist from the first paint. */
const FIRST_HEIGHT = 640;

export interface PlacedRow {
  index: number;
  /** From the top of the first row, in px. */
  start: number;
}

interface Rows {
  viewport: RefObject<HTMLElement | null>;
  count: number;
  rowHeight: number;
  /** What covers the rows at the bottom of the viewport, in px. */
  coveredEnd: number;
  /** This row is rendered wherever the viewport is. */
  kept: number;
}

/** What is visible of the rows, as a store to subscribe to. */
function sightOf(viewport: RefObject<HTMLElement | null>) {
  let top = 0;
  let height = FIRST_HEIGHT;
  return {
    subscribe(onChange: () => void) {
      const place = viewport.current;
      if (!place) return () => {};
      const look = () => {
        top = place.scrollTop;
        height = place.offsetHeight;
        onChange();
      };
      look();
      const observer = new ResizeObserver(look);
      observer.observe(place);
      place.addEventListener('scroll', look, { passive: true });
      return () => {
        observer.disconnect();
        place.removeEventListener('scroll', look);
      };
    },
    first: (rowHeight: number) => Math.floor(Math.max(0, top) / rowHeight),
    last: (rowHeight: number) => Math.ceil((top + height) / rowHeight) - 1,
  };
}

/** The rows to render, all of the same height, while their viewport scrolls and changes its size. */
export function useRowsInSight({ viewport, count, rowHeight, coveredEnd, kept }: Rows) {
  const [sight] = useState(() => sightOf(viewport));
  // Numbers: the table renders again only when another row comes into sight.
  const first = Math.max(0, useSyncExternalStore(sight.subscribe, () => sight.first(rowHeight)) - BEYOND);
  const last = Math.min(
    count - 1,
    useSyncExternalStore(sight.subscribe, () => sight.last(rowHeight)) + BEYOND,
  );

  const rows: PlacedRow[] = [];
  const add = (index: number) => rows.push({ index, start: index * rowHeight });
  if (kept >= 0 && kept < Math.min(first, count)) add(kept);
  for (let index = first; index <= last; index += 1) add(index);
  if (kept > last && kept < count) add(kept);

  /** Scrolls a row into sight, as little as possible. */
  const reveal = (index: number) => {
    const place = viewport.current;
    if (!place) return;
    const start = index * rowHeight;
    const end = start + rowHeight + coveredEnd;
    if (end >= place.scrollTop + place.offsetHeight) place.scrollTo({ top: end - place.offsetHeight });
    else if (start <= place.scrollTop) place.scrollTo({ top: start });
  };
  return { rows, lastIndex: rows.at(-1)?.index ?? -1, height: count * rowHeight, reveal };
}
