import { use, useState } from 'react';
import { TooltipTrigger, TooltipTriggerStateContext } from 'react-aria-components/Tooltip';
import { lazyPart } from '../LazyPart/LazyPart.tsx';
import type { TooltipTextProps, TooltipProps } from './TooltipText.tsx';

export type { TooltipProps } from './TooltipText.tsx';

/** Placing an overlay is more code than a button: it loads with the first tooltip that opens. */
const TooltipText = lazyPart<TooltipTextProps>(async () => (await import('./TooltipText.tsx')).TooltipText, {
  place: 'silent',
});

/** Once opened it remains, so that it can leave as it came. */
function TooltipOnDemand(props: TooltipTextProps) {
  const isOpen = use(TooltipTriggerStateContext)?.isOpen ?? false;
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return wasOpen || isOpen ? <TooltipText {...props} /> : null;
}

/** A few words about a control, on hover or focus; Escape hides them. */
export function Tooltip({ text, placement = 'top', children }: TooltipProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={80}>
      {children}
      <TooltipOnDemand text={text} placement={placement} />
    </TooltipTrigger>
  );
}
