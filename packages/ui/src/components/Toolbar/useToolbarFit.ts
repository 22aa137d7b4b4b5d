import { useLayoutEffect, useState, type RefObject } from 'react';
import { fittingItems } from './fittingItems.ts';

/** How many items of the measured row fit into the frame. */
export function useToolbarFit(
  frame: RefObject<HTMLDivElement | null>,
  measure: RefObject<HTMLDivElement | null>,
  items: string,
): number {
  const [fitting, setFitting] = useState(Infinity);
  useLayoutEffect(() => {
    const outer = frame.current;
    const row = measure.current;
    if (!outer || !row) return;
    const fit = () => {
      const boxes = [...row.children].map(widthOf);
      const gap = Number.parseFloat(getComputedStyle(row).columnGap) || 0;
      setFitting(fittingItems(boxes.slice(0, -1), boxes.at(-1) ?? 0, gap, outer.clientWidth));
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(outer);
    observer.observe(row);
    return () => observer.disconnect();
  }, [frame, measure, items]);
  return fitting;
}

/** Including margins: the separators between groups have space on both sides. */
function widthOf(child: Element): number {
  const { marginInlineStart, marginInlineEnd } = getComputedStyle(child);
  const margins = Number.parseFloat(marginInlineStart) + Number.parseFloat(marginInlineEnd);
  return child.getBoundingClientRect().width + (margins || 0);
}
