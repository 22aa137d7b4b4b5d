import { useEffect, useRef } from 'react';

/**
 * Scrolls the element matching `selector` into view inside a horizontal strip: at first, after a change of `current`,
 * and when its width changes. The page never moves, as it would with `scrollIntoView`.
 */
export function useCurrentInView<Strip extends HTMLElement>(selector: string, current: string | undefined) {
  const ref = useRef<Strip>(null);
  useEffect(() => {
    const strip = ref.current;
    if (!strip) return;
    const show = () => {
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
