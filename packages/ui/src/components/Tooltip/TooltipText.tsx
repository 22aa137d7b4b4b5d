import { Tooltip } from 'react-aria-components/Tooltip';
import { tooltip } from './Tooltip.css.ts';
import type { TooltipProps } from './Tooltip.tsx';

export type TooltipTextProps = Required<Pick<TooltipProps, 'text' | 'placement'>>;

/** The words of a tooltip, and where they are placed. */
export function TooltipText({ text, placement }: TooltipTextProps) {
  return (
    <Tooltip className={tooltip} placement={placement} offset={6}>
      {text}
    </Tooltip>
  );
}
