import { ChevronDown } from 'lucide-react';
import type { LucideIcon } from '../../primitives/Icon/Icon.tsx';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu, type MenuEntry } from '../Menu/Menu.tsx';
import { root, split } from './SplitButton.css.ts';

export interface SplitButtonProps {
  /** The usual action: «Save plan». */
  label: string;
  onPress?: (() => void) | undefined;
  /** Names the half that opens the menu: «More ways to save». */
  menuLabel: string;
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
  menuLabel,
  entries,
  icon,
  intent = 'secondary',
  size = 'medium',
  isDisabled = false,
  isPending = false,
  pendingLabel,
}: SplitButtonProps) {
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
      <Menu
        entries={entries}
        trigger={
          <IconButton
            icon={ChevronDown}
            label={menuLabel}
            intent={intent}
            size={size}
            isDisabled={isDisabled || isPending}
            hasTooltip={false}
          />
        }
      />
    </div>
  );
}
