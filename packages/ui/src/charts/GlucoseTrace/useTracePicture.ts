import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react';
import { clearedPen } from '../painting/clearedPen.ts';
import { canvasInk, type Ink } from '../painting/ink.ts';
import { useThemeVersion } from '../painting/useThemeVersion.ts';
import type { TraceWindow } from './decimateTrace.ts';
import { paintTrace } from './paintTrace.ts';
import type { TracePlan } from './tracePlan.ts';

interface KeptInk {
  readonly scale: number;
  readonly version: number;
  readonly ink: Ink;
}

/** The theme's colours; read again only when the theme or the pixel density has changed. */
function inkOf(box: HTMLCanvasElement, version: number, kept: KeptInk | null): KeptInk {
  const scale = window.devicePixelRatio || 1;
  if (kept?.scale === scale && kept.version === version) return kept;
  return { scale, version, ink: canvasInk(box, scale) };
}

function drawTrace(
  box: HTMLCanvasElement,
  { scale, ink }: KeptInk,
  width: number,
  height: number,
  plan: TracePlan,
) {
  const pen = clearedPen(box, width, height, scale);
  if (!pen) return;
  paintTrace(pen, ink, width, height, plan, { columnsPerPixel: Math.min(2, scale), dense: 'bars' });
}

interface TracePicture {
  /** The canvas to draw on. */
  canvas: RefObject<HTMLCanvasElement | null>;
  /** Draws in the next frame, once however often it is called. */
  drawSoon: () => void;
  /** Width in CSS px as last drawn; 0 before. Known without forcing a layout. */
  width: RefObject<number>;
}

/** Keeps a canvas up to date: redraws for another plan, size, theme or pixel density, and on request. */
export function useTracePicture(
  plan: Omit<TracePlan, 'window'>,
  view: { readonly window: TraceWindow },
  height: number,
  onDrawn: (width: number) => void,
): TracePicture {
  const canvas = useRef<HTMLCanvasElement>(null);
  const width = useRef(0);
  const pending = useRef(0);
  const ink = useRef<KeptInk | null>(null);
  const themeVersion = useThemeVersion(canvas);

  const draw = useCallback(() => {
    const box = canvas.current;
    if (!box) return;
    if (width.current === 0) width.current = box.clientWidth;
    const across = width.current;
    if (across === 0) return;
    ink.current = inkOf(box, themeVersion, ink.current);
    drawTrace(box, ink.current, across, height, { ...plan, window: view.window });
    onDrawn(across);
  }, [plan, view, height, themeVersion, onDrawn]);

  const latest = useRef(draw);
  useLayoutEffect(() => {
    latest.current = draw;
    draw();
  }, [draw]);

  useLayoutEffect(() => {
    const box = canvas.current;
    if (!box) return;
    const redraw = () => latest.current();
    const observer = new ResizeObserver(() => {
      if (box.clientWidth === width.current) return;
      width.current = box.clientWidth;
      redraw();
    });
    observer.observe(box);
    // Moving the window to another screen, or zooming the page, changes the device pixel ratio but not the box.
    const resolution = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    resolution.addEventListener('change', redraw);
    return () => {
      observer.disconnect();
      resolution.removeEventListener('change', redraw);
      cancelAnimationFrame(pending.current);
      pending.current = 0;
    };
  }, []);

  const drawSoon = useCallback(() => {
    if (pending.current !== 0) return;
    pending.current = requestAnimationFrame(() => {
      pending.current = 0;
      latest.current();
    });
  }, []);
  return { canvas, drawSoon, width };
}
