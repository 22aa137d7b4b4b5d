import { Check } from 'lucide-react';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { lazyPart } from '../../components/LazyPart/LazyPart.tsx';
import * as menuStyles from '../../components/Menu/Menu.css.ts';
import type { MenuBehind } from '../../components/Menu/MenuOnDemand.tsx';
import { AccountMark, type AccountSwitcherAccount } from './AccountMark.tsx';
import * as styles from './AccountSwitcher.css.ts';

export interface AccountSearchLabels {
  search: string;
  clear: string;
  /** When no account's name matches. */
  empty: string;
}

export interface AccountSwitcherProps {
  accounts: readonly AccountSwitcherAccount[];
  currentId: string;
  onChoose: (id: string) => void;
  /** Name of the button, such as «Account: Clínica Alba. Change account». */
  label: string;
  /** Search labels, used with more than eight accounts. */
  searchLabels?: AccountSearchLabels;
  /** `slim` shows the icon alone. Default `slim`. */
  shape?: 'slim' | 'wide';
}

/** This many can be read at a glance. */
const UNSEARCHED = 8;

const AccountSearch = lazyPart(async () => (await import('./AccountSearch.tsx')).AccountSearch, {
  place: 'inline',
});

/** The content behind the button of AccountSwitcher. */
export function AccountChoices({
  trigger,
  onClose,
  accounts,
  currentId,
  onChoose,
  label,
  searchLabels,
  shape = 'slim',
}: MenuBehind & AccountSwitcherProps) {
  const menu = (
    <Menu
      className={styles.choices}
      aria-label={label}
      {...(searchLabels && accounts.length > UNSEARCHED ? {} : { autoFocus: 'first' as const })}
      onClose={onClose}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[currentId]}
      onAction={(key) => key !== currentId && onChoose(String(key))}
      renderEmptyState={() => <div className={menuStyles.empty}>{searchLabels?.empty}</div>}
    >
      {accounts.map((account) => (
        <MenuItem key={account.id} id={account.id} className={menuStyles.entry()} textValue={account.name}>
          <AccountMark account={account} />
          <span className={styles.itemName}>{account.name}</span>
          {account.id === currentId && <Check className={styles.check} size={16} aria-hidden />}
        </MenuItem>
      ))}
    </Menu>
  );
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
      {searchLabels && accounts.length > UNSEARCHED ? (
        <AccountSearch labels={searchLabels}>{menu}</AccountSearch>
      ) : (
        menu
      )}
    </Popover>
  );
}
