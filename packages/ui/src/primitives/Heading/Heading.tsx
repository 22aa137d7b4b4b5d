import type { ReactNode } from 'react';
import { text, type TextVariants } from '../Text/Text.css.ts';

export interface HeadingProps {
  /** Level in the page outline, 1 to 6; a screen has one of level 1. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /** Size, if it differs from the level's default. */
  size?: TextVariants['size'];
  tone?: TextVariants['tone'];
  id?: string | undefined;
  /** For headings that take focus after a change of route: -1. */
  tabIndex?: number | undefined;
  children: ReactNode;
}

const sizes = { 1: 'xl', 2: 'lg', 3: 'md', 4: 'body', 5: 'body', 6: 'body' } as const;

/** A heading whose size and level are independent. */
export function Heading({ level, size = sizes[level], tone, children, ...attributes }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element className={text({ size, tone, weight: 'semibold' })} {...attributes}>
      {children}
    </Element>
  );
}
