import { useState } from 'react';
import { initials } from '../../components/Avatar/initials.ts';
import * as styles from './AccountSwitcher.css.ts';

export interface AccountSwitcherAccount {
  id: string;
  name: string;
  /** Image address; while it is missing or broken, the initials of the first two words of the name show. */
  imageUrl?: string;
}

/** The logo of an account, or the initials of the first two words of its name while that is missing or broken. */
export function AccountMark({ account: { name, imageUrl } }: { account: AccountSwitcherAccount }) {
  const [broken, setBroken] = useState<string>();
  return (
    <span className={styles.mark} aria-hidden>
      {imageUrl && imageUrl !== broken ? (
        <img className={styles.image} src={imageUrl} alt="" onError={() => setBroken(imageUrl)} />
      ) : (
        initials(name)
      )}
    </span>
  );
}
