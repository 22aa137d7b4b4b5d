import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/TextField';
import { CircleX } from 'lucide-react';
import { useLabels } from '../../labels/LabelsProvider.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import {
  aside as asideClass,
  counter,
  error as errorClass,
  errorDrawing,
  foot,
  hint as hintClass,
  label as labelClass,
  line,
  mark,
  words,
} from './Field.css.ts';

/** What every field of the kit takes, besides its value. */
export interface FieldProps {
  /** Names the field; shown above it. */
  label: string;
  /** How to fill it in; shown below the label. */
  hint?: ReactNode;
  /** What is wrong and how to fix it; makes the field invalid. */
  error?: string | undefined;
  /** It may stay empty, as noted beside its label. */
  isOptional?: boolean | undefined;
  /** Announced as required; not marked visually, because optional fields are marked instead. */
  isRequired?: boolean | undefined;
  isDisabled?: boolean | undefined;
  /** Name in the form's data; FormErrorSummary finds the field by it. */
  name?: string | undefined;
  onBlur?: (() => void) | undefined;
}

/** The props that React Aria's fields share, in the form it expects (no `undefined`). */
export function ariaField({ error, isRequired, isDisabled, name, onBlur }: Omit<FieldProps, 'label'>) {
  return {
    validationBehavior: 'aria' as const,
    // Undefined rather than false without an error, so that a server error from Form can make it invalid.
    ...(error ? { isInvalid: true } : {}),
    isRequired: isRequired ?? false,
    isDisabled: isDisabled ?? false,
    ...(name === undefined ? {} : { name }),
    ...(onBlur ? { onBlur: () => onBlur() } : {}),
  };
}

/** Label and hint, shown above a control. `aside` is at the end of the label's line. */
export function FieldHead({
  label,
  hint,
  isOptional,
  aside,
}: Pick<FieldProps, 'label' | 'hint' | 'isOptional'> & { aside?: ReactNode }) {
  const texts = useLabels().field;
  const name = (
    <Label className={labelClass}>
      <span className={words}>{label}</span>
      {isOptional && <span className={mark}>{texts.optional}</span>}
    </Label>
  );
  return (
    <>
      {aside ? (
        <div className={line}>
          {name}
          <span className={asideClass}>{aside}</span>
        </div>
      ) : (
        name
      )}
      {hint && (
        <Text slot="description" className={hintClass}>
          {hint}
        </Text>
      )}
    </>
  );
}

/** Error and counter, shown below a control. A `count` over `limit` looks like an error. */
export function FieldFoot({
  error,
  count,
  limit,
  counterId,
}: Pick<FieldProps, 'error'> & {
  count?: number | undefined;
  limit?: number | undefined;
  /** Associates the counter with its control through `aria-describedby`. */
  counterId?: string | undefined;
}) {
  return (
    <div className={foot}>
      <FieldError className={errorClass}>
        {({ validationErrors }) => (
          <>
            <span className={errorDrawing}>
              <Icon icon={CircleX} size="sm" />
            </span>
            <span>{error || validationErrors.join(' ')}</span>
          </>
        )}
      </FieldError>
      {limit !== undefined && (
        <span id={counterId} className={counter({ isOver: (count ?? 0) > limit })}>
          {count ?? 0}/{limit}
        </span>
      )}
    </div>
  );
}
