import { ChevronLeft, ChevronRight } from 'lucide-react';
import { use } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as styles from './PageHeaderLine.css.ts';
import { PageSubject } from './PageSubject.ts';

export interface PageCrumb {
  id: string;
  label: string;
  /** Omitted for the current page, which comes last. */
  href?: string | undefined;
}

export interface PageHeaderLineProps {
  title: string;
  /** The way to the page, without the page itself. */
  ancestors: readonly PageCrumb[];
  label: string;
}

/**
 * Where the page is, and which it is. The heading follows the navigation instead of being inside it, so that who is led
 * to it hears a heading and not the end of a list of links.
 */
export function PageHeaderLine({ title, ancestors, label }: PageHeaderLineProps) {
  const subject = use(PageSubject);
  const subjectAt = ancestors.findIndex(({ id }) => id === subject?.crumbId);
  const backAt = backFrom(ancestors.length, subjectAt);
  const hasSubject = subjectAt >= 0;
  return (
    <div className={styles.room}>
      <div className={styles.line({ hasSubject })} data-page-line>
        {ancestors.length > 0 && (
          <nav aria-label={label} className={styles.trail}>
            <ol className={styles.list}>
              {ancestors.map((crumb, index) => (
                <li key={crumb.id} className={styles.item[kindOf(index, subjectAt, backAt)]}>
                  <Crumb {...crumb} isBack={index === backAt} isSubject={index === subjectAt} />
                  {index === subjectAt && subject?.summary}
                  <span className={styles.separator} aria-hidden>
                    <Icon icon={ChevronRight} size="sm" />
                  </span>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <h1
          className={styles.title}
          title={title}
          // Who is led to the page begins at its heading.
          tabIndex={-1}
          {...(ancestors.length > 0 ? { 'aria-current': 'page' as const } : {})}
        >
          {title}
        </h1>
      </div>
    </div>
  );
}

function Crumb({ label, href, isBack, isSubject }: PageCrumb & { isBack: boolean; isSubject: boolean }) {
  const className = styles.crumb({ isSubject });
  if (href === undefined) {
    return (
      <span className={className} title={label}>
        {label}
      </span>
    );
  }
  return (
    <AriaLink href={href} className={className}>
      {isBack && (
        <span className={styles.backIcon}>
          <Icon icon={ChevronLeft} size="lg" />
        </span>
      )}
      <span className={styles.label({ isBack })} title={label}>
        {label}
      </span>
    </AriaLink>
  );
}

/** Where a narrow line leads back to: the page above, or out of the subject from the subject's own first page. */
function backFrom(length: number, subjectAt: number): number {
  return length - 1 === subjectAt ? subjectAt - 1 : length - 1;
}

function kindOf(index: number, subjectAt: number, backAt: number): keyof typeof styles.item {
  if (index === subjectAt) return 'subject';
  if (index === backAt) return 'back';
  return index === subjectAt - 1 || (index > subjectAt && subjectAt >= 0) ? 'near' : 'above';
}
