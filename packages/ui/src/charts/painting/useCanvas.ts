import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { clearedPen } from './clearedPen.ts';
import { canvasInk, type Ink } from './ink.ts';
import type { Pen } from './Pen.ts';
import { useThemeVersion } from './useThemeVersion.ts';

/** Device pixels to one CSS pixel; changes when the page is zoomed or moved to another screen. */
function usePixelRatio(): number {
  const [ratio, setRatio] = useState(() => window.devicePixelRatio || 1);
  useEffect(() => {
    const query = window.matchMedia(`(resolution: ${ratio}dppx)`);
    const read = () => setRatio(window.devicePixelRatio || 1);
    query.addEventListener('change', read);
    return () => query.removeEventListener('change', read);
  }, [ratio]);
  return ratio;
}

/** Paper has three to four times the dots of a screen, and the browser prints a canvas with those that it has. */
const SCALE_ON_PAPER = 3;

/**
 * A canvas that is painted before the browser shows it, again for another size, theme or pixel density, and for another
 * painter: memoise it.
 *
 * @param width in CSS px; nothing is painted while it is 0
 */
export function useCanvas(
  width: number,
  height: number,
  paint: (pen: Pen, ink: Ink, scale: number) => void,
): RefObject<HTMLCanvasElement | null> {
  const canvas = useRef<HTMLCanvasElement>(null);
  const kept = useRef<{ version: number; scale: number; ink: Ink } | null>(null);
  const version = useThemeVersion(canvas);
  const ratio = usePixelRatio();
  useLayoutEffect(() => {
    const box = canvas.current;
    if (!box || width <= 0) return;
    const scale = box.closest('[data-paper]') ? Math.max(SCALE_ON_PAPER, ratio) : ratio;
    if (kept.current?.version !== version || kept.current.scale !== scale)
      kept.current = { version, scale, ink: canvasInk(box, scale) };
    const pen = clearedPen(box, width, height, scale);
    if (pen) paint(pen, kept.current.ink, scale);
  }, [width, height, paint, version, ratio]);
  return canvas;
}
