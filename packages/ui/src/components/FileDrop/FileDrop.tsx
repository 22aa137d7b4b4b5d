import { useEffect, useId, useRef, useState, type Ref } from 'react';
import { DropZone } from 'react-aria-components/DropZone';
import { isFileDropItem } from 'react-aria-components/useDrop';
import { useLabels } from '../../labels/LabelsProvider.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { field, label as labelClass } from '../Field/Field.css.ts';
import { focusInside } from '../Field/focusInside.ts';
import { useFocusTarget, type FocusTarget } from '../Field/useFocusTarget.ts';
import { InlineMessage } from '../InlineMessage/InlineMessage.tsx';
import { checkFile } from './checkFile.ts';
import { content, isRefusing, zone } from './FileDrop.css.ts';
import { FileDropCurrent, type FileDropStatus } from './FileDropCurrent.tsx';
import { FileDropPrompt } from './FileDropPrompt.tsx';
import { FileDropList, type FileDropFile, type FileDropListProps } from './FileDropList.tsx';
import { usePastedFiles } from './usePastedFiles.ts';

export type { FileDropStatus } from './FileDropCurrent.tsx';

export interface FileDropProps {
  /** Names the field: "Sensor file". */
  label: string;
  /** "Drop the file here, or". */
  prompt: string;
  /** Names the button: "Choose a file". */
  browseLabel?: string | undefined;
  /** What is accepted: "CSV, up to 50 MB". */
  hint?: string | undefined;
  /** Types and extensions that the system's file dialog offers: `['.csv', 'text/csv']`. */
  accept?: readonly string[] | undefined;
  /** The maximum file size. */
  maxBytes?: number | undefined;
  /** Error messages for files that `accept` and `maxBytes` do not allow: `photo.png is no CSV file. Choose …`. */
  refusalTexts?: { type: (name: string) => string; size: (name: string) => string } | undefined;
  /** A further check of a file: an error message, or nothing. A rejected file never reaches `onSelect`. */
  check?: ((file: File) => string | undefined) | undefined;
  /** Omit it if only the form's data, by `name`, is needed. */
  onSelect?: ((file: File) => void) | undefined;
  /** Error message for a drop that is not a single file: "Drop one file". */
  notOneFileText?: string | undefined;
  /** An error from processing the file. Shown until another file is chosen. */
  error?: string | undefined;
  status?: FileDropStatus | undefined;
  /** Label of the button beside the file: "Cancel", "Remove file". */
  cancelLabel?: string | undefined;
  onCancel?: (() => void) | undefined;
  isDisabled?: boolean | undefined;
  /** Several can be chosen, dropped and pasted; `onSelect` is called for each, and `files` shows their state. */
  allowsSeveral?: boolean | undefined;
  files?: readonly FileDropFile[] | undefined;
  removeLabel?: FileDropListProps['removeLabel'] | undefined;
  onRemove?: FileDropListProps['onRemove'];
  retryLabel?: FileDropListProps['retryLabel'] | undefined;
  onRetry?: FileDropListProps['onRetry'];
  /** Name in the form's data, which then contains the last file. FormErrorSummary finds the field by it. */
  name?: string | undefined;
  onBlur?: (() => void) | undefined;
  inputRef?: Ref<FocusTarget>;
}

/** Takes one file or several by drag and drop, paste or a button; then shows their state. */
export function FileDrop({
  label,
  prompt,
  browseLabel: browse,
  hint,
  accept,
  check,
  onSelect,
  notOneFileText,
  error,
  status = { kind: 'empty' },
  cancelLabel,
  onCancel,
  isDisabled = false,
  maxBytes,
  refusalTexts,
  allowsSeveral = false,
  files = [],
  removeLabel,
  onRemove,
  retryLabel,
  onRetry,
  name,
  onBlur,
  inputRef,
}: FileDropProps) {
  const texts = useLabels().files;
  const browseLabel = browse ?? (allowsSeveral ? texts.browseSeveral : texts.browse);
  const id = useId();
  const around = useRef<HTMLDivElement>(null);
  const controls = useFocusTarget(inputRef);
  const carrier = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string>();
  const refuse = (file: File) => {
    const limit = refusalTexts && checkFile(file, { accept, maxBytes });
    return limit ? refusalTexts[limit](file.name) : check?.(file);
  };
  const take = (taken: readonly File[]) => {
    if (taken.length === 0 || (taken.length > 1 && !allowsSeveral)) {
      setRefusal(notOneFileText ?? (allowsSeveral ? texts.notFiles : texts.notOneFile));
      return;
    }
    const wrong = taken.map((file) => [file, refuse(file)] as const);
    const refusals = wrong.flatMap(([, text]) => (text === undefined ? [] : [text]));
    setRefusal(refusals.length ? refusals.join(' ') : undefined);
    const good = wrong.flatMap(([file, text]) => (text === undefined ? [file] : []));
    if (good.length && carrier.current) {
      const list = new DataTransfer();
      for (const file of good) list.items.add(file);
      carrier.current.files = list.files;
    }
    good.forEach((file) => onSelect?.(file));
  };
  const shown = refusal ?? error;
  const isBusy = status.kind === 'working';
  usePastedFiles(around, !isDisabled && !isBusy, take);
  const isEmpty = status.kind === 'empty';
  const wasCancelled = useRef(false);
  useEffect(() => {
    // The remove button disappears with its file; focus moves to the button that replaces it.
    if (isEmpty && wasCancelled.current) focusInside(controls.current);
    wasCancelled.current = false;
  }, [controls, isEmpty]);
  const described = [hint && `${id}-hint`, shown && `${id}-error`].filter(Boolean).join(' ') || undefined;

  return (
    <div
      ref={around}
      className={field}
      role="group"
      aria-labelledby={`${id}-label`}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
      }}
    >
      <span id={`${id}-label`} className={labelClass}>
        {label}
      </span>
      <DropZone
        className={shown ? `${zone} ${isRefusing}` : zone}
        aria-label={label}
        isDisabled={isDisabled}
        getDropOperation={() => (isBusy ? 'cancel' : 'copy')}
        onDrop={async ({ items }) => {
          if (!isBusy) take(await Promise.all(items.filter(isFileDropItem).map((item) => item.getFile())));
        }}
      >
        <div ref={controls} className={content}>
          {status.kind === 'empty' ? (
            <FileDropPrompt
              hintId={`${id}-hint`}
              describedBy={described}
              onTake={take}
              {...{ prompt, browseLabel, hint, accept, allowsSeveral, isDisabled }}
            />
          ) : (
            <FileDropCurrent
              status={status}
              cancelLabel={cancelLabel}
              onCancel={
                onCancel &&
                (() => {
                  wasCancelled.current = true;
                  if (carrier.current) carrier.current.value = '';
                  onCancel();
                })
              }
            />
          )}
          {name !== undefined && (
            <input
              ref={carrier}
              type="file"
              name={name}
              multiple={allowsSeveral}
              hidden
              disabled={isDisabled}
            />
          )}
        </div>
      </DropZone>
      {files.length > 0 && (
        <FileDropList
          label={label}
          files={files}
          removeLabel={removeLabel ?? texts.remove}
          onRemove={onRemove}
          retryLabel={retryLabel ?? texts.retry}
          onRetry={onRetry}
        />
      )}
      <VisuallyHidden role="status">
        {files
          .filter(({ state }) => state === 'done')
          .map((each) => `${each.name}, ${each.text}`)
          .join('. ')}
      </VisuallyHidden>
      <div id={`${id}-error`} role="alert">
        {shown && <InlineMessage tone="critical">{shown}</InlineMessage>}
      </div>
    </div>
  );
}
