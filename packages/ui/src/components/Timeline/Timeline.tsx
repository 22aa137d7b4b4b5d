import { useId, type ReactNode } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { usePartLabels } from '../../labels/partLabels.ts';
import { timelineLabels } from '../../labels/steps.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Icon, type LucideIcon } from '../../primitives/Icon/Icon.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { LoadMore, type LoadMoreProps } from '../LoadMore/LoadMore.tsx';
import * as styles from './Timeline.css.ts';
import { groupByDay, groupByMonth, type DayGroup, type Dated, type LocalTime } from './timelineDays.ts';

export interface TimelineEntry extends Dated {
  title: string;
  /** Makes the title a link. */
  href?: string | undefined;
  icon?: LucideIcon | undefined;
  /** The meaning of the icon's colour; the title or `meta` says it in words too. */
  tone?: 'neutral' | 'accent' | 'critical' | 'warning' | 'success' | 'info' | undefined;
  /** A few muted words: who, where. */
  meta?: string | undefined;
  /** What was said or found. */
  content?: ReactNode;
}

export interface TimelineProps {
  /** Names the list: "What has happened". */
  label: string;
  /** In display order. */
  entries: readonly TimelineEntry[];
  /** The reader's zone (`Europe/Madrid`), for times with a zone; a local time stays as is. */
  timeZone: string;
  /** Relative name of a day (`YYYY-MM-DD`): "Today". Return nothing for the full date. */
  dayLabel?: ((day: string) => string | undefined) | undefined;
  /** Heading of entries without a valid time: "Without a date". */
  undatedLabel?: string | undefined;
  /** Heading level of the months; days are one below. */
  level?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** Shown when there are no entries yet. */
  emptyTitle: string;
  emptyDescription?: ReactNode;
  /** The first entries are loading: "Loading what has happened". */
  loadingText?: string | undefined;
  /** How more entries are loaded. */
  more?: LoadMoreProps | undefined;
}

/** What has happened, month by month and day by day. */
export function Timeline({
  label,
  entries,
  timeZone,
  dayLabel,
  undatedLabel,
  level = 3,
  emptyTitle,
  emptyDescription,
  loadingText,
  more,
}: TimelineProps) {
  const { locale } = useLocale();
  const { undated } = usePartLabels(timelineLabels);
  if (loadingText !== undefined) return <Waiting text={loadingText} />;
  if (entries.length === 0)
    return <EmptyState title={emptyTitle} level={level} description={emptyDescription} />;

  const written = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' });
  const months = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const noon = (day: string) => new Date(`${day}T00:00Z`);
  // Spanish months are small; a heading begins large.
  const monthName = (month: string) => {
    const name = months.format(noon(`${month}-01`));
    return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
  };
  const nameOf = (day: string) =>
    day ? (dayLabel?.(day) ?? written.format(noon(day))) : (undatedLabel ?? undated);
  return (
    <section aria-label={label} className={styles.timeline}>
      {groupByMonth(groupByDay(entries, timeZone)).map(({ month, days }, place) => (
        <div key={`${month} ${place}`} className={styles.month}>
          {month !== '' && (
            <Heading level={level} size="sm">
              {monthName(month)}
            </Heading>
          )}
          {days.map((group, index) => (
            <TimelineDay
              key={`${group.day} ${index}`}
              group={group}
              name={nameOf(group.day)}
              level={dayLevel(level)}
              locale={locale}
            />
          ))}
        </div>
      ))}
      {more && <LoadMore {...more} />}
    </section>
  );
}

/** The heading level of a day below that of its month. */
const dayLevel = (level: NonNullable<TimelineProps['level']>): TimelineDayProps['level'] =>
  level === 2 ? 3 : level === 3 ? 4 : level === 4 ? 5 : 6;

interface TimelineDayProps {
  group: DayGroup<TimelineEntry>;
  name: string;
  level: 2 | 3 | 4 | 5 | 6;
  locale: string;
}

function TimelineDay({ group, name, level, locale }: TimelineDayProps) {
  const id = useId();
  const DayName = `h${level}` as const;
  const clock = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  const clockOf = (at: LocalTime) => clock.format(Date.UTC(2001, 0, 1, at.hour, at.minute));
  return (
    <div>
      <DayName
        id={id}
        className={`${styles.dayName} ${styles.day}`}
        {...(group.day ? { title: group.day } : {})}
      >
        {name}
      </DayName>
      <ol aria-labelledby={id} className={styles.list}>
        {group.entries.map(({ entry, at }) => (
          <li key={entry.id} className={styles.entry}>
            <span className={styles.mark[entry.tone ?? 'neutral']}>
              {entry.icon ? <Icon icon={entry.icon} size="sm" /> : <span className={styles.dot} />}
            </span>
            <div className={styles.body}>
              <div className={styles.head}>
                <span className={styles.title}>
                  {entry.href === undefined ? entry.title : <Link href={entry.href}>{entry.title}</Link>}
                </span>
                {at?.hour !== undefined && (
                  <time dateTime={entry.time} className={styles.clock}>
                    {clockOf(at)}
                  </time>
                )}
              </div>
              {entry.meta && <div className={styles.meta}>{entry.meta}</div>}
              {entry.content && <div className={styles.content}>{entry.content}</div>}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Waiting({ text }: { text: string }) {
  return (
    <div aria-busy className={styles.timeline}>
      <VisuallyHidden role="status">{text}</VisuallyHidden>
      {[1, 2, 3].map((each) => (
        <div key={each} className={styles.entry}>
          <Skeleton shape="circle" height={28} />
          <div className={styles.body}>
            <Skeleton width="half" />
            <Skeleton width="threeQuarters" />
          </div>
        </div>
      ))}
    </div>
  );
}
