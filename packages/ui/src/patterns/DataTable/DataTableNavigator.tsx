import { useImperativeHandle, useLayoutEffect, useRef, useState, type Ref } from 'react';
import { Link } from 'react-aria-components/Link';

/** Navigates as a link of the kit does: through the app's router. */
export type Navigate = (href: string) => void;

/**
 * The only kit link in a table. Rows contain plain anchors, because mounting and unmounting thirty kit links while
 * scrolling costs three frames; following a row goes through this one.
 */
export function DataTableNavigator({ ref }: { ref: Ref<Navigate> }) {
  const link = useRef<HTMLAnchorElement>(null);
  const [going, setGoing] = useState<{ href: string } | null>(null);
  useImperativeHandle(ref, () => (href) => setGoing({ href }), []);
  useLayoutEffect(() => {
    if (going) link.current?.click();
  }, [going]);
  return going && <Link ref={link} href={going.href} style={{ display: 'none' }} aria-hidden />;
}
