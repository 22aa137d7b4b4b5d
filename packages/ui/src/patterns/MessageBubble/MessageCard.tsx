import { Button } from 'react-aria-components/Button';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as styles from './MessageBubble.css.ts';
import type { MessageContentOf } from './messageContent.ts';

/** What a message points at: what it is, its name and its day. It stays readable where it does not open. */
export function MessageCard({ content }: { content: MessageContentOf<'card'> }) {
  const { icon, label, title, detail, onOpen } = content;
  return (
    <div className={styles.card}>
      <span className={styles.fileDrawing}>
        <Icon icon={icon} />
      </span>
      <span>
        <span className={styles.fileAbout}>{label}</span>
        {onOpen ? (
          <Button className={styles.fileOpens} onPress={onOpen}>
            {title}
          </Button>
        ) : (
          <span className={styles.fileName}>{title}</span>
        )}
        <span className={styles.fileAbout}>{detail}</span>
      </span>
    </div>
  );
}
