import { useState, type ReactElement, type ReactNode } from 'react';
import { useLabels } from '../../labels/LabelsProvider.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { TextField } from '../TextField/TextField.tsx';

export interface ConfirmDialogProps {
  /** The question, naming the thing: "Delete this test?" */
  title: string;
  /** What is lost. */
  children: ReactNode;
  /** Names the act: "Delete test". */
  confirmLabel: string;
  /** Names the way out when it is no plain «Cancel». */
  cancelLabel?: string | undefined;
  closeLabel?: string | undefined;
  /** `danger` for what cannot be undone. */
  intent?: 'primary' | 'danger';
  trigger?: ReactElement;
  isOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  onConfirm: (close: () => void) => void;
  isPending?: boolean | undefined;
  /** What assistive technology hears while the act is under way, if it does not save. */
  pendingLabel?: string | undefined;
  /** A sentence that has to be ticked before the act can be confirmed. */
  acknowledgement?: string | undefined;
  /** For what must never happen by mistake: the name of the thing has to be typed first. */
  typedName?: { label: string; name: string; hint?: string | undefined } | undefined;
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
  const change = (isOpen: boolean) => {
    if (!isOpen) {
      setAcknowledged(false);
      setTyped('');
    }
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

/** What a keyboard or a paste adds without being seen does not count: space around, and accents in two parts. */
function sameName(typed: string, name: string): boolean {
  const bare = (text: string) => text.normalize('NFC').trim().replace(/\s+/gu, ' ');
  return bare(typed) === bare(name);
}
