import type { ReactNode } from 'react';
import { sprinkles, type Sprinkles } from '../../theme/sprinkles.css.ts';
import { fitted } from './Grid.css.ts';

export interface GridProps {
  /** A number of equal columns, also by width of the screen: `{ phone: 1, desktop: 3 }`. */
  columns?: Sprinkles['gridTemplateColumns'];
  /** Instead of `columns`: as many as fit with at least this width each. */
  minItem?: keyof typeof fitted;
  gap?: Sprinkles['gap'];
  align?: Sprinkles['alignItems'];
  as?: 'div' | 'ul' | 'ol' | 'section';
  children?: ReactNode;
}

/** Children in equal columns. */
export function Grid({ columns, minItem, gap = 'md', align, as: Element = 'div', children }: GridProps) {
  const layout = sprinkles({ display: 'grid', gap, alignItems: align, gridTemplateColumns: columns });
  return <Element className={minItem ? `${layout} ${fitted[minItem]}` : layout}>{children}</Element>;
}
