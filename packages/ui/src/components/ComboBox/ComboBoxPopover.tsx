import { use, type ReactNode } from 'react';
import { ComboBoxStateContext, Popover } from 'react-aria-components/ComboBox';
import { popover } from '../Menu/Menu.css.ts';

/**
 * Where the list unfolds. When the page scrolls below it (a phone's keyboard rises, the wheel rolls on), only the list
 * goes: what is being typed stays until the field is left.
 */
export function ComboBoxPopover({ children }: { children: ReactNode }) {
  const state = use(ComboBoxStateContext);
  return (
    <Popover
      className={popover}
      offset={4}
      isOpen={state?.isOpen ?? false}
      // Its own `close` would put back the text of what is chosen.
      onOpenChange={(isOpen) => {
        if (!isOpen && state?.isOpen) state.toggle();
      }}
    >
      {children}
    </Popover>
  );
}
