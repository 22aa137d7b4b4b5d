import type { ReactNode } from 'react';
import { Radio } from 'react-aria-components/RadioGroup';
import { choice, tickBox, words } from '../Checkbox/Checkbox.css.ts';
import { hint as hintClass } from '../Field/Field.css.ts';
import type { Option } from '../Select/Select.tsx';
import { choices, dot, round } from './RadioGroup.css.ts';
import { RadioGroupFrame, type RadioFieldProps } from './RadioGroupFrame.tsx';

export interface RadioGroupProps<Id extends string = string> extends RadioFieldProps<Id> {
  options: readonly Option<Id>[];
  layout?: 'column' | 'row';
  /** Behind the last option: what clears the choice. */
  end?: ReactNode;
}

/** One of two to six options that should all be visible at once. */
export function RadioGroup<Id extends string = string>({
  options,
  layout,
  end,
  ...rest
}: RadioGroupProps<Id>) {
  return (
    <RadioGroupFrame
      ids={options.map((option) => option.id)}
      orientation={layout === 'row' ? 'horizontal' : 'vertical'}
      {...rest}
    >
      <div className={choices({ layout })}>
        {options.map((option) => (
          <Radio key={option.id} value={option.id} className={choice} isDisabled={option.isDisabled ?? false}>
            <span className={`${tickBox} ${round}`}>
              <span className={dot} />
            </span>
            <span className={words}>
              {option.label}
              {option.hint && <span className={hintClass}>{option.hint}</span>}
            </span>
          </Radio>
        ))}
        {end}
      </div>
    </RadioGroupFrame>
  );
}
