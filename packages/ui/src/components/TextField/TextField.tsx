import { useId, type ReactNode, type Ref } from 'react';
import { Input, TextField as AriaTextField } from 'react-aria-components/TextField';
import { Group } from 'react-aria-components/Group';
import { affix, box, field, input } from '../Field/Field.css.ts';
import { ariaField, FieldFoot, FieldHead, type FieldProps } from '../Field/Field.tsx';
import { useOwnValue } from '../Field/useOwnValue.ts';

export interface TextFieldProps extends FieldProps {
  /** `null` is empty text, as forms store it. */
  value?: string | null | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  placeholder?: string | undefined;
  isReadOnly?: boolean | undefined;
  /** Shows `{count}/{limit}`; longer text can be typed, and rejecting it is up to the form. */
  limit?: number | undefined;
  /** An icon or a unit at the start. */
  prefix?: ReactNode;
  /** A unit or a small control at the end. */
  suffix?: ReactNode;
  type?: 'text' | 'email' | 'password' | 'search' | 'tel' | 'url' | (string & {});
  /** What browsers may fill in: `email`, `family-name`. */
  autoComplete?: string;
  /** Which keys a phone shows. */
  inputMode?: 'none' | 'text' | 'tel' | 'url' | 'email' | 'numeric' | 'decimal' | 'search';
  spellCheck?: string;
  autoFocus?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

/** One line of text. */
export function TextField({
  label,
  hint,
  error,
  isOptional,
  isRequired,
  isDisabled,
  name,
  onBlur,
  value,
  defaultValue = '',
  onChange,
  placeholder,
  isReadOnly = false,
  limit,
  prefix,
  suffix,
  inputRef = null,
  ...props
}: TextFieldProps) {
  const [text, setText] = useOwnValue(value === null ? '' : value, defaultValue, onChange);
  const id = useId();
  return (
    <AriaTextField
      {...(limit === undefined ? {} : { 'aria-describedby': id })}
      className={field}
      isReadOnly={isReadOnly}
      {...ariaField({ error, isRequired, isDisabled, name, onBlur })}
      value={text}
      onChange={setText}
      {...props}
    >
      {({ isDisabled: off }) => (
        <>
          <FieldHead label={label} hint={hint} isOptional={isOptional} />
          <Group className={box} isDisabled={off} role="presentation">
            {prefix && <span className={affix}>{prefix}</span>}
            <Input className={input} ref={inputRef} {...(placeholder ? { placeholder } : {})} />
            {suffix && <span className={affix}>{suffix}</span>}
          </Group>
          <FieldFoot error={error} counterId={id} count={text.length} limit={limit} />
        </>
      )}
    </AriaTextField>
  );
}
