import type { ReactNode } from 'react';
import { sprinkles, type Sprinkles } from '../../theme/sprinkles.css.ts';
import { columns, room, side } from './Columns.css.ts';

export interface ColumnsProps {
  /** How many; or two, of which one is twice as wide as the other. */
  count?: 2 | 3 | 4 | 'startWide' | 'endWide';
  /** Their own width below which they stand one under the other: 480, 600, 992 or 1280 px. */
  collapseBelow?: keyof typeof side;
  gap?: Sprinkles['gap'];
  align?: Sprinkles['alignItems'];
  as?: 'div' | 'section' | 'ul' | 'ol';
  /** One child for each column; more go on in a new row. */
  children?: ReactNode;
}

/** A number of columns that stand one under the other where there is too little room. */
export function Columns({
  count = 2,
  collapseBelow = 'tablet',
  gap = 'md',
  align,
  as: Element = 'div',
  children,
}: ColumnsProps) {
  const look = `${columns} ${side[collapseBelow][count]} ${sprinkles({ gap, alignItems: align })}`;
  return (
    <div className={room}>
      <Element className={look}>{children}</Element>
    </div>
  );
}
