import { useState, type ReactElement, type ReactNode } from 'react';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';

export interface ConfirmDialogProps {
  /** The question, naming the thing: "Delete this test?" */
  title: string;
  /** What is lost. */
  children: ReactNode;
  /** Names the act: "Delete test". */
  confirmLabel: string;
  cancelLabel: string;
  closeLabel: string;
  /** `danger` for what cannot be undone. */
  intent?: 'primary' | 'danger';
  trigger?: ReactElement;
  isOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  onConfirm: (close: () => void) => void;
  isPending?: boolean | undefined;
  pendingLabel?: string | undefined;
  /** A sentence that has to be ticked before the act can be confirmed. */
  acknowledgement?: string | undefined;
}

/** Asks before something that matters. Without `trigger`, close it yourself after `onConfirm`. */
export function ConfirmDialog({
  children,
  confirmLabel,
  cancelLabel,
  intent = 'primary',
  onOpenChange,
  onConfirm,
  isPending,
  pendingLabel,
  acknowledgement,
  trigger,
  ...dialog
}: ConfirmDialogProps) {
  const [isAcknowledged, setAcknowledged] = useState(false);
  const change = (isOpen: boolean) => {
    if (!isOpen) setAcknowledged(false);
    onOpenChange?.(isOpen);
  };
  return (
    <Dialog
      {...dialog}
      {...(trigger ? { trigger } : {})}
      onOpenChange={change}
      role="alertdialog"
      size="small"
      isDismissable={false}
      actions={(close) => (
        <>
          <Button onPress={close} autoFocus={intent === 'danger'}>
            {cancelLabel}
          </Button>
          <Button
            intent={intent}
            isPending={isPending}
            pendingLabel={pendingLabel}
            isDisabled={acknowledgement !== undefined && !isAcknowledged}
            onPress={() => onConfirm(close)}
          >
            {confirmLabel}
          </Button>
        </>
      )}
    >
      <Stack gap="md">
        <div>{children}</div>
        {acknowledgement && (
          <Checkbox isSelected={isAcknowledged} onChange={setAcknowledged}>
            {acknowledgement}
          </Checkbox>
        )}
      </Stack>
    </Dialog>
  );
}
