import { useId, type ReactNode, type Ref } from 'react';
import { Switch as AriaSwitch } from 'react-aria-components/Switch';
import { choice, words } from '../Checkbox/Checkbox.css.ts';
import { hint as hintClass } from '../Field/Field.css.ts';
import { knob, track } from './Switch.css.ts';

export interface SwitchProps {
  /** Names what is on or off; the label is the same in both states. */
  children: ReactNode;
  hint?: ReactNode;
  isSelected?: boolean | undefined;
  isInitiallySelected?: boolean | undefined;
  onChange?: ((isSelected: boolean) => void) | undefined;
  isDisabled?: boolean | undefined;
  isReadOnly?: boolean | undefined;
  name?: string | undefined;
  onBlur?: (() => void) | undefined;
  inputRef?: Ref<HTMLInputElement>;
}

/** Turns something on or off at once. Inside a form that is saved, use Checkbox. */
export function Switch({
  children,
  hint,
  isSelected,
  isInitiallySelected,
  onChange,
  isDisabled = false,
  isReadOnly = false,
  name,
  onBlur,
  inputRef,
}: SwitchProps) {
  const id = useId();
  return (
    <AriaSwitch
      className={choice}
      isDisabled={isDisabled}
      isReadOnly={isReadOnly}
      aria-labelledby={`${id}-name`}
      {...(hint ? { 'aria-describedby': `${id}-hint` } : {})}
      {...(isSelected === undefined ? {} : { isSelected })}
      {...(isInitiallySelected === undefined ? {} : { defaultSelected: isInitiallySelected })}
      {...(onChange ? { onChange } : {})}
      {...(name === undefined ? {} : { name })}
      {...(onBlur ? { onBlur: () => onBlur() } : {})}
      {...(inputRef ? { inputRef: inputRef as Ref<HTMLInputElement | null> } : {})}
    >
      <span className={track}>
        <span className={knob} />
      </span>
      <span className={words}>
        <span id={`${id}-name`}>{children}</span>
        {hint && (
          <span id={`${id}-hint`} className={hintClass}>
            {hint}
          </span>
        )}
      </span>
    </AriaSwitch>
  );
}
