import { useLayoutEffect, useRef, useState } from 'react';
import { caption } from './Lightbox.css.ts';

/** The caption of an image. If it overflows it is a tab stop, and the arrows scroll it. */
export function LightboxCaption({ children }: { children: string }) {
  const ref = useRef<HTMLDivElement>(null);
  const [isScrolling, setScrolling] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setScrolling(element.scrollHeight > element.clientHeight);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={ref} className={caption} {...(isScrolling ? { tabIndex: 0 } : {})}>
      {children}
    </div>
  );
}
