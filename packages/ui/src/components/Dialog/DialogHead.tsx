import type { ReactNode } from 'react';
import { Heading } from 'react-aria-components/Modal';
import { text } from '../../primitives/Text/Text.css.ts';
import { head, title as titleClass } from './Dialog.css.ts';

export interface DialogHeadProps {
  title: string;
  /** The close button, if there is one. */
  closer: ReactNode;
  /** A different appearance from a dialog's. */
  className?: string | undefined;
}

/** The title of an overlay, with the close button at its end. */
export function DialogHead({ title, closer, className = head }: DialogHeadProps) {
  return (
    <div className={className}>
      <Heading slot="title" level={2} className={`${text({ size: 'lg', weight: 'semibold' })} ${titleClass}`}>
        {title}
      </Heading>
      {closer}
    </div>
  );
}
