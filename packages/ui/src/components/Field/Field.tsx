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

/** What every field of the kit takes, beside its value. */
export interface FieldProps {
  /** Names the field; stands above it. */
  label: string;
  /** How to fill it in; stands under the label. */
  hint?: ReactNode;
  /** What is wrong and how to mend it; makes the field invalid. */
  error?: string | undefined;
  /** It may stay empty, which is said beside its label. */
  isOptional?: boolean | undefined;
  /** Announced as required; nothing is drawn, because optional fields are the marked ones. */
  isRequired?: boolean | undefined;
  isDisabled?: boolean | undefined;
  /** Name in the form's data; FormErrorSummary finds the field by it. */
  name?: string | undefined;
  onBlur?: (() => void) | undefined;
}

/** The parts that React Aria's fields share, in the form that it wants (no `undefined`). */
export function ariaField({ error, isRequired, isDisabled, name, onBlur }: Omit<FieldProps, 'label'>) {
  return {
    validationBehavior: 'aria' as const,
    // Left open without an error, so that what Form heard from a server can make it invalid.
    ...(error ? { isInvalid: true } : {}),
    isRequired: isRequired ?? false,
    isDisabled: isDisabled ?? false,
    ...(name === undefined ? {} : { name }),
    ...(onBlur ? { onBlur: () => onBlur() } : {}),
  };
}

/** Label and hint: what stands above a control. `aside` stands at the end of the label's line. */
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

/** Error and counter: what stands under a control. `count` over `limit` is drawn as an error. */
export function FieldFoot({
  error,
  count,
  limit,
  counterId,
}: Pick<FieldProps, 'error'> & {
  count?: number | undefined;
  limit?: number | undefined;
  /** Ties the counter to its control, which names it in `aria-describedby`. */
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
