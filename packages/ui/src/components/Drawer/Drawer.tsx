import { X } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Dialog as AriaDialog, DialogTrigger, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useLabels } from '../../labels/LabelsProvider.ts';
import { body, foot } from '../Dialog/Dialog.css.ts';
import { DialogBody } from '../Dialog/DialogBody.tsx';
import { DialogHead } from '../Dialog/DialogHead.tsx';
import { openState } from '../Dialog/openState.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { bare, cross, drawer, filled, fills, head, panel, scrim } from './Drawer.css.ts';

export interface DrawerProps {
  /** Shown at the top; also its accessible name. */
  title: string;
  /**
   * Visually hidden: the content is self-explanatory, a menu for instance. The close button overlaps its first line.
   */
  isTitleHidden?: boolean | undefined;
  /** Label of the close button, if it differs from the kit's. */
  closeLabel?: string | undefined;
  /** The edge it slides in from, in the direction of the language. */
  side?: 'start' | 'end' | 'bottom';
  /** Width, from the start or the end. Part of the page always stays visible. */
  size?: 'small' | 'medium' | 'large';
  /** The button that opens it; or control it with `isOpen` and `onOpenChange`, or mount it with `onClose`. */
  trigger?: ReactElement;
  isOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** For a drawer that is open while it is mounted. */
  onClose?: (() => void) | undefined;
  /** A press outside closes it; turn it off where input would be lost. */
  isDismissable?: boolean;
  /** The content takes the remaining height and scrolls by itself: a conversation, an embedded page. */
  isFilled?: boolean;
  /** Footer buttons, the main one last. */
  actions?: ReactNode | ((close: () => void) => ReactNode);
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** A panel over an edge of the page. Focus is trapped inside, Escape closes it, and focus returns to what opened it. */
export function Drawer({
  title,
  isTitleHidden = false,
  closeLabel,
  side = 'end',
  size = 'medium',
  trigger,
  isOpen,
  onOpenChange,
  onClose,
  isDismissable = true,
  isFilled = false,
  actions,
  children,
}: DrawerProps) {
  const { common } = useLabels();
  const control = openState({ isOpen, onOpenChange, onClose });
  const overlay = (
    <ModalOverlay className={scrim} isDismissable={isDismissable} {...(trigger ? {} : control)}>
      <Modal className={drawer({ side, size })}>
        <AriaDialog className={panel({ side })} {...(isTitleHidden ? { 'aria-label': title } : {})}>
          {({ close }) => {
            const closer = (
              <IconButton icon={X} label={closeLabel ?? common.close} onPress={close} hasTooltip={false} />
            );
            const content = typeof children === 'function' ? children(close) : children;
            return (
              <>
                {isTitleHidden ? (
                  <div className={cross}>{closer}</div>
                ) : (
                  <DialogHead title={title} closer={closer} className={head} />
                )}
                {isTitleHidden ? (
                  <div className={bare}>{content}</div>
                ) : isFilled ? (
                  <div className={filled}>{content}</div>
                ) : (
                  <DialogBody className={`${body} ${fills}`}>{content}</DialogBody>
                )}
                {actions && (
                  <div className={foot}>{typeof actions === 'function' ? actions(close) : actions}</div>
                )}
              </>
            );
          }}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
  if (!trigger) return overlay;
  return (
    <DialogTrigger {...control}>
      {trigger}
      {overlay}
    </DialogTrigger>
  );
}
