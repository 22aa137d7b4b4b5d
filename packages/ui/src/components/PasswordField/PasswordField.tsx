import { useEffect, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input, TextField as AriaTextField } from 'react-aria-components/TextField';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ArrowBigUp, Eye, EyeOff } from 'lucide-react';
import { passwordFieldLabels, type PasswordFieldLabels } from '../../labels/fields.ts';
import { usePartLabels } from '../../labels/partLabels.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { box, field, input, inset } from '../Field/Field.css.ts';
import { ariaField, FieldFoot, FieldHead, type FieldProps } from '../Field/Field.tsx';
import { useOwnValue } from '../Field/useOwnValue.ts';
import { note } from './PasswordField.css.ts';
import { PasswordFieldStrength, type PasswordStrength } from './PasswordFieldStrength.tsx';

export interface PasswordFieldProps extends FieldProps {
  value?: string | null | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  labels?: Partial<PasswordFieldLabels> | undefined;
  /** `new-password` makes password managers offer one. */
  autoComplete?: 'current-password' | 'new-password' | 'off';
  /** The app's verdict, shown and announced below; rating passwords is up to the app. */
  strength?: PasswordStrength | undefined;
  isReadOnly?: boolean | undefined;
  inputRef?: Ref<HTMLInputElement>;
}

/** A password, hidden until revealed. */
export function PasswordField({
  label,
  hint,
  error,
  isOptional,
  value,
  defaultValue = '',
  onChange,
  labels: own,
  autoComplete = 'current-password',
  strength,
  isReadOnly = false,
  inputRef = null,
  ...rest
}: PasswordFieldProps) {
  const labels = usePartLabels(passwordFieldLabels, own);
  const [text, setText] = useOwnValue(value === null ? '' : value, defaultValue, onChange);
  const [isShown, setShown] = useState(false);
  /** Nothing is announced until the reveal button is used. */
  const [wasAsked, setAsked] = useState(false);
  const [hasCapsLock, setCapsLock] = useState(false);
  const around = useRef<HTMLDivElement>(null);
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));

  useEffect(() => {
    // Submitted as text, the browser would remember it for autocomplete.
    const form = around.current?.closest('form');
    const cover = () => setShown(false);
    form?.addEventListener('submit', cover);
    return () => form?.removeEventListener('submit', cover);
  }, []);

  return (
    <AriaTextField
      ref={around}
      className={field}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      spellCheck="false"
      autoCorrect="off"
      isReadOnly={isReadOnly}
      value={text}
      onChange={setText}
      {...ariaField({ error, ...rest })}
    >
      {({ isDisabled: off }) => (
        <>
          <FieldHead label={label} hint={hint} isOptional={isOptional} />
          <Group className={box} isDisabled={off} role="presentation">
            <Input
              className={input}
              ref={inputRef}
              autoCapitalize="none"
              onKeyDown={watchCapsLock}
              onKeyUp={watchCapsLock}
              onBlur={() => setCapsLock(false)}
            />
            <ToggleButton
              className={inset}
              aria-label={labels.show}
              isSelected={isShown}
              isDisabled={off}
              onChange={(next) => {
                setShown(next);
                setAsked(true);
              }}
            >
              <Icon icon={isShown ? EyeOff : Eye} />
            </ToggleButton>
          </Group>
          <VisuallyHidden role="status">
            {wasAsked ? (isShown ? labels.shown : labels.hidden) : ''}
          </VisuallyHidden>
          <div role="status" className={hasCapsLock ? note : undefined}>
            {hasCapsLock && (
              <>
                <Icon icon={ArrowBigUp} size="sm" />
                {labels.capsLock}
              </>
            )}
          </div>
          {strength && text !== '' && <PasswordFieldStrength {...strength} />}
          <FieldFoot error={error} />
        </>
      )}
    </AriaTextField>
  );
}
