import type { ReactElement } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { tooltip } from './Tooltip.css.ts';

export interface TooltipProps {
  /** A few words. Never the only place for something a person needs. */
  text: string;
  placement?: 'top' | 'bottom' | 'start' | 'end';
  /** A control of this kit: Button, IconButton, Link, … */
  children: ReactElement;
}

/** A few words about a control, on hover or focus; Escape hides them. */
export function Tooltip({ text, placement = 'top', children }: TooltipProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={80}>
      {children}
      <AriaTooltip className={tooltip} placement={placement} offset={6}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
