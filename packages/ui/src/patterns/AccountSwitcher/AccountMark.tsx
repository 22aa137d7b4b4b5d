import { initials } from '../../components/Avatar/initials.ts';
import type { AccountSwitcherAccount } from './AccountSwitcher.tsx';
import * as styles from './AccountSwitcher.css.ts';

/** The icon of an account, or the initials of the first two words of its name. */
export function AccountMark({ account }: { account: AccountSwitcherAccount }) {
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
