import { useEffect, useRef, useState, type ReactNode } from 'react';
import { body } from './Dialog.css.ts';

export interface DialogBodyProps {
  children: ReactNode;
  /** A different appearance; it must be scrollable. */
  className?: string | undefined;
}

/** The scrolling part of a dialog. While it overflows it is a tab stop, so that the arrow keys can scroll it. */
export function DialogBody({ children, className = body }: DialogBodyProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [isScrolling, setScrolling] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setScrolling(element.scrollHeight > element.clientHeight));
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={ref} className={className} {...(isScrolling ? { tabIndex: 0 } : {})}>
      <div>{children}</div>
    </div>
  );
}
