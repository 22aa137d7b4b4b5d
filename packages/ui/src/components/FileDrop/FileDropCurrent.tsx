import { CircleCheck, FileText, X } from 'lucide-react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { about, file as fileClass, name as nameClass } from './FileDrop.css.ts';

/** The state of the chosen file. */
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

/** The single chosen file, in place of the button that chose it. */
export function FileDropCurrent({
  status,
  cancelLabel,
  onCancel,
}: {
  status: Exclude<FileDropStatus, { kind: 'empty' }>;
  cancelLabel: string | undefined;
  onCancel: (() => void) | undefined;
}) {
  return (
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
      {onCancel && cancelLabel && <IconButton icon={X} label={cancelLabel} onPress={onCancel} />}
    </div>
  );
}
