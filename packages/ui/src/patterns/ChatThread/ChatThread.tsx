import { useMemo, useRef, type ReactNode } from 'react';
import { Ellipsis } from 'lucide-react';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Menu, type MenuEntry } from '../../components/Menu/Menu.tsx';
import { chatThreadLabels, type ChatThreadLabels } from '../../labels/messages.ts';
import { usePartLabels } from '../../labels/partLabels.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { ChatThreadLatest } from './ChatThreadLatest.tsx';
import { ChatThreadNewer } from './ChatThreadNewer.tsx';
import { ChatThreadOlder } from './ChatThreadOlder.tsx';
import { ChatThreadRow, type ChatMessage } from './ChatThreadRow.tsx';
import { ChatThreadSkeleton } from './ChatThreadSkeleton.tsx';
import { chatRows } from './chatRows.ts';
import { useChatScroll } from './useChatScroll.ts';
import * as styles from './ChatThread.css.ts';

export type { ChatMessage } from './ChatThreadRow.tsx';

export type { ChatThreadLabels } from '../../labels/messages.ts';

export interface ChatThreadProps {
  /** Loaded messages, oldest first. */
  messages: readonly ChatMessage[];
  state?: 'ready' | 'loading' | 'failed';
  /** Shown instead of messages when there are none. */
  empty?: ReactNode;
  /** Shown instead of messages when loading failed: an ErrorState. */
  failed?: ReactNode;
  /** The first unread message: the divider is above it, and the thread opens there. */
  firstUnreadId?: string | undefined;
  /** Opens at this message instead, marked: one that was searched for. */
  openAtId?: string | undefined;
  /** There are newer messages than the last of these: at the end they are asked for. */
  hasNewer?: boolean;
  onLoadNewer?: (() => void) | undefined;
  /** Newer messages failed to load: says so at the end, with a button that asks again; until then nothing does. */
  newerFailed?: string | undefined;
  /** With `hasNewer`: shows the newest messages instead. */
  onToLatest?: (() => void) | undefined;
  hasOlder?: boolean;
  olderState?: 'idle' | 'loading' | 'failed';
  /** Called when the oldest loaded message is nearly visible. */
  onLoadOlder?: (() => void) | undefined;
  /** Called when the newest message is visible: everything has been seen. */
  onReachLatest?: (() => void) | undefined;
  /** Resends a message that failed. */
  onRetry?: ((message: ChatMessage) => void) | undefined;
  /** Gives a refused message back to be written again. */
  onEdit?: ((message: ChatMessage) => void) | undefined;
  /** Drops a refused message. */
  onDrop?: ((message: ChatMessage) => void) | undefined;
  /** Menu entries of a message; without entries, no menu. */
  actions?: ((message: ChatMessage) => readonly MenuEntry[]) | undefined;
  /** Below the newest message: "Lucía is writing". */
  typing?: ReactNode;
  /** Time zone; default: the reader's own. */
  timeZone?: string | undefined;
  /** The current time. */
  now?: Date | undefined;
  labels?: Partial<ChatThreadLabels> | undefined;
}

const rightNow = () => new Date();

/** What is announced of messages that arrive. */
const announcementOf = (
  messages: readonly ChatMessage[],
  labels: Pick<ChatThreadLabels, 'arrived' | 'withoutText'>,
): string =>
  messages
    .map(({ sender, contents: [first] }) =>
      labels.arrived(sender.name, first?.kind === 'text' ? first.text : labels.withoutText),
    )
    .join(' ');

/**
 * A conversation that fills its container, newest message at the bottom. Only visible messages are in the DOM, so that
 * thousands cost as much as thirty.
 */
