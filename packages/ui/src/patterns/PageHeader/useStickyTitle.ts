import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** How far a sticky header may move under the top bar, so that its title row stops right below it. */
export function useStickyTitle(isSticky: boolean): {
  header: RefObject<HTMLDivElement | null>;
  titleRow: RefObject<HTMLDivElement | null>;
  above: number;
} {
  const header = useRef<HTMLDivElement>(null);
  const titleRow = useRef<HTMLDivElement>(null);
  const [above, setAbove] = useState(0);
  useLayoutEffect(() => {
    const outer = header.current;
    const row = titleRow.current;
    if (!isSticky || !outer || !row) return;
    // Without the header's own padding, which separates the title from the bar.
    const measure = () =>
      setAbove(
        Math.max(0, Math.floor(row.offsetTop - Number.parseFloat(getComputedStyle(outer).paddingBlockStart))),
      );
    const observer = new ResizeObserver(measure);
    observer.observe(outer);
    return () => observer.disconnect();
  }, [isSticky]);
  return { header, titleRow, above };
}
