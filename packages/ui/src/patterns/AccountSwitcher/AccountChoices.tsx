import { Check } from 'lucide-react';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import * as menuStyles from '../../components/Menu/Menu.css.ts';
import type { MenuBehind } from '../../components/Menu/MenuOnDemand.tsx';
import { AccountMark } from './AccountMark.tsx';
import type { AccountSwitcherProps } from './AccountSwitcher.tsx';
import * as styles from './AccountSwitcher.css.ts';

/** What opens behind the button of AccountSwitcher. */
export function AccountChoices({
  trigger,
  onClose,
  accounts,
  currentId,
  onChoose,
  label,
  shape = 'slim',
}: MenuBehind & AccountSwitcherProps) {
  return (
    <Popover
      className={menuStyles.popover}
      aria-label={label}
      triggerRef={trigger}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      placement={shape === 'wide' ? 'bottom start' : 'end top'}
      offset={8}
    >
      <Menu
        className={menuStyles.list}
        aria-label={label}
        autoFocus="first"
        onClose={onClose}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[currentId]}
        onAction={(key) => key !== currentId && onChoose(String(key))}
      >
        {accounts.map((account) => (
          <MenuItem key={account.id} id={account.id} className={menuStyles.entry()} textValue={account.name}>
            <AccountMark account={account} />
            <span className={styles.itemName}>{account.name}</span>
            {account.id === currentId && <Check className={styles.check} size={16} aria-hidden />}
          </MenuItem>
        ))}
      </Menu>
    </Popover>
  );
}
