import { MoreHorizontal } from 'lucide-react';
import { use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useLabels } from '../../labels/LabelsProvider.ts';
import { button } from '../../components/Button/Button.css.ts';
import { lazyPart } from '../../components/LazyPart/LazyPart.tsx';
import type { MenuEntry } from '../../components/Menu/Menu.tsx';
import { MenuOnDemand } from '../../components/Menu/MenuOnDemand.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as styles from './PageHeader.css.ts';
import { PageHeaderLine, type PageCrumb } from './PageHeaderLine.tsx';
import { PageHeaderLineSlot } from './PageHeaderLineSlot.ts';

export type { PageCrumb } from './PageHeaderLine.tsx';

const EntriesMenu = lazyPart(async () => (await import('../../components/Menu/EntriesMenu.tsx')).EntriesMenu);

export interface PageHeaderProps {
  /** The page's only level 1 heading. */
  title: string;
  /** A status or a count of what the title names, below the line. */
  titleAside?: ReactNode;
  /** What the page is about, in a few words. */
  description?: ReactNode;
  /** Breadcrumbs, the current page last. */
  breadcrumbs?: readonly PageCrumb[] | undefined;
  /** Names the breadcrumbs for assistive technology; required with `breadcrumbs`. */
  breadcrumbsLabel?: string | undefined;
  /** The page's own sections, at the start of the row. */
  tabs?: ReactNode;
  /** The main action, a Button. */
  primaryAction?: ReactNode;
  /** Small controls beside it that must be visible. */
  tools?: ReactNode;
  /** All other actions, in a menu. */
  moreActions?: readonly MenuEntry[] | undefined;
  /** Label of that menu if it is not simply «More actions». */
  moreLabel?: string | undefined;
}

/**
 * Where the page is and which it is, in the frame's line; below it one row: tabs or a description, and what can be done.
 * Outside a frame the line is the header's own first row.
 */
export function PageHeader({
  title,
  titleAside,
  description,
  breadcrumbs = [],
  breadcrumbsLabel = '',
  tabs,
  primaryAction,
  tools,
  moreActions = [],
  moreLabel: given,
}: PageHeaderProps) {
  const { common } = useLabels();
  const moreLabel = given ?? common.moreActions;
  const hasMore = moreActions.some((action) => !action.isHidden);
  const hasActions = Boolean(primaryAction || tools || hasMore);
  const slot = use(PageHeaderLineSlot);
  const line = <PageHeaderLine title={title} ancestors={breadcrumbs.slice(0, -1)} label={breadcrumbsLabel} />;
  const about = (titleAside || description) && (
    <div className={styles.start}>
      {titleAside}
      {description && <div className={styles.description}>{description}</div>}
    </div>
  );
  return (
    <>
      {slot === undefined ? <div className={styles.ownLine}>{line}</div> : slot && createPortal(line, slot)}
      {(tabs || about || hasActions) && (
        <div className={styles.rows}>
          <div className={styles.row}>
            {tabs ? <div className={styles.tabs}>{tabs}</div> : (about ?? <span />)}
            {hasActions && (
              <div className={styles.actions}>
                {tools}
                {hasMore && (
                  <MenuOnDemand
                    className={button({ intent: 'quiet', size: 'medium', isSquare: true })}
                    label={moreLabel}
                    warmUp={EntriesMenu.preload}
                    menu={(behind) => <EntriesMenu {...behind} label={moreLabel} entries={moreActions} />}
                  >
                    <Icon icon={MoreHorizontal} size="md" />
                  </MenuOnDemand>
                )}
                {primaryAction}
              </div>
            )}
          </div>
          {tabs && about}
        </div>
      )}
    </>
  );
}
