import { use, type ReactNode } from 'react';
import { ComboBoxStateContext, Popover } from 'react-aria-components/ComboBox';
import { popover } from '../Menu/Menu.css.ts';

/**
 * The popover of the list. When the page scrolls beneath it (a phone's keyboard opens, the wheel keeps turning), only
 * the list closes: the typed text stays until the field loses focus.
 */
export function ComboBoxPopover({ children }: { children: ReactNode }) {
  const state = use(ComboBoxStateContext);
  return (
    <Popover
      className={popover}
      offset={4}
      isOpen={state?.isOpen ?? false}
      // Its own `close` would restore the chosen option's text.
      onOpenChange={(isOpen) => {
        if (!isOpen && state?.isOpen) state.toggle();
      }}
    >
      {children}
    </Popover>
  );
}
