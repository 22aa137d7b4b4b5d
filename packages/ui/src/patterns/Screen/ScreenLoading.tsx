import { useEffect, useState, type ReactNode } from 'react';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { hidden } from '../../primitives/VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './Screen.css.ts';
import type { PictogramProps } from '../../primitives/Pictogram/Pictogram.tsx';

/** One of four; a screen cannot forget one of them. */
export type ScreenState =
  | { kind: 'ready' }
  /** Nothing shows for the first 300 ms; then the skeleton; after 5 s the message that says what takes so long. */
  | { kind: 'loading'; label: string; slowLabel: string }
  /** What will be here, and the first step towards it. */
  | { kind: 'empty'; title: string; text: string; pictogram?: PictogramProps['name']; action?: ReactNode }
  /** What happened, that nothing was lost, and what to do. */
  | { kind: 'failed'; title: string; text: string; retryLabel?: string; onRetry?: () => void };

/** Nothing, then the page's skeleton, then a message that says what takes so long. */
export function ScreenLoading({
  state,
  skeleton,
}: {
  state: Extract<ScreenState, { kind: 'loading' }>;
  skeleton: ReactNode;
}) {
  const [phase, setPhase] = useState<'silent' | 'shown' | 'slow'>('silent');
  useEffect(() => {
    const shown = setTimeout(() => setPhase('shown'), 300);
    const slow = setTimeout(() => setPhase('slow'), 5000);
    return () => {
      clearTimeout(shown);
      clearTimeout(slow);
    };
  }, []);
  return (
    <div className={styles.loading} aria-busy>
      <p className={phase === 'slow' ? styles.slow : hidden} role="status">
        {phase === 'silent' ? '' : phase === 'slow' ? state.slowLabel : state.label}
      </p>
      <div className={phase === 'silent' ? styles.waiting : styles.shown} aria-hidden>
        {skeleton ?? (
          <>
            <Skeleton width="half" />
            <Skeleton shape="block" height={160} />
            <Skeleton shape="block" height={160} />
          </>
        )}
      </div>
    </div>
  );
}
