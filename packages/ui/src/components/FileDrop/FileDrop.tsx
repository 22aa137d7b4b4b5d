import { useId, useState } from 'react';
import { DropZone } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { isFileDropItem } from 'react-aria-components/useDrop';
import { CircleCheck, FileText, Upload, X } from 'lucide-react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { Button } from '../Button/Button.tsx';
import { field, label as labelClass } from '../Field/Field.css.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { InlineMessage } from '../InlineMessage/InlineMessage.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { checkFile } from './checkFile.ts';
import { about, drawing, file as fileClass, isRefusing, name as nameClass, zone } from './FileDrop.css.ts';
import { FileDropList, type FileDropFile, type FileDropListProps } from './FileDropList.tsx';

/** What becomes of the chosen file. */
export type FileDropStatus =
  | { kind: 'empty' }
  | {
      kind: 'working';
      fileName: string;
      /** "Reading the file". */
      text: string;
      /** 0 to 1; without it the length is unknown. */
      progress?: number | undefined;
    }
  | { kind: 'done'; fileName: string; text: string };

export interface FileDropProps {
  /** Names the field: "Sensor file". */
  label: string;
  /** "Drop the file here, or". */
  prompt: string;
  /** Names the button: "Choose a file". */
  browseLabel: string;
  /** What is taken: "CSV, up to 50 MB". */
  hint?: string | undefined;
  /** Types and endings that the system's file window offers: `['.csv', 'text/csv']`. */
  accept?: readonly string[] | undefined;
  /** The largest file that is taken. */
  maxBytes?: number | undefined;
  /** Refusals in words of what `accept` and `maxBytes` do not allow: `photo.png is no CSV file. Choose …`. */
  refusalTexts?: { type: (name: string) => string; size: (name: string) => string } | undefined;
  /** A further look at a file: a refusal in words, or nothing. What it refuses never reaches `onSelect`. */
  check?: ((file: File) => string | undefined) | undefined;
  onSelect: (file: File) => void;
  /** Refusal of a dropped thing that is no single file: "Drop one file". */
  notOneFileText: string;
  /** What the work with the file found wrong. Shown until another file is chosen. */
  error?: string | undefined;
  status?: FileDropStatus | undefined;
  /** Names the cross beside the file: "Cancel", "Remove file". */
  cancelLabel?: string | undefined;
  onCancel?: (() => void) | undefined;
  isDisabled?: boolean | undefined;
  /** Several can be chosen, dropped and pasted; `onSelect` is called for each, and `files` shows what becomes of them. */
  allowsSeveral?: boolean | undefined;
  files?: readonly FileDropFile[] | undefined;
  removeLabel?: FileDropListProps['removeLabel'];
  onRemove?: FileDropListProps['onRemove'];
  retryLabel?: FileDropListProps['retryLabel'];
  onRetry?: FileDropListProps['onRetry'];
}

/** Takes one file, or several, by dropping, by pasting, or by a button; then shows what becomes of it. */
export function FileDrop({
  label,
  prompt,
  browseLabel,
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
}: FileDropProps) {
  const id = useId();
  const [refusal, setRefusal] = useState<string>();
  const refuse = (file: File) => {
    const limit = refusalTexts && checkFile(file, { accept, maxBytes });
    return limit ? refusalTexts[limit](file.name) : check?.(file);
  };
  const take = (taken: readonly File[]) => {
    if (taken.length === 0 || (taken.length > 1 && !allowsSeveral)) {
      setRefusal(notOneFileText);
      return;
    }
    const wrong = taken.map((file) => [file, refuse(file)] as const);
    const refusals = wrong.flatMap(([, text]) => (text === undefined ? [] : [text]));
    setRefusal(refusals.length ? refusals.join(' ') : undefined);
    for (const [file, text] of wrong) if (text === undefined) onSelect(file);
  };
  const shown = refusal ?? error;
  const isBusy = status.kind === 'working';
  const described = [hint && `${id}-hint`, shown && `${id}-error`].filter(Boolean).join(' ') || undefined;

  return (
    <div className={field} role="group" aria-labelledby={`${id}-label`}>
      <span id={`${id}-label`} className={labelClass}>
        {label}
      </span>
      <DropZone
        className={shown ? `${zone} ${isRefusing}` : zone}
        aria-label={label}
        isDisabled={isDisabled}
        getDropOperation={() => (isBusy ? 'cancel' : 'copy')}
        onDrop={async ({ items }) => {
          take(await Promise.all(items.filter(isFileDropItem).map((item) => item.getFile())));
        }}
      >
        {status.kind === 'empty' ? (
          <>
            <span className={drawing}>
              <Icon icon={Upload} size="xl" />
            </span>
            <Text tone="muted">{prompt}</Text>
            <FileTrigger
              {...(accept ? { acceptedFileTypes: accept } : {})}
              allowsMultiple={allowsSeveral}
              onSelect={(chosen) => {
                if (chosen?.length) take([...chosen]);
              }}
            >
              <Button isDisabled={isDisabled} aria-describedby={described}>
                {browseLabel}
              </Button>
            </FileTrigger>
            {hint && (
              <Text size="xs" tone="muted" id={`${id}-hint`}>
                {hint}
              </Text>
            )}
          </>
        ) : (
          <div className={fileClass}>
            {status.kind === 'done' ? (
              <Icon icon={CircleCheck} size="xl" tone="success" />
            ) : (
              <Icon icon={FileText} size="xl" tone="muted" />
            )}
            <div className={about}>
              <span className={nameClass} title={status.fileName}>
                {status.fileName}
              </span>
              {status.kind === 'working' ? (
                <ProgressBar label={status.text} value={status.progress} />
              ) : (
                <Text size="sm" tone="muted">
                  {status.text}
                </Text>
              )}
            </div>
            {onCancel && <IconButton icon={X} label={cancelLabel ?? ''} onPress={onCancel} />}
          </div>
        )}
      </DropZone>
      {files.length > 0 && (
        <FileDropList
          label={label}
          files={files}
          removeLabel={removeLabel}
          onRemove={onRemove}
          retryLabel={retryLabel}
          onRetry={onRetry}
        />
      )}
      <VisuallyHidden role="status">
        {files
          .filter(({ state }) => state === 'done')
          .map(({ name, text }) => `${name}, ${text}`)
          .join('. ')}
      </VisuallyHidden>
      <div id={`${id}-error`} role="alert">
        {shown && <InlineMessage tone="critical">{shown}</InlineMessage>}
      </div>
    </div>
  );
}
