import { useId, type ReactNode, type Ref } from 'react';
import { FieldErrorContext } from 'react-aria-components/FieldError';
import { LabelContext } from 'react-aria-components/Label';
import { TextContext } from 'react-aria-components/Text';
import { field } from './Field.css.ts';
import { refusedByUs } from './refusedByUs.ts';
import { FieldFoot, FieldHead, type FieldProps } from './Field.tsx';

export interface FieldGroupProps extends Pick<
  FieldProps,
  'label' | 'hint' | 'error' | 'isOptional' | 'isDisabled'
> {
  /** Shown at the end of the label's line: the value in words. */
  aside?: ReactNode;
  ref?: Ref<HTMLDivElement>;
  onBlur?: (() => void) | undefined;
  children: ReactNode;
}

/** Label, hint and error around several controls that form one answer. */
export function FieldGroup({
  label,
  hint,
  error,
  isOptional,
  isDisabled,
  aside,
  ref,
  onBlur,
  children,
}: FieldGroupProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div
      ref={ref}
      role="group"
      className={field}
      aria-labelledby={`${id}-label`}
      {...(described ? { 'aria-describedby': described } : {})}
      {...(error ? { 'data-invalid': true } : {})}
      {...(isDisabled ? { 'data-disabled': true, 'aria-disabled': true } : {})}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
      }}
    >
      <LabelContext value={{ id: `${id}-label`, elementType: 'span' }}>
        <TextContext
          value={{ slots: { description: { id: `${id}-hint` }, errorMessage: { id: `${id}-error` } } }}
        >
          <FieldErrorContext
            value={{ isInvalid: Boolean(error), validationErrors: [], validationDetails: refusedByUs }}
          >
            <FieldHead label={label} hint={hint} isOptional={isOptional} aside={aside} />
            {children}
            <FieldFoot error={error} />
          </FieldErrorContext>
        </TextContext>
      </LabelContext>
    </div>
  );
}
