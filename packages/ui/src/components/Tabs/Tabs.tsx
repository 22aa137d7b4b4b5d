import { Link as AriaLink } from 'react-aria-components/Link';
import { Icon, type LucideIcon } from '../../primitives/Icon/Icon.tsx';
import { currentTab } from './currentTab.ts';
import { count as countClass, list, nav, tab, words } from './Tabs.css.ts';
import { useCurrentInView } from './useCurrentInView.ts';

export interface TabItem {
  href: string;
  label: string;
  icon?: LucideIcon | undefined;
  /** Count shown beside the label. */
  count?: string | undefined;
  /** Marks the open tab when `location` does not determine it. */
  isCurrent?: boolean | undefined;
  isDisabled?: boolean | undefined;
}

export interface TabsProps {
  /** Names the navigation: "Sections of the patient". */
  label: string;
  items: readonly TabItem[];
  /** Current path: the tab with this address, or a parent of it, is the open one. */
  location?: string | undefined;
}

/** Sections of one thing, each with its own address: links, not an ARIA tab list. Scrolls sideways on phones. */
export function Tabs({ label, items, location }: TabsProps) {
  const current =
    location === undefined ? items.find(({ isCurrent }) => isCurrent) : currentTab(items, location);

  const ref = useCurrentInView<HTMLElement>('[aria-current]', current?.href);

  return (
    <nav aria-label={label} className={nav} ref={ref}>
      <ul className={list}>
        {items.map((item) => (
          <li key={item.href}>
            <AriaLink
              href={item.href}
              className={tab}
              isDisabled={item.isDisabled ?? false}
              {...(item === current ? { 'aria-current': 'page' as const } : {})}
            >
              {item.icon && <Icon icon={item.icon} />}
              <span className={words} {...(item.label.length > 30 ? { title: item.label } : {})}>
                {item.label}
              </span>
              {item.count !== undefined && <span className={countClass}>{item.count}</span>}
            </AriaLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
