import type { ReactNode } from 'react';
import { Popover } from 'react-aria-components/Popover';
import { useMediaQuery } from '../../patterns/responsive/useMediaQuery.ts';
import { media } from '../../theme/breakpoints.ts';

export interface SubmenuPopoverProps {
  className: string;
  children: ReactNode;
}

/** A submenu's popover: beside its entry, or below it where neither side has space for a second menu. */
export function SubmenuPopover({ className, children }: SubmenuPopoverProps) {
  const isWide = useMediaQuery(media.desktop);
  return (
    <Popover className={className} offset={2} {...(isWide ? {} : { placement: 'bottom start' as const })}>
      {children}
    </Popover>
  );
}
