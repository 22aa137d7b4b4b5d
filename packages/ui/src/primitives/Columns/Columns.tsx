import type { ReactNode } from 'react';
import { sprinkles, type Sprinkles } from '../../theme/sprinkles.css.ts';
import { columns, room, side } from './Columns.css.ts';

export interface ColumnsProps {
  /** How many; or two, of which one is twice as wide as the other. */
  count?: 2 | 3 | 4 | 'startWide' | 'endWide';
  /** Container width below which they stack: 480, 600, 992 or 1280 px. */
  collapseBelow?: keyof typeof side;
  gap?: Sprinkles['gap'];
  align?: Sprinkles['alignItems'];
  as?: 'div' | 'section' | 'ul' | 'ol';
  /** One child per column; more continue in a new row. */
  children?: ReactNode;
}

/** A fixed number of columns that stack where space is tight. */
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
