import { useId, type Ref } from 'react';
import { Radio, RadioGroup as AriaRadioGroup } from 'react-aria-components/RadioGroup';
import { field } from '../Field/Field.css.ts';
import { ariaField, FieldFoot, FieldHead, type FieldProps } from '../Field/Field.tsx';
import { useFocusTarget, type FocusTarget } from '../Field/useFocusTarget.ts';
import { choice, faces, words } from './Rating.css.ts';
import { RatingFace } from './RatingFace.tsx';

interface RatingOption<Id extends string> {
  id: Id;
  label: string;
}

/** Exactly five, from the worst to the best. */
export type RatingOptions<Id extends string = string> = readonly [
  RatingOption<Id>,
  RatingOption<Id>,
  RatingOption<Id>,
  RatingOption<Id>,
  RatingOption<Id>,
];

export interface RatingProps<Id extends string = string> extends FieldProps {
  options: RatingOptions<Id>;
  /** `null` while nothing is chosen. */
  value?: Id | null | undefined;
  defaultValue?: Id | undefined;
  onChange?: ((value: Id) => void) | undefined;
  isReadOnly?: boolean | undefined;
  inputRef?: Ref<FocusTarget>;
}

/** How something was, in five drawn faces with a word each. */
export function Rating<Id extends string = string>({
  label,
  hint,
  error,
  optionalLabel,
  options,
  value,
  defaultValue,
  onChange,
  isReadOnly = false,
  inputRef,
  ...rest
}: RatingProps<Id>) {
  const id = useId();
  const around = useFocusTarget(inputRef);
  return (
    <AriaRadioGroup
      ref={around}
      className={field}
      orientation="horizontal"
      isReadOnly={isReadOnly}
      {...(value === undefined ? {} : { value })}
      {...(defaultValue === undefined ? {} : { defaultValue })}
      {...(onChange ? { onChange: (chosen: string) => onChange(chosen as Id) } : {})}
      {...ariaField({ error, ...rest })}
    >
      <FieldHead label={label} hint={hint} optionalLabel={optionalLabel} />
      <div className={faces}>
        {options.map((option, index) => (
          <Radio key={option.id} value={option.id} className={choice} aria-labelledby={`${id}-${option.id}`}>
            <RatingFace level={(index + 1) as 1 | 2 | 3 | 4 | 5} />
            <span id={`${id}-${option.id}`} className={words}>
              {option.label}
            </span>
          </Radio>
        ))}
      </div>
      <FieldFoot error={error} />
    </AriaRadioGroup>
  );
}
