import { ButtonContext } from 'react-aria-components/Button';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { preset as presetClass, presets as presetsClass } from './DateRangePicker.css.ts';

export interface DateRangePreset {
  id: string;
  /** "Last 14 days". */
  label: string;
  /** First and last day, `YYYY-MM-DD`. */
  start: string;
  end: string;
}

export interface DateRangePickerPresetsProps {
  presets: readonly DateRangePreset[];
  current: { start: string; end: string } | null;
  onTake: (preset: DateRangePreset) => void;
}

/** Periods chosen with one press; the current one is pressed. */
export function DateRangePickerPresets({ presets, current, onTake }: DateRangePickerPresetsProps) {
  if (presets.length === 0) return null;
  return (
    // The picker's own buttons get their role from its context; these must not.
    <ButtonContext.Provider value={null}>
      <div className={presetsClass}>
        {presets.map((each) => (
          <ToggleButton
            key={each.id}
            className={presetClass}
            isSelected={each.start === current?.start && each.end === current.end}
            onChange={() => onTake(each)}
          >
            {each.label}
          </ToggleButton>
        ))}
      </div>
    </ButtonContext.Provider>
  );
}
