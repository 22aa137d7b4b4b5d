import type { ReactNode } from 'react';
import { Info } from 'lucide-react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { toneDrawings } from '../../primitives/Icon/toneDrawings.ts';
import { drawing, message } from './InlineMessage.css.ts';

const drawings = { neutral: Info, ...toneDrawings } as const;

export interface InlineMessageProps {
  tone?: 'neutral' | 'critical' | 'warning' | 'success' | 'info';
  /** Set when it appears while the person is on the screen, so that it is announced. */
  role?: 'alert' | 'status' | undefined;
  children: ReactNode;
}

/** One line about the element beside it. */
export function InlineMessage({ tone = 'neutral', role, children }: InlineMessageProps) {
  return (
    <div className={message({ tone })} role={role}>
      <span className={drawing}>
        <Icon icon={drawings[tone]} size="md" />
      </span>
      <span>{children}</span>
    </div>
  );
}
