import { Tooltip } from 'react-aria-components/Tooltip';
import { tooltip } from './Tooltip.css.ts';
import type { ReactElement } from 'react';

export interface TooltipProps {
  /** A few words. Never the only place for something a person needs. */
  text: string;
  placement?: 'top' | 'bottom' | 'start' | 'end';
  /** A control of this kit: Button, IconButton, Link, … */
  children: ReactElement;
}

export type TooltipTextProps = Required<Pick<TooltipProps, 'text' | 'placement'>>;

/** The words of a tooltip, and where they are placed. */
export function TooltipText({ text, placement }: TooltipTextProps) {
  return (
    <Tooltip className={tooltip} placement={placement} offset={6}>
      {text}
    </Tooltip>
  );
}
