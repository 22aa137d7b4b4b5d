import { ChevronDown } from 'lucide-react';
import type { LucideIcon } from '../../primitives/Icon/Icon.tsx';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu, type MenuEntry } from '../Menu/Menu.tsx';
import { root, split } from './SplitButton.css.ts';

export interface SplitButtonProps {
  /** The usual act: «Save plan». */
  label: string;
  onPress?: (() => void) | undefined;
  /** Names the half that opens the menu: «More ways to save». */
  menuLabel: string;
  /** Variations of the usual act, which is not among them. */
  entries: readonly MenuEntry[];
  icon?: LucideIcon | undefined;
  intent?: 'primary' | 'secondary' | 'danger';
  size?: 'small' | 'medium' | 'large';
  /** Takes both halves away. */
  isDisabled?: boolean | undefined;
  /** The usual act is under way; its variations wait too. */
  isPending?: boolean | undefined;
  pendingLabel?: string | undefined;
}

/** The usual act, and its rarer variations in a menu beside it. */
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
