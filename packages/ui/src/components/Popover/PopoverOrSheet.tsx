import { useState } from 'react';
import { useMediaQuery } from '../../patterns/responsive/useMediaQuery.ts';
import { breakpoints } from '../../theme/breakpoints.ts';
import { Drawer } from '../Drawer/Drawer.tsx';
import { Popover } from './Popover.tsx';
import type { PopoverProps } from './PopoverPanel.tsx';

const PHONE = `(max-width: ${breakpoints.tablet - 0.02}px)`;

/** A Popover that is a sheet from below on phones. It stays open when the window crosses that width. */
export function PopoverOrSheet({ isInitiallyOpen = false, onOpenChange, ...props }: PopoverProps) {
  const [isOpen, setOpen] = useState(isInitiallyOpen);
  const isPhone = useMediaQuery(PHONE);
  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange?.(next);
  };
  if (!isPhone) return <Popover {...props} isInitiallyOpen={isOpen} onOpenChange={change} />;
  const { title, closeLabel, trigger, children } = props;
  return (
    <Drawer
      title={title}
      closeLabel={closeLabel}
      trigger={trigger}
      side="bottom"
      isOpen={isOpen}
      onOpenChange={change}
    >
      {children}
    </Drawer>
  );
}
