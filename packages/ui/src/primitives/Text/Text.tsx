import type { ReactNode } from 'react';
import { text, type TextVariants } from './Text.css.ts';

export interface TextProps {
  as?: 'span' | 'p' | 'div' | 'strong' | 'em' | 'small' | 'time' | 'dt' | 'dd' | 'li';
  /** `body` follows the density; the others are steps of the scale. */
  size?: TextVariants['size'];
  weight?: TextVariants['weight'];
  tone?: TextVariants['tone'];
  align?: TextVariants['align'];
  /** Tabular figures. */
  isNumeric?: boolean | undefined;
  /** One line, truncated with an ellipsis. Set `title` to the full text. */
  isTruncated?: boolean | undefined;
  /** Never wraps (a number and its unit). */
  isUnbroken?: boolean | undefined;
  /** At most 70 characters a line. */
  isProse?: boolean | undefined;
  title?: string | undefined;
  id?: string | undefined;
  /** Language of the text, if it differs from the page's. */
  lang?: string | undefined;
  /** With `as="time"`: the moment in ISO 8601. */
  dateTime?: string | undefined;
  children?: ReactNode;
}

/** Text and numbers in a step of the type scale. */
export function Text({
  as: Element = 'span',
  size,
  weight,
  tone,
  align,
  isNumeric,
  isTruncated,
  isUnbroken,
  isProse,
  children,
  ...attributes
}: TextProps) {
  return (
    <Element
      className={text({ size, weight, tone, align, isNumeric, isTruncated, isUnbroken, isProse })}
      {...attributes}
    >
      {children}
    </Element>
  );
}
