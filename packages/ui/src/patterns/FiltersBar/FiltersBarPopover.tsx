import type { RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { popover } from '../../components/Menu/Menu.css.ts';
import { FiltersBarEditor, type FiltersBarEditorProps } from './FiltersBarEditor.tsx';
import * as styles from './FiltersBar.css.ts';

interface FiltersBarPopoverProps extends FiltersBarEditorProps {
  trigger: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** The popover below a chip. */
export function FiltersBarPopover({ trigger, onClose, ...editor }: FiltersBarPopoverProps) {
  return (
    <Popover
      className={popover}
      triggerRef={trigger}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      placement="bottom start"
      offset={6}
    >
      <Dialog className={styles.dialog} aria-label={editor.filter.label}>
        <FiltersBarEditor {...editor} />
      </Dialog>
    </Popover>
  );
}
