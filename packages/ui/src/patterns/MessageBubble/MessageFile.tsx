import { Button } from 'react-aria-components/Button';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Download, FileText } from 'lucide-react';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { fileSize } from './fileSize.ts';
import type { MessagePartLabels } from '../../labels/messages.ts';
import * as styles from './MessageBubble.css.ts';
import type { MessageContentOf } from './messageContent.ts';

/** A file: its name, type and size, or how far it is with being fetched, with a download. */
export function MessageFile({
  content,
  labels,
}: {
  content: MessageContentOf<'file'>;
  labels: MessagePartLabels;
}) {
  const { locale } = useLocale();
  const { name, type, size, onOpen, onDownload, fetching } = content;
  const about = [type, fileSize(size, locale)].filter(Boolean).join(' · ');
  const states = { PENDING: labels.fetching(about), FAILED: labels.fetchFailed };
  return (
    <div className={styles.file}>
      <span className={styles.fileDrawing}>
        <Icon icon={FileText} />
      </span>
      <span>
        {onOpen ? (
          <Button className={styles.fileOpens} onPress={() => fetching !== 'PENDING' && onOpen()}>
            {name}
          </Button>
        ) : (
          <span className={styles.fileName}>{name}</span>
        )}
        <span className={styles.fileAbout} aria-live="polite">
          {fetching === undefined ? about : states[fetching]}
        </span>
      </span>
      <IconButton icon={Download} label={labels.download(name)} onPress={onDownload} />
    </div>
  );
}
