import { Link as AriaLink } from 'react-aria-components/Link';
import { Icon, type LucideIcon } from '../../primitives/Icon/Icon.tsx';
import { currentTab } from './currentTab.ts';
import { count as countClass, group as groupClass, groupList, list, nav, tab, words } from './Tabs.css.ts';
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
  /** Names the group of which it is one: neighbours with the same name stand together, apart from the others. */
  group?: string | undefined;
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
        {groupsOf(items).map(([first, ...others]) =>
          first.group === undefined ? (
            <li key={first.href}>
              <Tab item={first} isCurrent={first === current} />
            </li>
          ) : (
            <li key={first.href} className={groupClass}>
              <ul className={groupList} aria-label={first.group}>
                {[first, ...others].map((item) => (
                  <li key={item.href}>
                    <Tab item={item} isCurrent={item === current} />
                  </li>
                ))}
              </ul>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}

/** Neighbours with the same group together; each without one alone. */
function groupsOf(items: readonly TabItem[]): readonly [TabItem, ...TabItem[]][] {
  const groups: [TabItem, ...TabItem[]][] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last && item.group !== undefined && last[0].group === item.group) last.push(item);
    else groups.push([item]);
  }
  return groups;
}

function Tab({ item, isCurrent }: { item: TabItem; isCurrent: boolean }) {
  return (
    <AriaLink
      href={item.href}
      className={tab}
      isDisabled={item.isDisabled ?? false}
      {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
    >
      {item.icon && <Icon icon={item.icon} />}
      <span className={words} {...(item.label.length > 30 ? { title: item.label } : {})}>
        {item.label}
      </span>
      {item.count !== undefined && <span className={countClass}>{item.count}</span>}
    </AriaLink>
  );
}
