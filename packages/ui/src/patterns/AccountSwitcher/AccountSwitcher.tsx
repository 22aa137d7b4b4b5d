import { Check, ChevronsUpDown } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { initials } from '../responsive/initials.ts';
import * as menuStyles from '../../components/Menu/Menu.css.ts';
import * as styles from './AccountSwitcher.css.ts';

export interface AccountSwitcherAccount {
  id: string;
  name: string;
  /** Without it the initials of the first two words of the name stand in. */
  imageUrl?: string;
}

export interface AccountSwitcherProps {
  accounts: readonly AccountSwitcherAccount[];
  currentId: string;
  onChoose: (id: string) => void;
  /** What the button is called, such as «Account: Clínica Alba. Change account». */
  label: string;
  /** `slim` shows the icon alone. Default `slim`. */
  shape?: 'slim' | 'wide';
}

function Mark({ account }: { account: AccountSwitcherAccount }) {
  return (
    <span className={styles.mark} aria-hidden>
      {account.imageUrl ? (
        <img className={styles.image} src={account.imageUrl} alt="" />
      ) : (
        initials(account.name)
      )}
    </span>
  );
}

/** Shows the account in use and changes it. With a single account it only shows it. */
export function AccountSwitcher({
  accounts,
  currentId,
  onChoose,
  label,
  shape = 'slim',
}: AccountSwitcherProps) {
  const current = accounts.find((account) => account.id === currentId);
  if (!current) return null;
  const face = (
    <>
      <Mark account={current} />
      {shape === 'wide' && <span className={styles.name}>{current.name}</span>}
    </>
  );
  if (accounts.length === 1) {
    return (
      <div className={styles.still[shape]} role="img" aria-label={current.name} title={current.name}>
        {face}
      </div>
    );
  }
  return (
    <MenuTrigger>
      <Button className={styles.button[shape]} aria-label={label}>
        {face}
        <ChevronsUpDown className={styles.arrows[shape]} size={shape === 'wide' ? 16 : 12} aria-hidden />
      </Button>
      <Popover
        className={menuStyles.popover}
        placement={shape === 'wide' ? 'bottom start' : 'end top'}
        offset={8}
      >
        <Menu
          className={menuStyles.list}
          aria-label={label}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[currentId]}
          onAction={(key) => key !== currentId && onChoose(String(key))}
        >
          {accounts.map((account) => (
            <MenuItem
              key={account.id}
              id={account.id}
              className={menuStyles.entry()}
              textValue={account.name}
            >
              <Mark account={account} />
              <span className={styles.itemName}>{account.name}</span>
              {account.id === currentId && <Check className={styles.check} size={16} aria-hidden />}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
