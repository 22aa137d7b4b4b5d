import { Check, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Header,
  Keyboard,
  Menu as AriaMenu,
  MenuItem,
  MenuSection,
  Separator,
  SubmenuTrigger,
  Text,
} from 'react-aria-components/Menu';
import { Icon, type LucideIcon } from '../../primitives/Icon/Icon.tsx';
import { arrow, detail, entry, heading, line, list, popover, shortcut, tick, words } from './Menu.css.ts';
import { SubmenuPopover } from './SubmenuPopover.tsx';

export interface MenuLine {
  id: string;
  label: string;
  /** A muted second line. */
  hint?: string | undefined;
  icon?: LucideIcon | undefined;
  isDisabled?: boolean | undefined;
  /** Hidden: it can never apply to this person or object. */
  isHidden?: boolean | undefined;
}

/** Runs an action, or follows a link. */
export interface MenuAct extends MenuLine {
  kind?: undefined;
  /** Makes it a link instead of an action. */
  href?: string | undefined;
  intent?: 'normal' | 'danger' | undefined;
  /** The current one (a language, an account) of a group between separators: it is ticked, also for screen readers. */
  isCurrent?: boolean | undefined;
  /** The shortcut keys to show: "Ctrl S". The menu displays them and does not listen for them. */
  shortcut?: string | undefined;
  onAction?: (() => void) | undefined;
}

/** Opens a submenu. */
export interface MenuSubmenu extends MenuLine {
  kind: 'submenu';
  entries: readonly MenuEntry[];
}

/** Entries under a heading. */
export interface MenuSection {
  kind: 'section';
  id: string;
  label: string;
  isHidden?: boolean | undefined;
  entries: readonly (MenuAct | MenuSubmenu)[];
}

/** Settings under a heading, of which one or several apply. The menu stays open while several can be ticked. */
export interface MenuChoice {
  kind: 'choice';
  id: string;
  /** The heading; omit it where the options are self-explanatory. */
  label?: string | undefined;
  mode: 'one' | 'several';
  isHidden?: boolean | undefined;
  options: readonly MenuLine[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

export type MenuEntry =
  MenuAct | MenuSubmenu | MenuSection | MenuChoice | { id: string; kind: 'separator'; isHidden?: boolean };

/** The rows of a menu: hidden entries are left out, and so are separators that then separate nothing. */
export function menuEntries(entries: readonly MenuEntry[]): ReactNode[] {
  const visible = entries.filter(isShown);
  const needed = visible.filter((each, index) => {
    if (each.kind !== 'separator') return true;
    const before = visible[index - 1];
    return (
      before && before.kind !== 'separator' && visible.slice(index).some((it) => it.kind !== 'separator')
    );
  });
  return runs(needed).map((run) => {
    const current = run.flatMap((each) => (each.kind === undefined && each.isCurrent ? [each.id] : []));
    if (current.length === 0) return run.map(menuEntry);
    return (
      // One of several is current: screen readers must know too, which only a selectable item provides.
      <MenuSection key={`of ${current.join()}`} selectionMode="single" selectedKeys={current}>
        {run.map(menuEntry)}
      </MenuSection>
    );
  });
}

/** A heading above nothing but hidden rows would be redundant. */
function isShown(each: MenuEntry): boolean {
  if (each.isHidden) return false;
  if (each.kind === 'choice') return each.options.some((option) => !option.isHidden);
  if (each.kind === 'section' || each.kind === 'submenu') return each.entries.some(isShown);
  return true;
}

/** The entries between two separators; each separator is a group of its own. */
function runs(entries: readonly MenuEntry[]): MenuEntry[][] {
  const found: MenuEntry[][] = [];
  for (const each of entries) {
    const last = found.at(-1);
    const isPlain = each.kind === undefined;
    if (last && isPlain && last[0]?.kind === undefined) last.push(each);
    else found.push([each]);
  }
  return found;
}

function menuEntry(each: MenuEntry): ReactNode {
  if (each.kind === 'separator') return <Separator key={each.id} className={line} />;
  if (each.kind === 'submenu') {
    return (
      <SubmenuTrigger key={each.id}>
        <Line {...each} />
        <SubmenuPopover className={popover}>
          <AriaMenu className={list}>{menuEntries(each.entries)}</AriaMenu>
        </SubmenuPopover>
      </SubmenuTrigger>
    );
  }
  if (each.kind === 'section') {
    return (
      <MenuSection key={each.id}>
        <Header className={heading}>{each.label}</Header>
        {each.entries.filter((inner) => !inner.isHidden).map(menuEntry)}
      </MenuSection>
    );
  }
  if (each.kind === 'choice') {
    return (
      <MenuSection
        key={each.id}
        selectionMode={each.mode === 'one' ? 'single' : 'multiple'}
        disallowEmptySelection={each.mode === 'one'}
        selectedKeys={each.chosen}
        onSelectionChange={(keys) => each.onChange(keys === 'all' ? allOf(each) : [...keys].map(String))}
      >
        {each.label && <Header className={heading}>{each.label}</Header>}
        {each.options
          .filter((option) => !option.isHidden)
          .map((option) => (
            <Line key={option.id} {...option} />
          ))}
      </MenuSection>
    );
  }
  return <Line key={each.id} {...each} />;
}

const allOf = ({ options }: MenuChoice) => options.map(({ id }) => id);

function Line(each: MenuAct | MenuSubmenu | MenuChoice['options'][number]) {
  const act: Partial<MenuAct> = 'entries' in each ? {} : each;
  return (
    <MenuItem
      id={each.id}
      textValue={each.label}
      className={entry({ intent: act.intent })}
      isDisabled={each.isDisabled ?? false}
      {...(act.href === undefined ? {} : { href: act.href })}
      {...(act.onAction ? { onAction: act.onAction } : {})}
    >
      {({ isSelected, hasSubmenu }) => (
        <>
          {each.icon && <Icon icon={each.icon} />}
          <span className={words}>
            <Text slot="label">{each.label}</Text>
            {each.hint && (
              <Text slot="description" className={detail}>
                {each.hint}
              </Text>
            )}
          </span>
          {act.shortcut && <Keyboard className={shortcut}>{act.shortcut}</Keyboard>}
          {isSelected && (
            <span className={tick}>
              <Icon icon={Check} />
            </span>
          )}
          {hasSubmenu && (
            <span className={arrow}>
              <Icon icon={ChevronRight} size="sm" />
            </span>
          )}
        </>
      )}
    </MenuItem>
  );
}
