import { X } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Dialog as AriaDialog, DialogTrigger, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useLabels } from '../../labels/LabelsProvider.ts';
import { body, foot } from '../Dialog/Dialog.css.ts';
import { DialogBody } from '../Dialog/DialogBody.tsx';
import { DialogHead } from '../Dialog/DialogHead.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { bare, cross, drawer, filled, fills, head, panel, scrim } from './Drawer.css.ts';

export interface DrawerProps {
  /** Shown at the top, and its name for assistive technology. */
  title: string;
  /** Only spoken: what is inside shows at once what it is, a menu for instance. The cross lies over its first line. */
  isTitleHidden?: boolean | undefined;
  /** Names the cross that closes it, in other words than the kit's. */
  closeLabel?: string | undefined;
  /** The edge that it comes from, in the direction of the language. */
  side?: 'start' | 'end' | 'bottom';
  /** How wide, from the start or the end. Some of the page always stays in sight. */
  size?: 'small' | 'medium' | 'large';
  /** The button that opens it; or drive it with `isOpen` and `onOpenChange`. */
  trigger?: ReactElement;
  isOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** A press outside closes it; turn it off where typed words would be lost. */
  isDismissable?: boolean;
  /** What is inside takes the height that is left and scrolls by itself: a conversation, a framed page. */
  isFilled?: boolean;
  /** Buttons of the foot, the main one last. */
  actions?: ReactNode | ((close: () => void) => ReactNode);
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** A panel over an edge of the page. Focus stays inside, Escape closes, and focus goes back to what opened it. */
export function Drawer({
  title,
  isTitleHidden = false,
  closeLabel,
  side = 'end',
  size = 'medium',
  trigger,
  isOpen,
  onOpenChange,
  isDismissable = true,
  isFilled = false,
  actions,
  children,
}: DrawerProps) {
  const { common } = useLabels();
  const control = {
    ...(isOpen === undefined ? {} : { isOpen }),
    ...(onOpenChange ? { onOpenChange } : {}),
  };
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