export function ChatThread({
  messages,
  state = 'ready',
  empty,
  failed,
  firstUnreadId,
  openAtId,
  hasNewer = false,
  onLoadNewer,
  newerFailed,
  onToLatest,
  hasOlder = false,
  olderState = 'idle',
  onLoadOlder,
  onReachLatest,
  onRetry,
  onEdit,
  onDrop,
  actions,
  typing,
  timeZone,
  now,
  labels: own,
}: ChatThreadProps) {
  const labels = usePartLabels(chatThreadLabels, own);
  const viewport = useRef<HTMLDivElement>(null);
  const rows = useMemo(
    () => chatRows(messages, { timeZone, firstUnreadId }),
    [messages, timeZone, firstUnreadId],
  );
  const today = useMemo(() => now ?? rightNow(), [now]);
  const isShown = state === 'ready' && messages.length > 0;
  const endFailed = isShown && hasNewer ? newerFailed : undefined;
  const chat = useChatScroll({
    viewport,
    rows,
    messages,
    isShown,
    canLoadOlder: hasOlder && olderState === 'idle',
    onLoadOlder,
    onReachLatest: !hasNewer ? onReachLatest : endFailed === undefined ? onLoadNewer : undefined,
    openAtId,
    hasNewer,
  });

  return (
    <div className={styles.thread}>
      {isShown ? (
        <div className={styles.room}>
          {/* Silent itself: scrolling loads old messages into it, which must not be announced as news. */}
          <div
            ref={viewport}
            className={styles.viewport}
            role="log"
            aria-live="off"
            aria-label={labels.thread}
            aria-busy={olderState === 'loading'}
            {...chat.logProps}
          >
            <div className={styles.list} style={{ height: chat.height }}>
              <ChatThreadOlder state={olderState} hasOlder={hasOlder} onLoad={onLoadOlder} labels={labels} />
              {chat.items.map(({ index, start, key }) => {
                const row = rows[index];
                if (!row) return null;
                const entries = actions?.(row.message) ?? [];
                return (
                  <div
                    key={key}
                    ref={chat.measure}
                    data-index={index}
                    data-continued={row.isContinued || undefined}
                    className={styles.row}
                    style={{ transform: `translateY(${start}px)` }}
                  >
                    <ChatThreadRow
                      row={row}
                      place={index + 1}
                      total={hasOlder ? -1 : messages.length}
                      isFound={row.message.id === openAtId}
                      isActive={row.message.id === chat.activeId}
                      isOpen={row.message.id === chat.activeId && chat.hasFocus}
                      now={today}
                      timeZone={timeZone}
                      words={labels}
                      onRetry={onRetry}
                      onEdit={onEdit}
                      onDrop={onDrop}
                      actions={
                        entries.length > 0 && (
                          <Menu
                            entries={entries}
                            trigger={
                              <IconButton
                                icon={Ellipsis}
                                size="small"
                                label={labels.actions(row.message.sender.name)}
                                hasTooltip={false}
                              />
                            }
                          />
                        )
                      }
                    />
                  </div>
                );
              })}
            </div>
          </div>
          {(!chat.isAtEnd || hasNewer) && (
            <ChatThreadLatest onPress={(hasNewer && onToLatest) || chat.toLatest}>
              {labels.toLatest(chat.missed)}
            </ChatThreadLatest>
          )}
        </div>
      ) : state === 'loading' ? (
        <ChatThreadSkeleton />
      ) : (
        <div className={styles.notice}>{state === 'failed' ? failed : empty}</div>
      )}
      {endFailed !== undefined && (
        <ChatThreadNewer onLoad={onLoadNewer} retry={labels.retryOlder}>
          {endFailed}
        </ChatThreadNewer>
      )}
      {typing && <div className={styles.typing}>{typing}</div>}
      <VisuallyHidden role="status" aria-live="polite">
        {state === 'loading'
          ? labels.loading
          : chat.arrived.length > 0
            ? announcementOf(chat.arrived, labels)
            : olderState === 'loading'
              ? labels.loadingOlder
              : (endFailed ?? '')}
      </VisuallyHidden>
    </div>
  );
}
