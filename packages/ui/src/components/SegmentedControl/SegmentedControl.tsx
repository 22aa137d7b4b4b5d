import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { Icon, type LucideIcon } from '../../primitives/Icon/Icon.tsx';
import { segment, track } from './SegmentedControl.css.ts';

export interface SegmentedControlProps<Id extends string = string> {
  /** Names the group for assistive technology. */
  label: string;
  options: readonly {
    id: Id;
    label: string;
    icon?: LucideIcon | undefined;
    isDisabled?: boolean | undefined;
  }[];
  value: Id;
  onChange: (value: Id) => void;
  isDisabled?: boolean | undefined;
}

/** Switches the view at once between two to five ways of seeing the same thing. */
export function SegmentedControl<Id extends string = string>({
  label,
  options,
  value,
  onChange,
  isDisabled = false,
}: SegmentedControlProps<Id>) {
  return (
    <ToggleButtonGroup
      aria-label={label}
      className={track}
      selectionMode="single"
      disallowEmptySelection
      isDisabled={isDisabled}
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const [next] = keys;
        if (next !== undefined && next !== value) onChange(next as Id);
      }}
    >
      {options.map((option) => (
        <ToggleButton
          key={option.id}
          id={option.id}
          className={segment}
          isDisabled={isDisabled || (option.isDisabled ?? false)}
        >
          {option.icon && <Icon icon={option.icon} />}
          {option.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
