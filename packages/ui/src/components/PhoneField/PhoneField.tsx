import { useEffect, useEffectEvent, useState, type Ref } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input, TextField as AriaTextField } from 'react-aria-components/TextField';
import { phoneFieldLabels, type PhoneFieldLabels } from '../../labels/fields.ts';
import { usePartLabels } from '../../labels/partLabels.ts';
import { box, field, input } from '../Field/Field.css.ts';
import { ariaField, FieldFoot, FieldHead, type FieldProps } from '../Field/Field.tsx';
import { useServerError } from '../Field/serverErrors.ts';
import { useOwnValue } from '../Field/useOwnValue.ts';
import { number } from './PhoneField.css.ts';
import { PhoneFieldCountry } from './PhoneFieldCountry.tsx';
import {
  readPhone,
  typePhone,
  validityOf,
  type PhoneCountry,
  type PhoneDraft,
  type PhoneValidity,
} from './phoneNumber.ts';
import { usePhoneBook } from './usePhoneBook.ts';

export interface PhoneFieldProps extends FieldProps {
  /** E.164 (`+34612345678`) when complete, else what was typed. `null` is empty. */
  value?: string | null | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  /** Called with every change, and once the numbering plans are loaded; the error message is up to the form. */
  onValidityChange?: ((validity: PhoneValidity) => void) | undefined;
  /** Country before one is chosen or pasted. */
  defaultCountry: PhoneCountry;
  labels?: Partial<PhoneFieldLabels> | undefined;
  isReadOnly?: boolean | undefined;
  inputRef?: Ref<HTMLInputElement>;
}

/** A telephone number of any country; numbers pasted with their prefix set the country. */
export function PhoneField({
  label,
  hint,
  error,
  isOptional,
  value,
  defaultValue = '',
  onChange,
  onValidityChange,
  defaultCountry,
  labels: own,
  isReadOnly = false,
  inputRef = null,
  name,
  onBlur,
  ...rest
}: PhoneFieldProps) {
  const labels = usePartLabels(phoneFieldLabels, own);
  const book = usePhoneBook();
  const [current, setCurrent] = useOwnValue(value === null ? '' : value, defaultValue, onChange);
  const refused = useServerError(name, current);
  /** The text being typed; a value set from outside replaces it. */
  const [draft, setDraft] = useState<PhoneDraft>();
  const country = draft?.country ?? defaultCountry;
  const shown = draft?.value === current ? draft : readPhone(current, country, book);

  const validity = book && validityOf(current, shown.country, book);
  const reportValidity = useEffectEvent((next: PhoneValidity) => onValidityChange?.(next));
  useEffect(() => {
    if (validity) reportValidity(validity);
  }, [validity]);

  const take = (next: PhoneDraft) => {
    setDraft(next);
    setCurrent(next.value);
  };
  const refusal = error || refused;
  return (
    <AriaTextField
      className={field}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      isReadOnly={isReadOnly}
      value={shown.text}
      {...ariaField({ error: refusal, ...rest })}
      onBlur={() => {
        setDraft(readPhone(current, shown.country, book));
        onBlur?.();
      }}
    >
      {({ isDisabled: off }) => (
        <>
          <FieldHead label={label} hint={hint} isOptional={isOptional} />
          <Group className={box} isDisabled={off} role="presentation">
            <PhoneFieldCountry
              value={shown.country}
              onChange={(next) => take(typePhone(shown.text, next, book, true))}
              book={book}
              labels={labels}
              isDisabled={off || isReadOnly}
            />
            <Input
              className={`${input} ${number}`}
              dir="ltr"
              ref={inputRef}
              onChange={({ target }) => {
                const atEnd = target.selectionStart === target.value.length;
                const isLonger = target.value.length > shown.text.length;
                take(typePhone(target.value, shown.country, book, atEnd && isLonger));
              }}
            />
            {name !== undefined && <input type="hidden" name={name} disabled={off} value={current} />}
          </Group>
          <FieldFoot error={refusal} />
        </>
      )}
    </AriaTextField>
  );
}
