import { useId } from 'react';
import { Radio } from 'react-aria-components/RadioGroup';
import { RadioGroupFrame, type RadioFieldProps } from '../RadioGroup/RadioGroupFrame.tsx';
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

export interface RatingProps<Id extends string = string> extends RadioFieldProps<Id> {
  options: RatingOptions<Id>;
}

/** How something was, on a scale of five faces with a word each. */
export function Rating<Id extends string = string>({ options, ...rest }: RatingProps<Id>) {
  const id = useId();
  return (
    <RadioGroupFrame ids={options.map((option) => option.id)} orientation="horizontal" {...rest}>
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
    </RadioGroupFrame>
  );
}
