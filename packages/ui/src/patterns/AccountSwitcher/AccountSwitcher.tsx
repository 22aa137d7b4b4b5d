import { ChevronsUpDown } from 'lucide-react';
import { lazyPart } from '../../components/LazyPart/LazyPart.tsx';
import { MenuOnDemand } from '../../components/Menu/MenuOnDemand.tsx';
import { AccountMark } from './AccountMark.tsx';
import * as styles from './AccountSwitcher.css.ts';

export interface AccountSwitcherAccount {
  id: string;
  name: string;
  /** Image address; while it is missing or broken, the initials of the first two words of the name show. */
  imageUrl?: string;
}

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

const AccountChoices = lazyPart(async () => (await import('./AccountChoices.tsx')).AccountChoices);

/** Shows the current account and switches it. With a single account it only shows it. */
export function AccountSwitcher({
  accounts,
  currentId,
  onChoose,
  label,
  searchLabels,
  shape = 'slim',
}: AccountSwitcherProps) {
  const current = accounts.find((account) => account.id === currentId);
  if (!current) return null;
  const face = (
    <>
      <AccountMark account={current} />
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
    <MenuOnDemand
      className={styles.button[shape]}
      label={label}
      warmUp={AccountChoices.preload}
      menu={(behind) => (
        <AccountChoices
          {...behind}
          accounts={accounts}
          currentId={currentId}
          onChoose={onChoose}
          label={label}
          shape={shape}
          {...(searchLabels ? { searchLabels } : {})}
        />
      )}
    >
      {face}
      <ChevronsUpDown className={styles.arrows[shape]} size={shape === 'wide' ? 16 : 12} aria-hidden />
    </MenuOnDemand>
  );
}
