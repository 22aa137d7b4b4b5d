import type { AriaRole, ReactNode } from 'react';
import { hidden } from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  as?: 'span' | 'div' | 'p' | 'h1' | 'h2' | 'h3' | 'caption';
  id?: string;
  role?: AriaRole;
  'aria-live'?: 'polite' | 'assertive' | 'off';
  children: ReactNode;
}

/** Text for assistive technology that sighted people do not need. */
export function VisuallyHidden({ as: Element = 'span', ...props }: VisuallyHiddenProps) {
  return <Element className={hidden} {...props} />;
}
