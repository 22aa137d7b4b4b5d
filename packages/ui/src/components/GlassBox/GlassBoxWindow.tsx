import type { ReactNode, RefObject } from 'react';
import { Popover } from 'react-aria-components/Popover';
import { useMediaQuery } from '../../patterns/responsive/useMediaQuery.ts';
import { breakpoints } from '../../theme/breakpoints.ts';
import { Drawer } from '../Drawer/Drawer.tsx';
import { popover } from '../Popover/Popover.css.ts';
import { PopoverPanel } from '../Popover/PopoverPanel.tsx';

const PHONE = `(max-width: ${breakpoints.tablet - 0.02}px)`;

interface GlassBoxWindowProps {
  /** Of the window, which its button refers to. */
  id: string;
  title: string;
  trigger: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
  children: ReactNode;
}

/** Mounted only while open: a page of figures pays nothing for explanations that are not read. */
export function GlassBoxWindow({ id, title, trigger, onClose, children }: GlassBoxWindowProps) {
  const isPhone = useMediaQuery(PHONE);
  if (isPhone)
    return (
      <Drawer title={title} side="bottom" onClose={onClose}>
        {children}
      </Drawer>
    );
  return (
    <Popover
      className={popover}
      triggerRef={trigger}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      placement="bottom start"
      offset={6}
      isNonModal
    >
      <PopoverPanel title={title} controlledId={id} onClose={onClose}>
        {children}
      </PopoverPanel>
    </Popover>
  );
}
