import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { Icon, type LucideIcon } from '../../primitives/Icon/Icon.tsx';
import { useCurrentInView } from '../Tabs/useCurrentInView.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { segment, track } from './SegmentedControl.css.ts';

export interface SegmentedControlProps<Id extends string = string> {
  /** Accessible name of the group. */
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
  /** Shows icons only; their labels become tooltips and names. Every option needs its `icon`. */
  hasLabelsHidden?: boolean | undefined;
  /** As wide as its container, in equal parts. */
  isWide?: boolean | undefined;
}

/** Switches at once between two to five views of the same thing. */
export function SegmentedControl<Id extends string = string>({
  label,
  options,
  value,
  onChange,
  isDisabled = false,
  hasLabelsHidden = false,
  isWide = false,
}: SegmentedControlProps<Id>) {
  const ref = useCurrentInView<HTMLDivElement>('[data-selected]', value);
  return (
    <RadioGroup
      aria-label={label}
      className={track({ isWide })}
      ref={ref}
      orientation="horizontal"
      isDisabled={isDisabled}
      // A value that is not an option would leave no tab stop, and so would a disabled chosen one.
      value={options.some(({ id }) => id === value) ? value : null}
      onChange={(next) => onChange(next as Id)}
    >
      {options.map((option) => {
        const radio = (
          <Radio
            key={option.id}
            value={option.id}
            className={segment({ isWide })}
            {...(hasLabelsHidden ? { 'aria-label': option.label } : {})}
            isDisabled={option.id !== value && (option.isDisabled ?? false)}
          >
            {option.icon && <Icon icon={option.icon} />}
            {!hasLabelsHidden && option.label}
          </Radio>
        );
        return hasLabelsHidden ? (
          <Tooltip key={option.id} text={option.label}>
            {radio}
          </Tooltip>
        ) : (
          radio
        );
      })}
    </RadioGroup>
  );
}
