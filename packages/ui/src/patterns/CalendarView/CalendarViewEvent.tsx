import { Button } from 'react-aria-components/Button';
import { Icon, type LucideIcon } from '../../primitives/Icon/Icon.tsx';
import type { CalendarSpan } from './calendarEvents.ts';
import * as styles from './CalendarViewEvent.css.ts';

export interface CalendarEvent extends CalendarSpan {
  title: string;
  icon?: LucideIcon | undefined;
  /** The meaning of the colour; the icon or the text says it too. */
  tone?: 'neutral' | 'accent' | 'critical' | 'warning' | 'success' | 'info' | undefined;
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
  /** A row of a list, with space for the muted text too. */
  isListed?: boolean;
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
  isListed = false,
  isReachable,
}: CalendarViewEventProps) {
  const messages = [time, event.title, event.meta].filter(Boolean).join(', ');
  const className = [
    styles.chip[event.tone ?? 'neutral'],
    isContinued ? styles.isContinued : '',
    continues ? styles.continues : '',
    isTall ? styles.tall : '',
  ].join(' ');
  return (
    <Button
      className={className}
      aria-label={messages}
      excludeFromTabOrder={!isReachable}
      onPress={() => onPress?.(event.id)}
    >
      {event.icon && <Icon icon={event.icon} size="xs" />}
      <span className={isTall && !isShort ? `${styles.chipWords} ${styles.wraps}` : styles.chipWords}>
        {/* In a week the position shows the time: where space is short, only the title stays. */}
        {time && !isTall && <span className={styles.chipTime}>{time} </span>}
        {event.title}
        {time && isTall && <span className={styles.chipTime}> {time}</span>}
        {((isTall && !isShort) || isListed) && event.meta && (
          <span className={styles.chipMeta}>{event.meta}</span>
        )}
      </span>
    </Button>
  );
}
