import { useId, type ReactNode, type Ref } from 'react';
import { Checkbox as AriaCheckbox } from 'react-aria-components/Checkbox';
import { Check, CircleX, Minus } from 'lucide-react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { error as errorClass, errorDrawing, hint as hintClass } from '../Field/Field.css.ts';
import { useServerError } from '../Field/serverErrors.ts';
import { useOwnValue } from '../Field/useOwnValue.ts';
import { below, choice, tickBox, words } from './Checkbox.css.ts';

export interface CheckboxProps {
  /** A statement that is true when ticked. */
  children: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  isSelected?: boolean | undefined;
  isInitiallySelected?: boolean | undefined;
  onChange?: ((isSelected: boolean) => void) | undefined;
  /** Some of the items it represents are ticked. */
  isIndeterminate?: boolean | undefined;
  isRequired?: boolean | undefined;
  isDisabled?: boolean | undefined;
  isReadOnly?: boolean | undefined;
  name?: string | undefined;
  onBlur?: (() => void) | undefined;
  inputRef?: Ref<HTMLInputElement>;
}

/** One statement, true or not; takes effect when the form is saved. For immediate effect use Switch. */
export function Checkbox({
  children,
  hint,
  error,
  isSelected,
  isInitiallySelected,
  onChange,
  isIndeterminate = false,
  isRequired = false,
  isDisabled = false,
  isReadOnly = false,
  name,
  onBlur,
  inputRef,
}: CheckboxProps) {
  const id = useId();
  const [isTicked, setTicked] = useOwnValue(isSelected, isInitiallySelected ?? false, onChange);
  const refused = useServerError(name, isTicked);
  const refusal = error || refused;
  const described = [hint && `${id}-hint`, refusal && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={below}>
      <AriaCheckbox
        className={choice}
        validationBehavior="aria"
        isIndeterminate={isIndeterminate}
        isRequired={isRequired}
        isDisabled={isDisabled}
        isReadOnly={isReadOnly}
        isInvalid={Boolean(refusal)}
        isSelected={isTicked}
        onChange={setTicked}
        aria-labelledby={`${id}-name`}
        {...(onBlur ? { onBlur: () => onBlur() } : {})}
        {...(name === undefined ? {} : { name })}
        {...(inputRef ? { inputRef: inputRef as Ref<HTMLInputElement | null> } : {})}
        {...(described ? { 'aria-describedby': described } : {})}
      >
        <span className={tickBox}>
          <Icon icon={isIndeterminate ? Minus : Check} size="sm" />
        </span>
        <span className={words}>
          <span id={`${id}-name`}>{children}</span>
          {hint && (
            <span id={`${id}-hint`} className={hintClass}>
              {hint}
            </span>
          )}
        </span>
      </AriaCheckbox>
      {refusal && (
        <span id={`${id}-error`} className={errorClass}>
          <span className={errorDrawing}>
            <Icon icon={CircleX} size="sm" />
          </span>
          {refusal}
        </span>
      )}
    </div>
  );
}
