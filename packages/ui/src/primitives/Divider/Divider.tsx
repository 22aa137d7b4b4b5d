import { Separator } from 'react-aria-components/Separator';
import { divider } from './Divider.css.ts';

export interface DividerProps {
  orientation?: 'horizontal' | 'vertical';
}

/** A thin line between two groups. */
export function Divider({ orientation = 'horizontal' }: DividerProps) {
  return <Separator orientation={orientation} className={divider({ orientation })} />;
}
