import { useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { FileText, RotateCw, X } from 'lucide-react';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { ProgressBar } from '../../components/ProgressBar/ProgressBar.tsx';
import type { ComposerAttachmentsLabels } from '../../labels/composer.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { fileSize } from '../MessageBubble/fileSize.ts';
import * as styles from './Composer.css.ts';

/** A file attached to the message. */
export interface ComposerAttachment {
  id: string;
  name: string;
  /** In bytes. */
  size: number;
  /** A preview: an address created by the caller, who also revokes it. */
  previewSrc?: string | undefined;
  /** Fraction uploaded, 0 to 1; without it, the upload is complete. */
  progress?: number | undefined;
  /** Why the upload failed. */
  error?: string | undefined;
}

export interface ComposerAttachmentsProps {
  attachments: readonly ComposerAttachment[];
  onRemove: ((id: string) => void) | undefined;
  onRetry: ((id: string) => void) | undefined;
  labels: ComposerAttachmentsLabels;
}

/** The attachments, above the field. */
export function ComposerAttachments({ attachments, onRemove, onRetry, labels }: ComposerAttachmentsProps) {
  const { locale } = useLocale();
  return (
    <ul className={styles.attachments} aria-label={labels.list}>
      {attachments.map(({ id, name, size, previewSrc, progress, error }) => (
        <li key={id} className={styles.attachment} data-failed={error !== undefined || undefined}>
          <Preview src={previewSrc} />
          <div className={styles.about}>
            <span className={styles.name} title={name}>
              {name}
            </span>
            {error !== undefined ? (
              <span className={styles.wrong} role="alert">
                {error}
              </span>
            ) : progress !== undefined && progress < 1 ? (
              <ProgressBar label={labels.sending(name)} value={progress} isLabelHidden />
            ) : (
              <span className={styles.quiet}>{fileSize(size, locale)}</span>
            )}
          </div>
          {error !== undefined && onRetry && (
            <IconButton size="small" icon={RotateCw} label={labels.retry(name)} onPress={() => onRetry(id)} />
          )}
          {onRemove && (
            <IconButton size="small" icon={X} label={labels.remove(name)} onPress={() => onRemove(id)} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Preview({ src }: { src: string | undefined }) {
  const [broken, setBroken] = useState<string>();
  if (!src || src === broken) {
    return (
      <span className={styles.preview}>
        <Icon icon={FileText} />
      </span>
    );
  }
  return (
    <span className={styles.preview}>
      <img className={styles.previewImage} src={src} alt="" onError={() => setBroken(src)} />
    </span>
  );
}
