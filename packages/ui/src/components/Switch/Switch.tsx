import type { ReactNode } from 'react';
import { Switch as AriaSwitch } from 'react-aria-components/Switch';
import { choice, words } from '../Checkbox/Checkbox.css.ts';
import { hint as hintClass } from '../Field/Field.css.ts';
import { knob, track } from './Switch.css.ts';

export interface SwitchProps {
  children: ReactNode;
  hint?: ReactNode;
  isSelected?: boolean | undefined;
  isInitiallySelected?: boolean | undefined;
  onChange?: ((isSelected: boolean) => void) | undefined;
  isDisabled?: boolean | undefined;
  name?: string | undefined;
}

/** Turns something on or off at once. Inside a form that is saved, use Checkbox. */
export function Switch({
  children,
  hint,
  isSelected,
  isInitiallySelected,
  onChange,
  isDisabled = false,
  name,
}: SwitchProps) {
  return (
    <AriaSwitch
      className={choice}
      isDisabled={isDisabled}
      {...(isSelected === undefined ? {} : { isSelected })}
      {...(isInitiallySelected === undefined ? {} : { defaultSelected: isInitiallySelected })}
      {...(onChange ? { onChange } : {})}
      {...(name === undefined ? {} : { name })}
    >
      <span className={track}>
        <span className={knob} />
      </span>
      <span className={words}>
        {children}
        {hint && <span className={hintClass}>{hint}</span>}
      </span>
    </AriaSwitch>
  );
}
