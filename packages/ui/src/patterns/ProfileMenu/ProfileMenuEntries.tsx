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
import type { ProfileMenuProps } from './ProfileMenu.tsx';
import { ProfileMenuChoiceEntry } from './ProfileMenuChoiceEntry.tsx';
import { useRootMenu } from '../../components/Menu/useRootMenu.ts';
import * as styles from './ProfileMenu.css.ts';

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
