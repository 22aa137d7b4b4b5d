import { ChevronDown } from 'lucide-react';
import { useLabels } from '../../labels/LabelsProvider.ts';
import { Icon, type LucideIcon } from '../../primitives/Icon/Icon.tsx';
import { Button } from '../Button/Button.tsx';
import { button } from '../Button/Button.css.ts';
import { lazyPart } from '../LazyPart/LazyPart.tsx';
import type { MenuEntry } from '../Menu/Menu.tsx';
import { MenuOnDemand } from '../Menu/MenuOnDemand.tsx';
import { root, split } from './SplitButton.css.ts';

const EntriesMenu = lazyPart(async () => (await import('../Menu/EntriesMenu.tsx')).EntriesMenu);

export interface SplitButtonProps {
  /** The usual action: «Save plan». */
  label: string;
  onPress?: (() => void) | undefined;
  /** Names the half that opens the menu: «More ways to save». */
  menuLabel?: string | undefined;
  /** Variants of the usual action, which is not among them. */
  entries: readonly MenuEntry[];
  icon?: LucideIcon | undefined;
  intent?: 'primary' | 'secondary' | 'danger';
  size?: 'small' | 'medium' | 'large';
  /** Disables both halves. */
  isDisabled?: boolean | undefined;
  /** The usual action is in progress; its variants wait too. */
  isPending?: boolean | undefined;
  pendingLabel?: string | undefined;
}

/** The usual action, with its rarer variants in a menu beside it. */
export function SplitButton({
  label,
  onPress,
  menuLabel: given,
  entries,
  icon,
  intent = 'secondary',
  size = 'medium',
  isDisabled = false,
  isPending = false,
  pendingLabel,
}: SplitButtonProps) {
  const { moreActions } = useLabels().common;
  const menuLabel = given ?? moreActions;
  return (
    <div className={`${root} ${split}`} {...(intent === 'secondary' ? {} : { 'data-solid': true })}>
      <Button
        intent={intent}
        size={size}
        icon={icon}
        isDisabled={isDisabled}
        isPending={isPending}
        pendingLabel={pendingLabel}
        {...(onPress ? { onPress } : {})}
      >
        {label}
      </Button>
      <MenuOnDemand
        className={button({ intent, size, isSquare: true })}
        label={menuLabel}
        isDisabled={isDisabled || isPending}
        warmUp={EntriesMenu.preload}
        menu={(behind) => <EntriesMenu {...behind} label={menuLabel} entries={entries} />}
      >
        <Icon icon={ChevronDown} size={size === 'large' ? 'lg' : 'md'} />
      </MenuOnDemand>
    </div>
  );
}
