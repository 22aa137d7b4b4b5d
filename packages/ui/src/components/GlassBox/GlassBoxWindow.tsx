import type { RefObject } from 'react';
import { Popover } from 'react-aria-components/Popover';
import type { GlassBoxLabels } from '../../labels/glassBox.ts';
import { useMediaQuery } from '../../patterns/responsive/useMediaQuery.ts';
import { breakpoints } from '../../theme/breakpoints.ts';
import { Drawer } from '../Drawer/Drawer.tsx';
import { popover } from '../Popover/Popover.css.ts';
import { PopoverPanel } from '../Popover/PopoverPanel.tsx';
import { GlassBoxContent, type GlassBoxFacts } from './GlassBoxContent.tsx';

const PHONE = `(max-width: ${breakpoints.tablet - 0.02}px)`;

interface GlassBoxWindowProps {
  /** The window's id, to which the button's `aria-controls` refers. */
  id: string;
  facts: GlassBoxFacts;
  labels: GlassBoxLabels;
  trigger: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/**
 * The window is mounted only while it is open, so that a page of figures pays nothing for explanations that are not
 * read.
 */
export function GlassBoxWindow({ id, facts, labels, trigger, onClose }: GlassBoxWindowProps) {
  const isPhone = useMediaQuery(PHONE);
  const content = <GlassBoxContent {...facts} labels={labels} />;
  if (isPhone)
    return (
      <Drawer title={facts.figure} side="bottom" onClose={onClose}>
        <div id={id}>{content}</div>
      </Drawer>
    );
  return (
    <Popover
      className={popover}
      triggerRef={trigger}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      placement="bottom start"
      offset={6}
      isNonModal
    >
      <PopoverPanel title={facts.figure} controlledId={id} onClose={onClose}>
        {content}
      </PopoverPanel>
    </Popover>
  );
}
