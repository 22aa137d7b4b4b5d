import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import type { RichTextEditorLinkLabels } from '../../labels/richTextEditor.ts';
import { hrefFor } from '../RichText/richText.ts';

interface RichTextEditorLinkProps {
  href: string | null;
  onApply: (href: string | null) => void;
  onClose: () => void;
  labels: RichTextEditorLinkLabels;
}

/** Prompts for a link's address; Enter applies it. */
export function RichTextEditorLink({ href, onApply, onClose, labels }: RichTextEditorLinkProps) {
  const [typed, setTyped] = useState(href?.replace(/^(mailto|tel):/, '') ?? '');
  const [isRefused, setRefused] = useState(false);
  const apply = (): void => {
    const wanted = hrefFor(typed);
    setRefused(wanted === null);
    if (wanted !== null) onApply(wanted);
  };
  return (
    <Dialog
      title={labels.title}
      size="small"
      closeLabel={labels.close}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <>
          {href === null ? (
            <Button onPress={onClose}>{labels.cancel}</Button>
          ) : (
            <Button onPress={() => onApply(null)}>{labels.remove}</Button>
          )}
          <Button intent="primary" onPress={apply}>
            {labels.apply}
          </Button>
        </>
      }
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // In React's tree, the dialog is inside the form of the page, which must not be submitted with it.
          event.stopPropagation();
          apply();
        }}
      >
        <TextField
          label={labels.address}
          hint={labels.hint}
          value={typed}
          onChange={(next) => {
            setTyped(next);
            setRefused(false);
          }}
          error={isRefused ? labels.invalid : undefined}
          spellCheck="false"
          autoFocus
        />
      </form>
    </Dialog>
  );
}
