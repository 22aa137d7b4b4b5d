import { useId, type ReactNode } from 'react';
import { Radio } from 'react-aria-components/RadioGroup';
import { Icon, type LucideIcon } from '../../primitives/Icon/Icon.tsx';
import { tickBox } from '../Checkbox/Checkbox.css.ts';
import { dot, round } from '../RadioGroup/RadioGroup.css.ts';
import { RadioGroupFrame, type RadioFieldProps } from '../RadioGroup/RadioGroupFrame.tsx';
import { card, cards, description, drawing, title, words } from './RadioCards.css.ts';

export interface RadioCard<Id extends string = string> {
  id: Id;
  title: string;
  description?: string | undefined;
  icon?: LucideIcon | undefined;
  /** A larger illustration instead of the icon, hidden from screen readers: the title names it. */
  figure?: ReactNode;
  isDisabled?: boolean | undefined;
}

export interface RadioCardsProps<Id extends string = string> extends RadioFieldProps<Id> {
  options: readonly RadioCard<Id>[];
  /** `grid`: as many side by side as fit; `tiles`: small ones, with the illustration above the title. */
  layout?: 'column' | 'grid' | 'tiles';
}

/** One of two to eight options that need a sentence or an illustration each. */
export function RadioCards<Id extends string = string>({
  options,
  layout = 'grid',
  ...rest
}: RadioCardsProps<Id>) {
  const id = useId();
  return (
    <RadioGroupFrame ids={options.map((option) => option.id)} {...rest}>
      <div className={cards({ layout })}>
        {options.map((option) => (
          <Radio
            key={option.id}
            value={option.id}
            className={card({ layout })}
            isDisabled={option.isDisabled ?? false}
            aria-labelledby={`${id}-${option.id}`}
            {...(option.description ? { 'aria-describedby': `${id}-${option.id}-more` } : {})}
          >
            {option.figure}
            {option.icon && option.figure === undefined && (
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
    </RadioGroupFrame>
  );
}
