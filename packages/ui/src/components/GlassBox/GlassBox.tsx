import { Info } from 'lucide-react';
import { useId, useRef, useState, type ReactNode } from 'react';
import type { GlassBoxLabels } from '../../labels/glassBox.ts';
import { glassBoxLabels } from '../../labels/glassBox.ts';
import { usePartLabels } from '../../labels/partLabels.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { lazyPart } from '../LazyPart/LazyPart.tsx';
import { figure as figureClass, printed } from './GlassBox.css.ts';
import type { GlassBoxFacts } from './GlassBoxContent.tsx';

export type { GlassBoxExclusion, GlassBoxInput, GlassBoxSource } from './GlassBoxContent.tsx';

// Both are loaded when needed: popovers and sheets are a quarter of React Aria, and most explanations are never opened.
const GlassBoxWindow = lazyPart(async () => (await import('./GlassBoxWindow.tsx')).GlassBoxWindow);
const PrintedContent = lazyPart(async () => (await import('./GlassBoxContent.tsx')).GlassBoxContent, {
  place: 'silent',
});

export interface GlassBoxProps extends GlassBoxFacts {
  /** Prints the explanation as text below the figure. */
  isPrinted?: boolean;
  /** The figure on the page; the button follows it. */
  children?: ReactNode;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** Labels that differ from the kit's. */
  labels?: Partial<GlassBoxLabels>;
}

/**
 * Shows how a figure came about: its formula and sources, the values that went in, those left out and why, and what is
 * missing. On a phone, the explanation opens as a sheet.
 */
export function GlassBox({
  isPrinted = false,
  children,
  onOpenChange,
  labels: given,
  ...facts
}: GlassBoxProps) {
  const labels = usePartLabels(glassBoxLabels, given);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange?.(next);
  };
  return (
    <>
      <span className={figureClass}>
        {children}
        <IconButton
          ref={button}
          icon={Info}
          label={labels.open(facts.figure)}
          size="small"
          isExpanded={isOpen}
          controls={isOpen ? id : undefined}
          onPress={() => change(!isOpen)}
        />
      </span>
      {isOpen && (
        <GlassBoxWindow
          id={id}
          facts={facts}
          labels={labels}
          trigger={button}
          onClose={() => change(false)}
        />
      )}
      {isPrinted && (
        <div className={printed}>
          <strong>{labels.open(facts.figure)}</strong>
          <PrintedContent {...facts} labels={labels} />
        </div>
      )}
    </>
  );
}
