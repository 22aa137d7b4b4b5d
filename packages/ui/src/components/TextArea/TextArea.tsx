import { useId, type Ref } from 'react';
import { Group } from 'react-aria-components/Group';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { box, field } from '../Field/Field.css.ts';
import { ariaField, FieldFoot, FieldHead, type FieldProps } from '../Field/Field.tsx';
import { useOwnValue } from '../Field/useOwnValue.ts';
import { area } from './TextArea.css.ts';

export interface TextAreaProps extends FieldProps {
  /** `null` is empty text, as forms store it. */
  value?: string | null | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  placeholder?: string | undefined;
  isReadOnly?: boolean | undefined;
  /** Lines shown when it is empty. */
  rows?: number;
  /** Shows `{count}/{limit}`; longer text can be typed, and rejecting it is up to the form. */
  limit?: number | undefined;
  inputRef?: Ref<HTMLTextAreaElement>;
}

/** Multi-line text; grows with its content. */
export function TextArea({
  label,
  hint,
  error,
  isOptional,
  value,
  defaultValue = '',
  onChange,
  placeholder,
  isReadOnly = false,
  rows = 3,
  limit,
  inputRef,
  ...rest
}: TextAreaProps) {
  const [messages, setWords] = useOwnValue(value === null ? '' : value, defaultValue, onChange);
  const id = useId();
  return (
    <AriaTextField
      {...(limit === undefined ? {} : { 'aria-describedby': id })}
      className={field}
      isReadOnly={isReadOnly}
      value={messages}
      onChange={setWords}
      {...ariaField({ error, ...rest })}
    >
      {({ isDisabled: off }) => (
        <>
          <FieldHead label={label} hint={hint} isOptional={isOptional} />
          <Group className={box} isDisabled={off} role="presentation">
            <AriaTextArea
              className={area}
              rows={rows}
              style={{ minBlockSize: `calc(${rows}lh + 0.75rem)` }}
              ref={inputRef}
              placeholder={placeholder}
            />
          </Group>
          <FieldFoot error={error} counterId={id} count={messages.length} limit={limit} />
        </>
      )}
    </AriaTextField>
  );
}
