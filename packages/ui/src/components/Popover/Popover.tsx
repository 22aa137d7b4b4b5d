import { DialogTrigger } from 'react-aria-components/Dialog';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { popover } from './Popover.css.ts';
import { PopoverPanel, type PopoverProps } from './PopoverPanel.tsx';

export type { PopoverProps } from './PopoverPanel.tsx';

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
