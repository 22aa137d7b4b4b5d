import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** The width of a chart's box in px, 0 until it is known. */
export function useStageWidth(): { ref: RefObject<HTMLDivElement | null>; width: number } {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    setWidth(box.clientWidth);
    const observer = new ResizeObserver(() => {
      // Hidden behind the table it has no width; keep the last one.
      if (box.clientWidth > 0) setWidth(box.clientWidth);
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
