import type { ReactElement, ReactNode } from 'react';
import { Dialog as AriaDialog, DialogTrigger, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { X } from 'lucide-react';
import { useLabels } from '../../labels/LabelsProvider.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { DialogBody } from './DialogBody.tsx';
import { DialogHead } from './DialogHead.tsx';
import { dialog, foot, modal, scrim } from './Dialog.css.ts';

export interface DialogProps {
  title: string;
  /** Names the cross that closes it, in other words than the kit's. */
  closeLabel?: string | undefined;
  /** Nothing but its buttons ends it: it has no cross, and Escape does nothing. */
  mustBeAnswered?: boolean;
  /** The button that opens it; or drive it with `isOpen` and `onOpenChange`. */
  trigger?: ReactElement;
  isOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** All but `small` fill a phone; `full` fills every screen. */
  size?: 'small' | 'medium' | 'large' | 'full';
  /** `alertdialog` interrupts with a question that has to be answered. */
  role?: 'dialog' | 'alertdialog';
  /** A press outside closes it; leave off where typed words would be lost. */
  isDismissable?: boolean;
  /** Buttons of the foot, the main one last. */
  actions?: ReactNode | ((close: () => void) => ReactNode);
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** A window over the page. Focus stays inside, Escape closes, and focus goes back to what opened it. */
export function Dialog({
  title,
  closeLabel,
  mustBeAnswered = false,
  trigger,
  isOpen,
  onOpenChange,
  size,
  role = 'dialog',
  isDismissable = true,
  actions,
  children,
}: DialogProps) {
  const { common } = useLabels();
  const control = {
    ...(isOpen === undefined ? {} : { isOpen }),
    ...(onOpenChange ? { onOpenChange } : {}),
  };
  const overlay = (
    <ModalOverlay
      className={scrim}
      isDismissable={isDismissable && !mustBeAnswered}
      isKeyboardDismissDisabled={mustBeAnswered}
      {...(trigger ? {} : control)}
    >
      <Modal className={modal({ size })}>
        <AriaDialog className={dialog} role={role}>
          {({ close }) => (
            <>
              <DialogHead
                title={title}
                closer={
                  !mustBeAnswered && (
                    <IconButton
                      icon={X}
                      label={closeLabel ?? common.close}
                      onPress={close}
                      hasTooltip={false}
                    />
                  )
                }
              />
              <DialogBody>{typeof children === 'function' ? children(close) : children}</DialogBody>
              {actions && (
                <div className={foot}>{typeof actions === 'function' ? actions(close) : actions}</div>
              )}
            </>
          )}
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
