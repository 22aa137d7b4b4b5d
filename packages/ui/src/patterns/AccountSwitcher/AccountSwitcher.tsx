import { ChevronsUpDown } from 'lucide-react';
import { lazyPart } from '../../components/LazyPart/LazyPart.tsx';
import { MenuOnDemand } from '../../components/Menu/MenuOnDemand.tsx';
import { AccountMark } from './AccountMark.tsx';
import * as styles from './AccountSwitcher.css.ts';
import type { AccountSwitcherProps } from './AccountChoices.tsx';

export type { AccountSearchLabels, AccountSwitcherProps } from './AccountChoices.tsx';
export type { AccountSwitcherAccount } from './AccountMark.tsx';

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
