import { Link as AriaLink } from 'react-aria-components/Link';
import { Icon, type LucideIcon } from '../../primitives/Icon/Icon.tsx';
import { count as countClass, list, nav, tab } from './Tabs.css.ts';

export interface TabItem {
  href: string;
  label: string;
  icon?: LucideIcon | undefined;
  /** How many are behind it, as it is shown. */
  count?: string | undefined;
  isCurrent?: boolean | undefined;
  isDisabled?: boolean | undefined;
}

export interface TabsProps {
  /** Names the navigation: "Sections of the patient". */
  label: string;
  items: readonly TabItem[];
}

/** Sections of one thing, each with an address of its own: links, not an ARIA tab list. Scrolls sideways on phones. */
export function Tabs({ label, items }: TabsProps) {
  return (
    <nav aria-label={label} className={nav}>
      <ul className={list}>
        {items.map(({ href, label: words, icon, count, isCurrent, isDisabled = false }) => (
          <li key={href}>
            <AriaLink
              href={href}
              className={tab}
              isDisabled={isDisabled}
              {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
            >
              {icon && <Icon icon={icon} />}
              {words}
              {count !== undefined && <span className={countClass}>{count}</span>}
            </AriaLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
