import type { ReactNode } from 'react';
import { CircleCheck, CircleX } from 'lucide-react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { headings, pair, sides } from './DoDont.css.ts';
import { Phrase } from './Phrase.tsx';

export interface DoDontProps {
  /** Correct use: text (`back ticks` mark code) or parts of the kit. */
  good: ReactNode;
  /** Incorrect use. */
  bad: ReactNode;
}

/** Correct and incorrect use of a part, side by side. */
export function DoDont({ good, bad }: DoDontProps) {
  return (
    <div className={`sb-unstyled ${pair}`}>
      <div className={sides.good}>
        <span className={headings.good}>
          <Icon icon={CircleCheck} /> Do
        </span>
        <div>{typeof good === 'string' ? <Phrase>{good}</Phrase> : good}</div>
      </div>
      <div className={sides.bad}>
        <span className={headings.bad}>
          <Icon icon={CircleX} /> Don’t
        </span>
        <div>{typeof bad === 'string' ? <Phrase>{bad}</Phrase> : bad}</div>
      </div>
    </div>
  );
}
