import { ArrowUpRight } from 'lucide-react';
import {
  Keyboard,
  Menu,
  MenuItem,
  MenuSection,
  RootMenuTriggerStateContext,
} from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Separator } from 'react-aria-components/Separator';
import * as menuStyles from '../../components/Menu/Menu.css.ts';
import type { MenuBehind } from '../../components/Menu/MenuOnDemand.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { ProfileMenuChoiceEntry } from './ProfileMenuChoiceEntry.tsx';
import { useRootMenu } from '../../components/Menu/useRootMenu.ts';
import * as styles from './ProfileMenu.css.ts';
import type { ReactNode } from 'react';

export interface ProfileMenuItem {
  id: string;
  label: string;
  icon?: ReactNode;
  /** The address of a link; an entry has either this or `onAction`. */
  href?: string;
  onAction?: () => void;
  /** Whether the address is outside the product and opens in a new window. */
  isOutside?: boolean;
  /** The shortcut keys to show. The menu does not listen for them. */
  shortcut?: string;
  isHidden?: boolean;
  isDisabled?: boolean;
}

/** A choice between options, such as languages. The entry shows the current one and opens the others as a submenu. */
export interface ProfileMenuChoice {
  kind: 'choice';
  id: string;
  label: string;
  icon?: ReactNode;
  options: readonly { id: string; label: string; lang?: string }[];
  chosen: string;
  onChoose: (id: string) => void;
  isHidden?: boolean;
}

export type ProfileMenuEntry = (ProfileMenuItem & { kind?: undefined }) | ProfileMenuChoice;

export interface ProfileMenuProps {
  /** The name of the person; its initials are on the button if there is no image. */
  name: string;
  /** A line below the name, such as the address or the role. */
  detail?: string;
  imageUrl?: string;
  /** The accessible name of the button, such as «Account of Ana Ruiz». */
  label: string;
  /** Groups of entries, divided by a line. Empty groups are omitted. */
  groups: readonly (readonly ProfileMenuEntry[])[];
}

/** The menu that the button of `ProfileMenu` opens. */
export function ProfileMenuEntries({
  trigger,
  onClose,
  name,
  detail,
  label,
  groups,
}: MenuBehind & Omit<ProfileMenuProps, 'imageUrl'>) {
  const visible = groups
    .map((group) => group.filter((item) => !item.isHidden))
    .filter((group) => group.length > 0);
  const root = useRootMenu(onClose);
  return (
    <RootMenuTriggerStateContext value={root}>
      <Popover
        className={menuStyles.popover}
        aria-label={label}
        triggerRef={trigger}
        isOpen
        onOpenChange={(isOpen) => !isOpen && onClose()}
        placement="bottom end"
        offset={6}
      >
        <div className={styles.person}>
          <div className={styles.personName}>{name}</div>
          {detail && <div className={styles.detail}>{detail}</div>}
        </div>
        <Menu className={menuStyles.list} aria-label={label} autoFocus="first" onClose={onClose}>
          {visible.flatMap((group, index) => [
            ...(index > 0 ? [<Separator key={`line-${index}`} className={menuStyles.line} />] : []),
            <MenuSection key={`group-${index}`} aria-label={group.map((item) => item.label).join(', ')}>
              {group.map((item) =>
                item.kind === 'choice' ? (
                  <ProfileMenuChoiceEntry key={item.id} choice={item} />
                ) : (
                  <MenuItem
                    key={item.id}
                    id={item.id}
                    className={menuStyles.entry()}
                    textValue={item.label}
                    isDisabled={item.isDisabled ?? false}
                    {...(item.href === undefined ? {} : { href: item.href })}
                    {...(item.isOutside ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
                    {...(item.onAction === undefined ? {} : { onAction: item.onAction })}
                  >
                    <span className={styles.itemIcon} aria-hidden>
                      {item.icon}
                    </span>
                    <span className={menuStyles.words}>{item.label}</span>
                    {item.shortcut && <Keyboard className={menuStyles.shortcut}>{item.shortcut}</Keyboard>}
                    {item.isOutside && (
                      <span className={menuStyles.arrow}>
                        <Icon icon={ArrowUpRight} size="sm" />
                      </span>
                    )}
                  </MenuItem>
                ),
              )}
            </MenuSection>,
          ])}
        </Menu>
      </Popover>
    </RootMenuTriggerStateContext>
  );
}
