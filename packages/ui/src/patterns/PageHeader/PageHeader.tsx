import { MoreHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLabels } from '../../labels/LabelsProvider.ts';
import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs.tsx';
import { button } from '../../components/Button/Button.css.ts';
import { lazyPart } from '../../components/LazyPart/LazyPart.tsx';
import type { MenuEntry } from '../../components/Menu/Menu.tsx';
import { MenuOnDemand } from '../../components/Menu/MenuOnDemand.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as styles from './PageHeader.css.ts';
import { useStickyTitle } from './useStickyTitle.ts';

const PageHeaderMenu = lazyPart(async () => (await import('./PageHeaderMenu.tsx')).PageHeaderMenu);

export interface PageCrumb {
  id: string;
  label: string;
  /** Omitted for the current page, which comes last. */
  href?: string | undefined;
}

export interface PageHeaderProps {
  /** The page's only level 1 heading. */
  title: string;
  /** Beside the title: a status or a count. */
  titleAside?: ReactNode;
  /** A line below the title. */
  description?: ReactNode;
  /** Breadcrumbs, the current page last. */
  breadcrumbs?: readonly PageCrumb[] | undefined;
  /** Names the breadcrumbs for assistive technology; required with `breadcrumbs`. */
  breadcrumbsLabel?: string | undefined;
  /** The main action, a Button. */
  primaryAction?: ReactNode;
  /** Small controls beside it that must be visible, such as one that opens a rail. */
  tools?: ReactNode;
  /** All other actions, in a menu. */
  moreActions?: readonly MenuEntry[] | undefined;
  /** Label of that menu if it is not simply «More actions». */
  moreLabel?: string | undefined;
  /** Title and actions stay below the top bar while the page scrolls; the breadcrumbs scroll away. */
  isSticky?: boolean | undefined;
}

/** Breadcrumbs, the title, one primary action and the others in a menu. */
export function PageHeader({
  title,
  titleAside,
  description,
  breadcrumbs = [],
  breadcrumbsLabel = '',
  primaryAction,
  tools,
  moreActions = [],
  moreLabel: given,
  isSticky = false,
}: PageHeaderProps) {
  const { common } = useLabels();
  const moreLabel = given ?? common.moreActions;
  const hasMore = moreActions.some((action) => !action.isHidden);
  const { header, titleRow, above } = useStickyTitle(isSticky);
  const messages = description && <div className={styles.description}>{description}</div>;
  return (
    <>
      <div
        ref={header}
        className={styles.header({ isSticky })}
        {...(isSticky ? { style: { insetBlockStart: `calc(${styles.topBar} - ${above}px)` } } : {})}
      >
        {breadcrumbs.length > 0 && <Breadcrumbs label={breadcrumbsLabel} items={breadcrumbs} />}
        <div className={styles.titleRow} ref={titleRow}>
          <div className={styles.titleGroup}>
            <h1 className={styles.title}>{title}</h1>
            {titleAside}
          </div>
          {(primaryAction || tools || hasMore) && (
            <div className={styles.actions}>
              {tools}
              {hasMore && (
                <MenuOnDemand
                  className={button({ intent: 'quiet', size: 'medium', isSquare: true })}
                  label={moreLabel}
                  warmUp={PageHeaderMenu.preload}
                  menu={(behind) => <PageHeaderMenu {...behind} label={moreLabel} entries={moreActions} />}
                >
                  <Icon icon={MoreHorizontal} size="md" />
                </MenuOnDemand>
              )}
              {primaryAction}
            </div>
          )}
        </div>
        {!isSticky && messages}
      </div>
      {isSticky && messages}
    </>
  );
}
