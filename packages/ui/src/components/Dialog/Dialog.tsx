import type { ReactElement, ReactNode } from 'react';
import { Dialog as AriaDialog, DialogTrigger, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { X } from 'lucide-react';
import { useLabels } from '../../labels/LabelsProvider.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { DialogBody } from './DialogBody.tsx';
import { DialogHead } from './DialogHead.tsx';
import { openState } from './openState.ts';
import { dialog, foot, modal, scrim } from './Dialog.css.ts';

export interface DialogProps {
  title: string;
  /** Label of the close button, if it differs from the kit's. */
  closeLabel?: string | undefined;
  /** Only its buttons close it: there is no close button, and Escape does nothing. */
  mustBeAnswered?: boolean;
  /** The button that opens it; or control it with `isOpen` and `onOpenChange`, or mount it with `onClose`. */
  trigger?: ReactElement;
  isOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** For a dialog that is open while it is mounted. */
  onClose?: (() => void) | undefined;
  /** All but `small` fill a phone's screen; `full` fills every screen. */
  size?: 'small' | 'medium' | 'large' | 'full';
  /** `alertdialog` interrupts with a question that must be answered. */
  role?: 'dialog' | 'alertdialog';
  /** A press outside closes it; turn it off where input would be lost. */
  isDismissable?: boolean;
  /** Footer buttons, the main one last. */
  actions?: ReactNode | ((close: () => void) => ReactNode);
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** A window over the page. Focus is trapped inside, Escape closes it, and focus returns to what opened it. */
export function Dialog({
  title,
  closeLabel,
  mustBeAnswered = false,
  trigger,
  isOpen,
  onOpenChange,
  onClose,
  size,
  role = 'dialog',
  isDismissable = true,
  actions,
  children,
}: DialogProps) {
  const { common } = useLabels();
  const control = openState({ isOpen, onOpenChange, onClose });
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
