import { Button } from 'react-aria-components/Button';
import { Icon, type LucideIcon } from '../../primitives/Icon/Icon.tsx';
import type { CalendarSpan } from './calendarEvents.ts';
import * as styles from './CalendarViewEvent.css.ts';

/** Six hues that can be told apart, also by lightness. */
export type EventHue = 'one' | 'two' | 'three' | 'four' | 'five' | 'six';

export interface CalendarEvent extends CalendarSpan {
  title: string;
  icon?: LucideIcon | undefined;
  /** The meaning of the colour; the icon or the text says it too. */
  tone?: 'neutral' | 'accent' | 'critical' | 'warning' | 'success' | 'info' | undefined;
  /** The hue of its category, instead of a tone; the icon and the text say the category too. */
  hue?: EventHue | undefined;
  /** It will not take place, or did not: the icon or the text says which. */
  isVoid?: boolean | undefined;
  /** It can be moved and stretched in a week or a day, by pointer and by keys. */
  isMovable?: boolean | undefined;
  /** A few muted words: with whom, where. */
  meta?: string | undefined;
}

export interface CalendarViewEventProps {
  event: CalendarEvent;
  /** Start time as displayed. */
  time?: string | undefined;
  onPress?: ((id: string) => void) | undefined;
  isContinued?: boolean;
  continues?: boolean;
  /** Fills its box from the top, as in a week. */
  isTall?: boolean;
  /** Only one line fits. */
  isShort?: boolean;
  /** Not even that with its edges: a quarter of an hour. */
  isSingle?: boolean;
  /** A row of a list, with space for the muted text too. */
  isListed?: boolean;
  /** Describes what else can be done with it. */
  describedBy?: string | undefined;
  /** In the tab order: only events of the focused day are. */
  isReachable: boolean;
}

/** One event: a button with its colour, icon, time and title. */
export function CalendarViewEvent({
  event,
  time,
  onPress,
  isContinued = false,
  continues = false,
  isTall = false,
  isShort = false,
  isSingle = false,
  isListed = false,
  describedBy,
  isReachable,
}: CalendarViewEventProps) {
  const messages = [time, event.title, event.meta].filter(Boolean).join(', ');
  const className = [
    event.hue && !event.isVoid ? styles.hued[event.hue] : styles.chip[event.tone ?? 'neutral'],
    event.isVoid ? styles.voided : '',
    isContinued ? styles.isContinued : '',
    continues ? styles.continues : '',
    isTall ? (isSingle ? styles.single : styles.tall) : '',
  ].join(' ');
  return (
    <Button
      className={className}
      aria-label={messages}
      {...(describedBy ? { 'aria-describedby': describedBy } : {})}
      excludeFromTabOrder={!isReachable}
      onPress={() => onPress?.(event.id)}
    >
      {event.icon && <Icon icon={event.icon} size="xs" />}
      <span className={isTall && !isShort ? `${styles.chipWords} ${styles.wraps}` : styles.chipWords}>
        {/* In a week the position shows the time: where space is short, only the title stays. */}
        {time && !isTall && <span className={styles.chipTime}>{time} </span>}
        {event.isVoid ? <span className={styles.struck}>{event.title}</span> : event.title}
        {time && isTall && <span className={styles.chipTime}> {time}</span>}
        {((isTall && !isShort) || isListed) && event.meta && (
          <span className={styles.chipMeta}>{event.meta}</span>
        )}
      </span>
    </Button>
  );
}
