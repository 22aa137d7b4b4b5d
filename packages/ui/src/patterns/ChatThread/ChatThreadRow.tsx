import { useRef, type ReactNode } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import type { ChatThreadLabels } from '../../labels/messages.ts';
import { MessageBubble, type MessageContent, type MessageState } from '../MessageBubble/MessageBubble.tsx';
import type { ChatRow } from './chatRows.ts';
import { useInnerStops } from './useInnerStops.ts';
import { divider } from './ChatThread.css.ts';

export interface ChatMessage {
  readonly id: string;
  readonly sender: { readonly id: string; readonly name: string; readonly src?: string | undefined };
  readonly isOwn: boolean;
  readonly at: Date;
  readonly contents: readonly MessageContent[];
  /** For the person's own messages. */
  readonly state?: MessageState | undefined;
  /** Why it was refused, or why one that failed may be given back or dropped as well. */
  readonly reason?: string | undefined;
  /** Of one with a reason: whether `onEdit` is offered. */
  readonly isEditable?: boolean | undefined;
}

export interface ChatThreadRowProps {
  row: ChatRow<ChatMessage>;
  /** Position among the messages, from 1. */
  place: number;
  /** Total number of messages; -1 while unknown. */
  total: number;
  /** The message that the thread was opened at. */
  isFound: boolean;
  /** The single tab stop. */
  isActive: boolean;
  /** Its links and buttons are in the tab order. */
  isOpen: boolean;
  now: Date;
  timeZone: string | undefined;
  words: Pick<ChatThreadLabels, 'today' | 'yesterday' | 'newMessages' | 'message'>;
  actions: ReactNode;
  onRetry: ((message: ChatMessage) => void) | undefined;
  onEdit: ((message: ChatMessage) => void) | undefined;
  onDrop: ((message: ChatMessage) => void) | undefined;
}

/** One row of a ChatThread: a message, preceded by the date or the divider that it starts. */
export function ChatThreadRow({
  row: { message, isDay, isNew, isContinued },
  place,
  total,
  isFound,
  isActive,
  isOpen,
  now,
  timeZone,
  words,
  actions,
  onRetry,
  onEdit,
  onDrop,
}: ChatThreadRowProps) {
  const ref = useRef<HTMLElement>(null);
  useInnerStops(ref, isOpen);
  return (
    <>
      {isDay && <ChatThreadDay at={message.at} now={now} timeZone={timeZone} words={words} />}
      {isNew && (
        <div className={divider} data-new>
          {words.newMessages}
        </div>
      )}
      <MessageBubble
        ref={ref}
        sender={message.sender}
        isOwn={message.isOwn}
        contents={message.contents}
        at={message.at}
        timeZone={timeZone}
        state={message.state}
        isContinued={isContinued}
        actions={actions}
        labels={words.message}
        onRetry={onRetry && (() => onRetry(message))}
        reason={message.reason}
        onEdit={message.isEditable && onEdit ? () => onEdit(message) : undefined}
        onDrop={onDrop && (() => onDrop(message))}
        articleProps={{
          ...(isFound ? { 'aria-current': 'true' as const } : {}),
          tabIndex: isActive ? 0 : -1,
          'aria-posinset': place,
          'aria-setsize': total,
        }}
      />
    </>
  );
}

function ChatThreadDay({
  at,
  now,
  timeZone,
  words,
}: Pick<ChatThreadRowProps, 'now' | 'timeZone' | 'words'> & { at: Date }) {
  const { locale } = useLocale();
  const zone = timeZone === undefined ? {} : { timeZone };
  const day = (of: Date, from = 'en-CA') => new Intl.DateTimeFormat(from, zone).format(of);
  const isSameYear = day(at).slice(0, 4) === day(now).slice(0, 4);
  const whole = new Intl.DateTimeFormat(locale, { dateStyle: 'full', ...zone }).format(at);
  const short = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(isSameYear ? {} : { year: 'numeric' }),
    ...zone,
  }).format(at);
  // Noon to noon, so that a day of 23 or 25 hours in between does not matter.
  const yesterday = new Date(`${day(now)}T12:00:00Z`);
  yesterday.setUTCDate(yesterday.getUTCDate() - 1);
  const isYesterday = day(at) === yesterday.toISOString().slice(0, 10);
  return (
    <div className={divider}>
      <time dateTime={day(at)} title={whole}>
        {day(at) === day(now) ? words.today : isYesterday ? words.yesterday : short}
      </time>
    </div>
  );
}
