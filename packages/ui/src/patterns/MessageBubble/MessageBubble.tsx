import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Check, CheckCheck, CircleAlert, Clock, RotateCw } from 'lucide-react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { MessagePart, type MessageContent, type MessagePartLabels } from './MessagePart.tsx';
import {
  acts,
  bubble,
  column,
  foot,
  line,
  message,
  sender as senderClass,
  state as stateClass,
} from './MessageBubble.css.ts';

export type { MessageContent } from './MessagePart.tsx';

/** How far a message of one's own has got. */
export type MessageState = 'sending' | 'sent' | 'read' | 'failed';

export interface MessageBubbleLabels extends MessagePartLabels {
  states: Record<MessageState, string>;
  /** Names the button of a message that did not get away: "Send again". */
  retry: string;
  /** Names a recording: "Voice message from Lucía, 9:40". */
  voice: (sender: string, time: string) => string;
  video: (sender: string, time: string) => string;
}

export interface MessageBubbleProps {
  sender: { name: string; src?: string | undefined };
  /** One's own stands at the end of the line and says how far it has got. */
  isOwn?: boolean | undefined;
  /** One or several things: words, then a picture. */
  contents: readonly MessageContent[];
  at: Date;
  /** Zone of the times; the reader's own without it. */
  timeZone?: string | undefined;
  /** Of one's own messages. */
  state?: MessageState | undefined;
  onRetry?: (() => void) | undefined;
  /** Follows another of the same person: name and picture are not drawn again, only heard. */
  isContinued?: boolean | undefined;
  /** What can be done with it: a Menu. Shown with the pointer, the keyboard, and always on a touch screen. */
  actions?: ReactNode;
  labels: MessageBubbleLabels;
  /** What a list of messages needs on it: `tabIndex`, `aria-posinset`. */
  articleProps?: HTMLAttributes<HTMLElement> | undefined;
  ref?: Ref<HTMLElement>;
}

const drawings = { sending: Clock, sent: Check, read: CheckCheck, failed: CircleAlert } as const;
const tones = { sending: 'quiet', sent: 'quiet', read: 'read', failed: 'failed' } as const;

/** One message: who, what, when, and whether it arrived. */
export function MessageBubble({
  sender,
  isOwn = false,
  contents,
  at,
  timeZone,
  state,
  onRetry,
  isContinued = false,
  actions,
  labels,
  articleProps,
  ref,
}: MessageBubbleProps) {
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
              isFailed: shownState === 'failed',
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
        </div>
      </div>
    </article>
  );
}
