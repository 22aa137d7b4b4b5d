import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Check, CheckCheck, CircleAlert, CircleX, Clock, Pencil, RotateCw, Trash2 } from 'lucide-react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { messageBubbleLabels, type MessageBubbleLabels } from '../../labels/messages.ts';
import { usePartLabels } from '../../labels/partLabels.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { MessagePart } from './MessagePart.tsx';
import {
  acts,
  bubble,
  column,
  foot,
  line,
  message,
  sender as senderClass,
  state as stateClass,
  why,
} from './MessageBubble.css.ts';
import type { MessageContent } from './messageContent.ts';

export type { MessageBubbleLabels } from '../../labels/messages.ts';
export type { MessageContent } from './MessagePart.tsx';

/** Delivery state of the person's own message. */
export type MessageState = 'sending' | 'sent' | 'delivered' | 'read' | 'failed' | 'refused';

export interface MessageBubbleProps {
  sender: { name: string; src?: string | undefined };
  /** The person's own message: at the inline end, with its delivery state. */
  isOwn?: boolean | undefined;
  /** One or several parts: text, then an image. */
  contents: readonly MessageContent[];
  at: Date;
  /** Time zone; default: the reader's own. */
  timeZone?: string | undefined;
  /** For the person's own messages. */
  state?: MessageState | undefined;
  /** Sends a failed one again at once. */
  onRetry?: (() => void) | undefined;
  /** Why it was refused, or why one that failed may be given back or dropped as well. */
  reason?: string | undefined;
  /** Gives a refused one back to be written again; without it, it can only be dropped. */
  onEdit?: (() => void) | undefined;
  /** Drops a refused one, or a failed one that has a reason. */
  onDrop?: (() => void) | undefined;
  /** Follows another by the same person: name and avatar are announced, not shown again. */
  isContinued?: boolean | undefined;
  /** Its actions: a Menu. Shown on hover, on focus, and always on touch screens. */
  actions?: ReactNode;
  labels?: Partial<MessageBubbleLabels> | undefined;
  /** Attributes for a list of messages: `tabIndex`, `aria-posinset`. */
  articleProps?: HTMLAttributes<HTMLElement> | undefined;
  ref?: Ref<HTMLElement>;
}

const drawings = {
  sending: Clock,
  sent: Check,
  delivered: CheckCheck,
  read: CheckCheck,
  failed: CircleAlert,
  refused: CircleX,
} as const;
const tones = {
  sending: 'quiet',
  sent: 'quiet',
  delivered: 'quiet',
  read: 'read',
  failed: 'failed',
  refused: 'failed',
} as const;

/** One message: sender, content, time, and delivery state. */
export function MessageBubble({
  sender,
  isOwn = false,
  contents,
  at,
  timeZone,
  state,
  onRetry,
  reason,
  onEdit,
  onDrop,
  isContinued = false,
  actions,
  labels: own,
  articleProps,
  ref,
}: MessageBubbleProps) {
  const labels = usePartLabels(messageBubbleLabels, own);
  const id = useId();
  const { locale } = useLocale();
  const zone = timeZone === undefined ? {} : { timeZone };
  const isKnown = !Number.isNaN(at.getTime());
  const shown = (style: Intl.DateTimeFormatOptions) =>
    isKnown ? new Intl.DateTimeFormat(locale, { timeStyle: 'short', ...style, ...zone }).format(at) : '';
  const time = shown({});
  const shownState = isOwn ? state : undefined;
  const isNamed = !isOwn && !isContinued;

  return (
    <article
      ref={ref ?? null}
      className={message({ isOwn })}
      data-own={isOwn || undefined}
      aria-labelledby={`${id}-who ${id}-what ${id}-when`}
      {...articleProps}
    >
      {!isOwn && <span>{isNamed && <Avatar name={sender.name} src={sender.src} size="sm" />}</span>}
      <div className={column}>
        {isNamed ? (
          <span id={`${id}-who`} className={senderClass} title={sender.name}>
            {sender.name}
          </span>
        ) : (
          <VisuallyHidden id={`${id}-who`}>{sender.name}</VisuallyHidden>
        )}
        <div className={line}>
          <div
            id={`${id}-what`}
            className={bubble({
              isOwn,
              isFailed: shownState === 'failed' || shownState === 'refused',
              isWaiting: shownState === 'sending',
            })}
          >
            {contents.map((content, index) => (
              <MessagePart
                key={index}
                content={content}
                mediaLabel={(content.kind === 'video' ? labels.video : labels.voice)(sender.name, time)}
                labels={labels}
              />
            ))}
          </div>
          {actions && <span className={acts}>{actions}</span>}
        </div>
        <div id={`${id}-when`} className={foot}>
          {isKnown && (
            <time dateTime={at.toISOString()} title={shown({ dateStyle: 'full' })}>
              {time}
            </time>
          )}
          {shownState && (
            <span className={stateClass({ tone: tones[shownState] })}>
              <Icon icon={drawings[shownState]} size="xs" />
              {labels.states[shownState]}
            </span>
          )}
          {shownState === 'failed' && onRetry && (
            <Button size="small" intent="quiet" icon={RotateCw} onPress={onRetry}>
              {labels.retry}
            </Button>
          )}
          {(shownState === 'refused' || (shownState === 'failed' && reason !== undefined)) && (
            <>
              {reason !== undefined && <span className={why}>{reason}</span>}
              {onEdit && (
                <Button size="small" intent="quiet" icon={Pencil} onPress={onEdit}>
                  {labels.edit}
                </Button>
              )}
              {onDrop && (
                <Button size="small" intent="quiet" icon={Trash2} onPress={onDrop}>
                  {labels.drop}
                </Button>
              )}
            </>
          )}
        </div>
      </div>
    </article>
  );
}
