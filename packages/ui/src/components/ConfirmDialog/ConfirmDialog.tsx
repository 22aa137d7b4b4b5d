import { useState, type ReactElement, type ReactNode } from 'react';
import { useLabels } from '../../labels/LabelsProvider.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { openState } from '../Dialog/openState.ts';
import { TextField } from '../TextField/TextField.tsx';

export interface ConfirmDialogProps {
  /** The question, naming the object: "Delete this test?" */
  title: string;
  /** What is lost. */
  children: ReactNode;
  /** Names the action: "Delete test". */
  confirmLabel: string;
  /** Names the cancel button if it is not simply «Cancel». */
  cancelLabel?: string | undefined;
  closeLabel?: string | undefined;
  /** `danger` for what cannot be undone. */
  intent?: 'primary' | 'danger';
  trigger?: ReactElement;
  isOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** For a question that is open while it is mounted. */
  onClose?: (() => void) | undefined;
  onConfirm: (close: () => void) => void;
  isPending?: boolean | undefined;
  /** Announced while the action is in progress, when it is not saving. */
  pendingLabel?: string | undefined;
  /** A statement that must be ticked before the action can be confirmed. */
  acknowledgement?: string | undefined;
  /** For what must never happen by mistake: the object's name has to be typed first. */
  typedName?: { label: string; name: string; hint?: string | undefined } | undefined;
}

/** Asks for confirmation of an important action. Without `trigger`, close it yourself after `onConfirm`. */
export function ConfirmDialog({
  children,
  confirmLabel,
  cancelLabel,
  intent = 'primary',
  isOpen,
  onOpenChange,
  onClose,
  onConfirm,
  isPending,
  pendingLabel,
  acknowledgement,
  typedName,
  trigger,
  ...dialog
}: ConfirmDialogProps) {
  const { common } = useLabels();
  const [isAcknowledged, setAcknowledged] = useState(false);
  const [typed, setTyped] = useState('');
  const isReady =
    (acknowledgement === undefined || isAcknowledged) &&
    (typedName === undefined || sameName(typed, typedName.name));
  const control = openState({ isOpen, onOpenChange, onClose });
  const change = (next: boolean) => {
    if (!next) {
      setAcknowledged(false);
      setTyped('');
    }
    control.onOpenChange?.(next);
  };
  return (
    <Dialog
      {...dialog}
      {...(trigger ? { trigger } : {})}
      {...control}
      onOpenChange={change}
      role="alertdialog"
      size="small"
      isDismissable={false}
      actions={(close) => (
        <>
          <Button onPress={close} autoFocus={intent === 'danger'}>
            {cancelLabel ?? common.cancel}
          </Button>
          <Button
            intent={intent}
            isPending={isPending}
            pendingLabel={pendingLabel ?? common.saving}
            isDisabled={!isReady}
            onPress={() => onConfirm(close)}
          >
            {confirmLabel}
          </Button>
        </>
      )}
    >
      <Stack gap="md">
        <div>{children}</div>
        {typedName && (
          <TextField
            label={typedName.label}
            hint={typedName.hint}
            value={typed}
            onChange={setTyped}
            autoComplete="off"
            spellCheck="false"
          />
        )}
        {acknowledgement && (
          <Checkbox isSelected={isAcknowledged} onChange={setAcknowledged}>
            {acknowledgement}
          </Checkbox>
        )}
      </Stack>
    </Dialog>
  );
}

/** Ignores invisible differences from a keyboard or a paste: surrounding space, and decomposed accents. */
function sameName(typed: string, name: string): boolean {
  const bare = (text: string) => text.normalize('NFC').trim().replace(/\s+/gu, ' ');
  return bare(typed) === bare(name);
}
