import { X } from 'lucide-react';
import { use, useEffect, useId, useRef, type ReactElement, type ReactNode } from 'react';
import { DialogContext, OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { useSlottedContext } from 'react-aria-components/slots';
import { useLabels } from '../../labels/LabelsProvider.ts';
import { text } from '../../primitives/Text/Text.css.ts';
import { DialogBody } from '../Dialog/DialogBody.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { body, dialog, head, title as titleClass } from './Popover.css.ts';

export interface PopoverProps {
  /** Shown at the top; also its accessible name. */
  title: string;
  /** Label of the close button, if it differs from the kit's. */
  closeLabel?: string | undefined;
  /** The button that opens it: Button or IconButton. */
  trigger: ReactElement;
  placement?: 'bottom start' | 'bottom' | 'bottom end' | 'top' | 'start' | 'end';
  isInitiallyOpen?: boolean;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  children: ReactNode | ((close: () => void) => ReactNode);
}

interface PopoverPanelProps extends Pick<PopoverProps, 'title' | 'closeLabel' | 'children'> {
  /** Its id, and what closes it, where no DialogTrigger around it says so. */
  controlledId?: string;
  onClose?: () => void;
}

/** React Aria's Dialog traps focus, which only a modal one should: this one lets it move on to the page. */
export function PopoverPanel({ title, closeLabel, controlledId, onClose, children }: PopoverPanelProps) {
  const { common } = useLabels();
  // The trigger refers to the element it opens by this id.
  const given = useSlottedContext(DialogContext)?.id;
  const own = controlledId ?? given;
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const state = use(OverlayTriggerStateContext);
  const close = onClose ?? (() => state?.close());
  useEffect(() => {
    const element = panel.current;
    if (element && !element.contains(document.activeElement)) element.focus();
  }, []);
  const isInside = useRef(false);
  useEffect(() => {
    // React Aria leaves a non-modal popover open on a press outside.
    const leave = (event: PointerEvent) => {
      const wasInside = isInside.current;
      isInside.current = false;
      // Its own button toggles it.
      const isTrigger =
        own !== undefined &&
        event.target instanceof Element &&
        event.target.closest(`[aria-controls~="${CSS.escape(own)}"]`) !== null;
      if (!wasInside && !isTrigger) (onClose ?? state?.close)?.();
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, [state, own, onClose]);
  return (
    <div
      ref={panel}
      className={dialog}
      role="dialog"
      // Including what it opens elsewhere in the document, such as the list of a Select.
      onPointerDownCapture={() => {
        isInside.current = true;
      }}
      aria-labelledby={id}
      tabIndex={-1}
      {...(own ? { id: own } : {})}
    >
      <div className={head}>
        <h2 id={id} className={`${text({ size: 'body', weight: 'semibold' })} ${titleClass}`}>
          {title}
        </h2>
        <IconButton
          icon={X}
          label={closeLabel ?? common.close}
          size="small"
          onPress={close}
          hasTooltip={false}
        />
      </div>
      <DialogBody className={body}>{typeof children === 'function' ? children(close) : children}</DialogBody>
    </div>
  );
}
