import { MoreHorizontal } from 'lucide-react';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs.tsx';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import * as empty from '../../components/EmptyState/EmptyState.css.ts';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import type { LucideIcon } from '../../primitives/Icon/Icon.tsx';
import { hidden } from '../../primitives/VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './Screen.css.ts';

// Only screens with further actions fetch a menu.
const Menu = lazy(async () => ({ default: (await import('../../components/Menu/Menu.tsx')).Menu }));

export interface ScreenCrumb {
  id: string;
  label: string;
  /** Missing for the current page, which comes last. */
  href?: string;
}

export interface ScreenAction {
  id: string;
  label: string;
  icon?: LucideIcon;
  href?: string;
  onAction?: () => void;
  intent?: 'normal' | 'danger';
  isHidden?: boolean;
  isDisabled?: boolean;
}

/** One of four; a screen cannot forget one of them. */
export type ScreenState =
  | { kind: 'ready' }
  /** Nothing shows for the first 300 ms; then the skeleton; after 5 s the words that say what takes so long. */
  | { kind: 'loading'; label: string; slowLabel: string }
  /** What will be here, and the first step towards it. */
  | { kind: 'empty'; title: string; text: string; icon?: ReactNode; action?: ReactNode }
  /** What happened, that nothing was lost, and what to do. */
  | { kind: 'failed'; title: string; text: string; retryLabel?: string; onRetry?: () => void };

export interface ScreenProps {
  title: string;
  /** Beside the title: a status or a count. */
  titleAside?: ReactNode;
  /** A line below the title. */
  description?: ReactNode;
  breadcrumbs?: readonly ScreenCrumb[];
  breadcrumbsLabel?: string;
  /** The one thing to do here. */
  primaryAction?: ReactNode;
  /** Everything else, in a menu called `moreLabel`. */
  moreActions?: readonly ScreenAction[];
  moreLabel?: string;
  /** Below the header, such as tabs. Stays in every state. */
  tabs?: ReactNode;
  /** Shown while loading, with the size of what will come. */
  skeleton?: ReactNode;
  /** `content` up to 1,440 px, `form` up to 720 px. */
  width?: 'content' | 'form';
  state?: ScreenState;
  children: ReactNode;
}

function Loading({
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

/** Header and body of one page. Whatever the state, header and tabs stay where they are. */
export function Screen({
  title,
  titleAside,
  description,
  breadcrumbs,
  breadcrumbsLabel,
  primaryAction,
  moreActions,
  moreLabel,
  tabs,
  skeleton,
  width = 'content',
  state = { kind: 'ready' },
  children,
}: ScreenProps) {
  const more = moreActions?.filter((action) => !action.isHidden) ?? [];
  const [isMenuWanted, setMenuWanted] = useState(false);
  const moreButton = (onPress?: () => void) => (
    <IconButton
      icon={MoreHorizontal}
      label={moreLabel ?? ''}
      hasTooltip={false}
      {...(onPress ? { onPress } : {})}
    />
  );
  return (
    <div className={styles.screen[width]}>
      <div className={styles.header}>
        {breadcrumbs && breadcrumbs.length > 0 && (
          <Breadcrumbs label={breadcrumbsLabel ?? ''} items={breadcrumbs} />
        )}
        <div className={styles.titleRow}>
          <div className={styles.titleGroup}>
            <h1 className={styles.title}>{title}</h1>
            {titleAside}
          </div>
          {(primaryAction || more.length > 0) && (
            <div className={styles.actions}>
              {more.length > 0 && (
                <Suspense fallback={moreButton(() => setMenuWanted(true))}>
                  <Menu trigger={moreButton()} entries={more} isInitiallyOpen={isMenuWanted} />
                </Suspense>
              )}
              {primaryAction}
            </div>
          )}
        </div>
        {description && <div className={styles.description}>{description}</div>}
      </div>
      {tabs}
      {state.kind === 'ready' && <div className={styles.body}>{children}</div>}
      {state.kind === 'loading' && <Loading state={state} skeleton={skeleton} />}
      {state.kind === 'empty' && (
        <section className={`${empty.state} ${styles.notice}`}>
          {state.icon && (
            <span className={empty.drawing} aria-hidden>
              {state.icon}
            </span>
          )}
          <h2 className={styles.noticeTitle}>{state.title}</h2>
          <p className={empty.words}>{state.text}</p>
          {state.action && <div className={empty.acts}>{state.action}</div>}
        </section>
      )}
      {state.kind === 'failed' && (
        <div className={styles.notice}>
          <ErrorState
            title={state.title}
            description={state.text}
            onRetry={state.onRetry}
            retryLabel={state.retryLabel}
          />
        </div>
      )}
    </div>
  );
}
