import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import * as styles from './WeekStack.css.ts';

export interface WeekStackProps {
  /** Names all weeks together: «Menus of the plan». */
  label: string;
  count: number;
  /** The week that is worked on; it is brought into view when it changes. */
  current: number;
  /** The keyboard or the focus has come to another week. */
  onCurrent: (week: number) => void;
  /** Names a week: «Week 3 of 12». */
  nameOf: (week: number) => string;
  /** Beside the name: how far the week has got, and what can be done with it. Always rendered, so keep it small. */
  head?: ((week: number) => ReactNode) | undefined;
  /** Rendered only while the week is in or near the view. */
  children: (week: number) => ReactNode;
  /** How high a week is before it has been rendered, in pixels. */
  estimate?: number;
}

/** How far beyond the view weeks are rendered. */
const MARGIN = '300px 0px';

/** Many weeks below each other, of which only those in view are rendered. */
export function WeekStack({
  label,
  count,
  current,
  onCurrent,
  nameOf,
  head,
  children,
  estimate = 480,
}: WeekStackProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [visible, setVisible] = useState<ReadonlySet<number>>(() => new Set([current]));
  const [heights, setHeights] = useState<ReadonlyMap<number, number>>(() => new Map());
  /** The week that the focus or a press has come to by itself needs no scrolling. */
  const reached = useRef<number>(undefined);

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.map(({ target, isIntersecting, boundingClientRect }) => ({
          week: Number((target as HTMLElement).dataset['week']),
          // What has the focus stays: its keys would be lost with it.
          isKept: isIntersecting || target.contains(document.activeElement),
          height: boundingClientRect.height,
        }));
        setHeights((known) => {
          const gone = seen.filter(({ isKept, height }) => !isKept && height > 0);
          if (gone.length === 0) return known;
          return new Map([...known, ...gone.map(({ week, height }) => [week, height] as const)]);
        });
        setVisible((known) => {
          const next = new Set(known);
          for (const { week, isKept } of seen) {
            if (isKept) next.add(week);
            else next.delete(week);
          }
          return next;
        });
      },
      { rootMargin: MARGIN },
    );
    for (const each of root.current?.querySelectorAll('[data-week]') ?? []) observer.observe(each);
    return () => observer.disconnect();
  }, [count]);

  useEffect(() => {
    if (reached.current === current) return;
    const isFirst = reached.current === undefined;
    reached.current = current;
    const week = root.current?.querySelector<HTMLElement>(`[data-week="${current}"]`);
    // A screen that opens at its first week stays at its top.
    if (isFirst && current === 0) return;
    week?.scrollIntoView({ block: 'start' });
  }, [current]);

  const goTo = (week: number) => {
    if (week < 0 || week >= count) return;
    onCurrent(week);
    const section = root.current?.querySelector<HTMLElement>(`[data-week="${week}"]`);
    section?.scrollIntoView({ block: 'start' });
    section?.querySelector<HTMLElement>('[data-week-name]')?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!event.altKey || event.ctrlKey || event.metaKey) return;
    const by = { PageDown: 1, PageUp: -1 }[event.key];
    const within = event.target instanceof Element ? event.target.closest('[data-week]') : null;
    if (by === undefined || !(within instanceof HTMLElement)) return;
    event.preventDefault();
    goTo(Number(within.dataset['week']) + by);
  };

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of what has the focus within
    <div ref={root} className={styles.frame} role="group" aria-label={label} onKeyDown={onKeyDown}>
      {Array.from({ length: count }, (_, week) => (
        <section
          key={week}
          className={styles.week}
          data-week={week}
          aria-labelledby={`${id}-${week}`}
          aria-current={week === current || undefined}
          onFocus={() => {
            reached.current = week;
            if (week !== current) onCurrent(week);
          }}
        >
          <div className={styles.head}>
            {/* The keys go from week to week through their names. */}
            <h2 id={`${id}-${week}`} className={styles.name} data-week-name tabIndex={-1}>
              {nameOf(week)}
            </h2>
            {head?.(week)}
          </div>
          {visible.has(week) ? (
            children(week)
          ) : (
            <div
              className={styles.unseen}
              style={{ blockSize: `${(heights.get(week) ?? estimate + styles.HEAD) - styles.HEAD}px` }}
            />
          )}
        </section>
      ))}
    </div>
  );
}
