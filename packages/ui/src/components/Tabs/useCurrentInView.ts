import { useEffect, useRef } from 'react';

/**
 * Scrolls the element matching `selector` into view inside a horizontal strip: at first, after a change of `current`,
 * and when its width changes. The page never moves, as it would with `scrollIntoView`.
 */
export function useCurrentInView<Strip extends HTMLElement>(selector: string, current: string | undefined) {
  const ref = useRef<Strip>(null);
  const width = useRef(0);
  useEffect(() => {
    const strip = ref.current;
    if (!strip) return;
    const show = () => {
      // From its start, so that a strip of this width always shows the same, however it came to be so wide.
      if (strip.clientWidth !== width.current) strip.scrollLeft = 0;
      width.current = strip.clientWidth;
      const place = strip.querySelector(selector)?.getBoundingClientRect();
      const room = strip.getBoundingClientRect();
      if (!place || (place.left >= room.left && place.right <= room.right)) return;
      strip.scrollLeft += place.left + place.width / 2 - (room.left + room.width / 2);
    };
    // Its first callback comes once there is a layout, which a hidden parent may delay.
    const watch = new ResizeObserver(show);
    watch.observe(strip);
    return () => watch.disconnect();
  }, [selector, current]);
  return ref;
}
