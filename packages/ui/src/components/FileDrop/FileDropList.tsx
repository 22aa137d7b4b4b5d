import { CircleAlert, CircleCheck, FileText, RotateCw, X } from 'lucide-react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { about, failure, file as fileClass, list, listed, name as nameClass } from './FileDrop.css.ts';

/** One of several files and its state. */
export interface FileDropFile {
  id: string;
  name: string;
  state: 'working' | 'done' | 'failed';
  /** "Sending", "2.1 MB", or what went wrong and what to do. */
  text: string;
  /** While `working`: 0 to 1; without it the length is unknown. */
  progress?: number | undefined;
}

export interface FileDropListProps {
  /** Names the list: the field's own label. */
  label: string;
  files: readonly FileDropFile[];
  /** Label of the remove button: `Remove march.csv`. */
  removeLabel: (name: string) => string;
  onRemove?: ((id: string) => void) | undefined;
  /** Label of a failed file's retry button: `Try march.csv again`. */
  retryLabel: (name: string) => string;
  onRetry?: ((id: string) => void) | undefined;
}

/** Several files, each with its progress, a stop button and, after a failure, a retry button. */
export function FileDropList({
  label,
  files,
  removeLabel,
  onRemove,
  retryLabel,
  onRetry,
}: FileDropListProps) {
  return (
    <ul aria-label={label} className={list}>
      {files.map(({ id, name, state, text, progress }) => (
        <li key={id} className={`${fileClass} ${listed}`}>
          {state === 'done' ? (
            <Icon icon={CircleCheck} size="lg" tone="success" />
          ) : state === 'failed' ? (
            <Icon icon={CircleAlert} size="lg" tone="critical" />
          ) : (
            <Icon icon={FileText} size="lg" tone="muted" />
          )}
          <div className={about}>
            <span className={nameClass} title={name}>
              {name}
            </span>
            {state === 'working' ? (
              <ProgressBar label={text} value={progress} />
            ) : state === 'failed' ? (
              <span className={failure} role="alert">
                {text}
              </span>
            ) : (
              <Text size="xs" tone="muted">
                {text}
              </Text>
            )}
          </div>
          {state === 'failed' && onRetry && (
            <IconButton icon={RotateCw} label={retryLabel(name)} size="small" onPress={() => onRetry(id)} />
          )}
          {onRemove && (
            <IconButton icon={X} label={removeLabel(name)} size="small" onPress={() => onRemove(id)} />
          )}
        </li>
      ))}
    </ul>
  );
}
