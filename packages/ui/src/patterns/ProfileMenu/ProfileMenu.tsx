import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuSection, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Separator } from 'react-aria-components/Separator';
import { initials } from '../responsive/initials.ts';
import * as menuStyles from '../../components/Menu/Menu.css.ts';
import * as styles from './ProfileMenu.css.ts';

export interface ProfileMenuItem {
  id: string;
  label: string;
  icon?: ReactNode;
  /** Either a place to go to or something to do. */
  href?: string;
  onAction?: () => void;
  isHidden?: boolean;
  isDisabled?: boolean;
}

export interface ProfileMenuProps {
  /** Name of the person; its initials stand on the button. */
  name: string;
  /** A line below the name, such as the address or the role. */
  detail?: string;
  imageUrl?: string;
  /** What the button is called, such as «Account of Ana Ruiz». */
  label: string;
  /** Groups of entries, divided by a line. Empty groups vanish. */
  groups: readonly (readonly ProfileMenuItem[])[];
}

/** The person's own menu at the end of the top bar. */
export function ProfileMenu({ name, detail, imageUrl, label, groups }: ProfileMenuProps) {
  const visible = groups
    .map((group) => group.filter((item) => !item.isHidden))
    .filter((group) => group.length > 0);
  return (
    <MenuTrigger>
      <Button className={styles.button} aria-label={label}>
        <span className={styles.avatar} aria-hidden>
          {imageUrl ? <img className={styles.image} src={imageUrl} alt="" /> : initials(name)}
        </span>
        <span className={styles.name}>{name}</span>
        <ChevronDown className={styles.chevron} size={16} aria-hidden />
      </Button>
      <Popover className={menuStyles.popover} placement="bottom end" offset={6}>
        <div className={styles.person}>
          <div className={styles.personName}>{name}</div>
          {detail && <div className={styles.detail}>{detail}</div>}
        </div>
        <Menu className={menuStyles.list} aria-label={label}>
          {visible.flatMap((group, index) => [
            ...(index > 0 ? [<Separator key={`line-${index}`} className={menuStyles.line} />] : []),
            <MenuSection key={`group-${index}`} aria-label={group.map((item) => item.label).join(', ')}>
              {group.map((item) => (
                <MenuItem
                  key={item.id}
                  id={item.id}
                  className={menuStyles.entry()}
                  textValue={item.label}
                  isDisabled={item.isDisabled ?? false}
                  {...(item.href === undefined ? {} : { href: item.href })}
                  {...(item.onAction === undefined ? {} : { onAction: item.onAction })}
                >
                  <span className={styles.itemIcon} aria-hidden>
                    {item.icon}
                  </span>
                  {item.label}
                </MenuItem>
              ))}
            </MenuSection>,
          ])}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
