import { lazyPart } from '../../components/LazyPart/LazyPart.tsx';
import type { PictogramName } from './drawings.ts';
import { frame } from './Pictogram.css.ts';

export type { PictogramName };

// No first screen needs a drawing, and text beside it says the same: without a network it is left out.
const PictogramDrawing = lazyPart(async () => (await import('./PictogramDrawing.tsx')).PictogramDrawing, {
  place: 'silent',
});

export interface PictogramProps {
  name: PictogramName;
  /** 48 px, or 96 px where a page has nothing else. */
  size?: 'md' | 'lg' | undefined;
}

/** A drawing for a moment without data: nothing here yet, all done, not found. Text beside it says the same. */
export function Pictogram({ name, size }: PictogramProps) {
  return (
    <span className={frame({ size })} aria-hidden>
      <PictogramDrawing name={name} />
    </span>
  );
}

/** Loads the drawings ahead, so that they are there when the network is not. */
export const preloadPictograms = PictogramDrawing.preload;
