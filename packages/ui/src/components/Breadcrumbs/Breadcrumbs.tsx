import { Link as AriaLink } from 'react-aria-components/Link';
import { ChevronRight } from 'lucide-react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { crumb, item, list } from './Breadcrumbs.css.ts';

export interface BreadcrumbsProps {
  /** Names the navigation: "You are here". */
  label: string;
  /** From the top down; the last is the current screen and needs no address. */
  items: readonly { label: string; href?: string | undefined }[];
}

/** The path from the top level to the current screen. */
export function Breadcrumbs({ label, items }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={list}>
        {items.map(({ label: messages, href }, index) => {
          const isLast = index === items.length - 1;
          return (
            <li key={`${index} ${messages}`} className={item}>
              {href !== undefined && !isLast ? (
                <AriaLink href={href} className={crumb}>
                  {messages}
                </AriaLink>
              ) : (
                <span
                  className={crumb}
                  title={messages.trim()}
                  {...(isLast ? { 'aria-current': 'page' as const } : {})}
                >
                  {messages}
                </span>
              )}
              {/* After its crumb, so that a wrapped line starts with text. */}
              {!isLast && <Icon icon={ChevronRight} size="sm" />}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
