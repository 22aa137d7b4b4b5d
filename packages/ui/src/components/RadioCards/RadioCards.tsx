import { useId, type Ref } from 'react';
import { Radio, RadioGroup as AriaRadioGroup } from 'react-aria-components/RadioGroup';
import { Icon, type LucideIcon } from '../../primitives/Icon/Icon.tsx';
import { tickBox } from '../Checkbox/Checkbox.css.ts';
import { field } from '../Field/Field.css.ts';
import { ariaField, FieldFoot, FieldHead, type FieldProps } from '../Field/Field.tsx';
import { useFocusTarget, type FocusTarget } from '../Field/useFocusTarget.ts';
import { dot, round } from '../RadioGroup/RadioGroup.css.ts';
import { card, cards, description, drawing, title, words } from './RadioCards.css.ts';

export interface RadioCard<Id extends string = string> {
  id: Id;
  title: string;
  description?: string | undefined;
  icon?: LucideIcon | undefined;
  isDisabled?: boolean | undefined;
}

export interface RadioCardsProps<Id extends string = string> extends FieldProps {
  options: readonly RadioCard<Id>[];
  /** `null` while nothing is chosen. */
  value?: Id | null | undefined;
  defaultValue?: Id | undefined;
  onChange?: ((value: Id) => void) | undefined;
  /** `grid`: as many beside each other as fit. */
  layout?: 'column' | 'grid';
  isReadOnly?: boolean | undefined;
  inputRef?: Ref<FocusTarget>;
}

/** One of two to six choices that need a sentence each. */
export function RadioCards<Id extends string = string>({
  label,
  hint,
  error,
  optionalLabel,
  options,
  value,
  defaultValue,
  onChange,
  layout = 'grid',
  isReadOnly = false,
  inputRef,
  ...rest
}: RadioCardsProps<Id>) {
  const id = useId();
  const around = useFocusTarget(inputRef);
  return (
    <AriaRadioGroup
      ref={around}
      className={field}
      isReadOnly={isReadOnly}
      {...(value === undefined ? {} : { value })}
      {...(defaultValue === undefined ? {} : { defaultValue })}
      {...(onChange ? { onChange: (chosen: string) => onChange(chosen as Id) } : {})}
      {...ariaField({ error, ...rest })}
    >
      <FieldHead label={label} hint={hint} optionalLabel={optionalLabel} />
      <div className={cards({ layout })}>
        {options.map((option) => (
          <Radio
            key={option.id}
            value={option.id}
            className={card}
            isDisabled={option.isDisabled ?? false}
            aria-labelledby={`${id}-${option.id}`}
            {...(option.description ? { 'aria-describedby': `${id}-${option.id}-more` } : {})}
          >
            {option.icon && (
              <span className={drawing}>
                <Icon icon={option.icon} size="lg" />
              </span>
            )}
            <span className={words}>
              <span id={`${id}-${option.id}`} className={title}>
                {option.title}
              </span>
              {option.description && (
                <span id={`${id}-${option.id}-more`} className={description}>
                  {option.description}
                </span>
              )}
            </span>
            <span className={`${tickBox} ${round}`}>
              <span className={dot} />
            </span>
          </Radio>
        ))}
      </div>
      <FieldFoot error={error} />
    </AriaRadioGroup>
  );
}
