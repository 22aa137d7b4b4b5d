import { Check, ChevronRight } from 'lucide-react';
import { Menu, MenuItem, SubmenuTrigger } from 'react-aria-components/Menu';
import * as menuStyles from '../../components/Menu/Menu.css.ts';
import { SubmenuPopover } from '../../components/Menu/SubmenuPopover.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as styles from './ProfileMenu.css.ts';
import type { ProfileMenuChoice } from './ProfileMenuEntries.tsx';

/** An entry that shows the current choice, and opens the options beside it. */
export function ProfileMenuChoiceEntry({ choice }: { choice: ProfileMenuChoice }) {
  const chosen = choice.options.find((option) => option.id === choice.chosen);
  return (
    <SubmenuTrigger delay={120}>
      <MenuItem
        id={choice.id}
        className={menuStyles.entry()}
        textValue={choice.label}
        aria-label={`${choice.label}: ${chosen?.label ?? ''}`}
      >
        <span className={styles.itemIcon} aria-hidden>
          {choice.icon}
        </span>
        <span className={menuStyles.words}>{choice.label}</span>
        <span className={styles.chosen}>{chosen?.label}</span>
        <span className={menuStyles.arrow}>
          <Icon icon={ChevronRight} size="sm" />
        </span>
      </MenuItem>
      <SubmenuPopover className={styles.choices}>
        <Menu
          className={menuStyles.list}
          aria-label={choice.label}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[choice.chosen]}
          onAction={(key) => choice.onChoose(String(key))}
        >
          {choice.options.map((option) => (
            <MenuItem key={option.id} id={option.id} className={menuStyles.entry()} textValue={option.label}>
              <span className={menuStyles.words} lang={option.lang}>
                {option.label}
              </span>
              {option.id === choice.chosen && (
                <span className={menuStyles.tick}>
                  <Icon icon={Check} />
                </span>
              )}
            </MenuItem>
          ))}
        </Menu>
      </SubmenuPopover>
    </SubmenuTrigger>
  );
}
