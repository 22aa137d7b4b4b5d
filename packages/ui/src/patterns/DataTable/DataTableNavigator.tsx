import { useImperativeHandle, useLayoutEffect, useRef, useState, type Ref } from 'react';
import { Link } from 'react-aria-components/Link';

/** Goes to an address as a link of the kit does: through the app's router. */
export type Navigate = (href: string) => void;

/**
 * The one link of the kit in a table. Rows hold plain anchors, because thirty of the kit's links that come and go
 * while scrolling cost three frames; a row that is followed is followed through this one.
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
