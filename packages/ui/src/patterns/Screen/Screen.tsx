import { ChevronRight, CircleAlert, MoreHorizontal, RotateCw } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { Breadcrumb, Breadcrumbs } from 'react-aria-components/Breadcrumbs';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import * as styles from './Screen.css.ts';

export interface ScreenCrumb {
  id: string;
  label: string;
  /** Missing for the current page, which comes last. */
  href?: string;
}

export interface ScreenAction {
  id: string;
  label: string;
  icon?: ReactNode;
  href?: string;
  onAction?: () => void;
  isHidden?: boolean;
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
      <p className={phase === 'slow' ? styles.slow : styles.onlyHeard} role="status">
        {phase === 'silent' ? '' : phase === 'slow' ? state.slowLabel : state.label}
      </p>
      <div className={phase === 'silent' ? styles.waiting : styles.shown} aria-hidden>
        {skeleton ?? (
          <>
            <div className={styles.bone.line} />
            <div className={styles.bone.block} />
            <div className={styles.bone.block} />
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
  return (
    <div className={styles.screen[width]}>
      <header className={styles.header}>
        {breadcrumbs && breadcrumbs.length > 0 && (
          <nav aria-label={breadcrumbsLabel}>
            <Breadcrumbs className={styles.crumbs} items={breadcrumbs}>
              {(crumb) => (
                <Breadcrumb className={styles.crumb} id={crumb.id}>
                  {crumb.href ? (
                    <>
                      <Link className={styles.crumbLink} href={crumb.href}>
                        {crumb.label}
                      </Link>
                      <ChevronRight className={styles.crumbMark} size={14} aria-hidden />
                    </>
                  ) : (
                    <span aria-current="page">{crumb.label}</span>
                  )}
                </Breadcrumb>
              )}
            </Breadcrumbs>
          </nav>
        )}
        <div className={styles.titleRow}>
          <div className={styles.titleGroup}>
            <h1 className={styles.title}>{title}</h1>
            {titleAside}
          </div>
          {(primaryAction || more.length > 0) && (
            <div className={styles.actions}>
              {more.length > 0 && (
                <MenuTrigger>
                  <Button className={styles.more} aria-label={moreLabel ?? ''}>
                    <MoreHorizontal size={20} aria-hidden />
                  </Button>
                  <Popover className={styles.popover} placement="bottom end" offset={6}>
                    <Menu className={styles.menu} aria-label={moreLabel ?? ''}>
                      {more.map((action) => (
                        <MenuItem
                          key={action.id}
                          id={action.id}
                          className={styles.menuItem}
                          textValue={action.label}
                          {...(action.href === undefined ? {} : { href: action.href })}
                          {...(action.onAction === undefined ? {} : { onAction: action.onAction })}
                        >
                          <span className={styles.menuIcon} aria-hidden>
                            {action.icon}
                          </span>
                          {action.label}
                        </MenuItem>
                      ))}
                    </Menu>
                  </Popover>
                </MenuTrigger>
              )}
              {primaryAction}
            </div>
          )}
        </div>
        {description && <div className={styles.description}>{description}</div>}
      </header>
      {tabs}
      {state.kind === 'ready' && <div className={styles.body}>{children}</div>}
      {state.kind === 'loading' && <Loading state={state} skeleton={skeleton} />}
      {state.kind === 'empty' && (
        <section className={styles.notice}>
          {state.icon && (
            <div className={styles.noticeIcon} aria-hidden>
              {state.icon}
            </div>
          )}
          <h2 className={styles.noticeTitle}>{state.title}</h2>
          <p className={styles.noticeText}>{state.text}</p>
          {state.action}
        </section>
      )}
      {state.kind === 'failed' && (
        <section className={styles.notice} role="alert">
          <div className={styles.failedIcon} aria-hidden>
            <CircleAlert size={24} />
          </div>
          <h2 className={styles.noticeTitle}>{state.title}</h2>
          <p className={styles.noticeText}>{state.text}</p>
          {state.onRetry && state.retryLabel && (
            <Button className={styles.retry} onPress={state.onRetry}>
              <RotateCw size={16} aria-hidden />
              {state.retryLabel}
            </Button>
          )}
        </section>
      )}
    </div>
  );
}
