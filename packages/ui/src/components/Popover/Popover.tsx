import type { ReactElement, ReactNode } from 'react';
import { DialogTrigger } from 'react-aria-components/Dialog';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { popover } from './Popover.css.ts';
import { PopoverPanel } from './PopoverPanel.tsx';

export interface PopoverProps {
  /** Shown at the top; also its accessible name. */
  title: string;
  /** Label of the close button, if it differs from the kit's. */
  closeLabel?: string | undefined;
  /** The button that opens it: Button or IconButton. */
  trigger: ReactElement;
  placement?: 'bottom start' | 'bottom' | 'bottom end' | 'top' | 'start' | 'end';
  isInitiallyOpen?: boolean;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** A small window beside what opened it. The page stays usable: leaving it with the Tab key or a press closes it. */
export function Popover({
  title,
  closeLabel,
  trigger,
  placement = 'bottom start',
  isInitiallyOpen = false,
  onOpenChange,
  children,
}: PopoverProps) {
  return (
    <DialogTrigger defaultOpen={isInitiallyOpen} {...(onOpenChange ? { onOpenChange } : {})}>
      {trigger}
      <AriaPopover className={popover} placement={placement} offset={6} isNonModal>
        <PopoverPanel title={title} closeLabel={closeLabel}>
          {children}
        </PopoverPanel>
      </AriaPopover>
    </DialogTrigger>
  );
}
