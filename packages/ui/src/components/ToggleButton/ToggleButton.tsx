import { useRef, type ReactNode, type Ref } from 'react';
import { ToggleButton as AriaToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup as AriaToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { useOneTabStop } from '../../keyboard/useOneTabStop.ts';
import { Icon, type LucideIcon } from '../../primitives/Icon/Icon.tsx';
import { button, words } from '../Button/Button.css.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { group, toggle } from './ToggleButton.css.ts';

export interface ToggleButtonProps {
  /** Names what is on or off, the same label in both states: «Show events». */
  label: string;
  icon?: LucideIcon | undefined;
  /** Shows only the icon; the label is in a tooltip. */
  isIconOnly?: boolean | undefined;
  /** Its id within a ToggleButtonGroup. */
  id?: string | undefined;
  isSelected?: boolean | undefined;
  isInitiallySelected?: boolean | undefined;
  onChange?: ((isSelected: boolean) => void) | undefined;
  intent?: 'secondary' | 'quiet';
  size?: 'small' | 'medium' | 'large';
  isDisabled?: boolean | undefined;
  ref?: Ref<HTMLButtonElement>;
}

/** Turns a view or a mode on and off at once, and shows its state. */
export function ToggleButton({
  label,
  icon,
  isIconOnly = false,
  id,
  isSelected,
  isInitiallySelected,
  onChange,
  intent = 'secondary',
  size = 'medium',
  isDisabled = false,
  ref,
}: ToggleButtonProps) {
  const control = (
    <AriaToggleButton
      className={`${button({ intent, size, isSquare: isIconOnly })} ${toggle}`}
      isDisabled={isDisabled}
      ref={ref}
      {...(id === undefined ? {} : { id })}
      {...(isSelected === undefined ? {} : { isSelected })}
      {...(isInitiallySelected === undefined ? {} : { defaultSelected: isInitiallySelected })}
      {...(onChange ? { onChange } : {})}
      {...(isIconOnly ? { 'aria-label': label } : {})}
    >
      {icon && <Icon icon={icon} size={isIconOnly && size === 'large' ? 'lg' : 'md'} />}
      {!isIconOnly && <span className={words}>{label}</span>}
    </AriaToggleButton>
  );
  return isIconOnly ? <Tooltip text={label}>{control}</Tooltip> : control;
}

export interface ToggleButtonGroupProps {
  /** What the options have in common, for assistive technology. */
  label: string;
  /** With `one`, pressing another replaces it; `several` are independent. */
  mode?: 'one' | 'several';
  selected: readonly string[];
  onChange: (selected: string[]) => void;
  isDisabled?: boolean | undefined;
  /** ToggleButton with `id`. */
  children: ReactNode;
}

/** Toggle buttons as a single tab stop; the arrow keys move between them. */
export function ToggleButtonGroup({
  label,
  mode = 'several',
  selected,
  onChange,
  isDisabled = false,
  children,
}: ToggleButtonGroupProps) {
  const row = useRef<HTMLDivElement>(null);
  useOneTabStop(row);
  return (
    <AriaToggleButtonGroup
      ref={row}
      aria-label={label}
      className={group}
      selectionMode={mode === 'one' ? 'single' : 'multiple'}
      isDisabled={isDisabled}
      selectedKeys={selected}
      onSelectionChange={(keys) => onChange([...keys].map(String))}
    >
      {children}
    </AriaToggleButtonGroup>
  );
}
