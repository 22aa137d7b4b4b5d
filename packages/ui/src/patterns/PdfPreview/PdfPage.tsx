import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { canvas as canvasClass, mark, page, textLayer } from './PdfPreview.css.ts';

/** A place on a page: points from its upper left corner, as the page is shown. Pages are counted from 1. */
export interface PdfHighlight {
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Maximum canvas size, in pixels: beyond it some browsers draw nothing at all. */
const largest = 16_000_000;

export interface PdfPageProps {
  document: PDFDocumentProxy;
  /** From 1. */
  number: number;
  /** CSS pixels per point of the page. */
  scale: number;
  /** Its size in points, until the page reports its own. */
  size: { width: number; height: number };
  /** Accessible name: "Page 1 of 2". */
  label: string;
  /** Without the text layer: for thumbnails. */
  isPicture?: boolean;
  /** Places of all pages; those of this one are framed. */
  highlights?: readonly PdfHighlight[];
}

/** Space between what is framed and its frame, in points. */
const around = 2;

/** One page: rendered on a canvas, with a text layer above it for selection and screen readers. */
export function PdfPage({
  document: file,
  number,
  scale,
  size: first,
  label,
  isPicture = false,
  highlights = [],
}: PdfPageProps) {
  const drawing = useRef<HTMLDivElement>(null);
  const messages = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(first);
  const [isDrawn, setDrawn] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    let cancel = () => undefined as void;
    const draw = async () => {
      const [pdfjs, leaf] = await Promise.all([import('pdfjs-dist'), file.getPage(number)]);
      if (!isCurrent) return;
      const viewport = leaf.getViewport({ scale });
      setSize({ width: viewport.width / scale, height: viewport.height / scale });
      const area = viewport.width * viewport.height;
      const density = Math.min(window.devicePixelRatio, 2, Math.sqrt(largest / area));
      // A new canvas for each rendering: the old one stays visible until the new one is ready.
      const canvas = document.createElement('canvas');
      canvas.className = canvasClass;
      canvas.width = Math.max(1, Math.round(viewport.width * density));
      canvas.height = Math.max(1, Math.round(viewport.height * density));
      const drawn = leaf.render({
        canvas,
        viewport,
        ...(density === 1 ? {} : { transform: [density, 0, 0, density, 0, 0] }),
      });
      cancel = () => drawn.cancel();
      await drawn.promise;
      if (!isCurrent) return;
      drawing.current?.replaceChildren(canvas);
      if (messages.current) {
        messages.current.replaceChildren();
        const layer = new pdfjs.TextLayer({
          textContentSource: leaf.streamTextContent(),
          container: messages.current,
          viewport,
        });
        cancel = () => layer.cancel();
        await layer.render();
      }
      if (isCurrent) setDrawn(true);
    };
    draw().catch(() => {
      // Cancelled, or a damaged page: the others are still worth reading, and this one stays white.
      if (isCurrent) setDrawn(true);
    });
    return () => {
      isCurrent = false;
      cancel();
    };
  }, [file, number, scale]);

  return (
    <div
      className={page}
      role={isPicture ? 'img' : 'group'}
      aria-label={label}
      aria-busy={!isDrawn}
      data-page={number}
      style={{
        width: Math.floor(size.width * scale),
        height: Math.floor(size.height * scale),
        ['--total-scale-factor' as string]: scale,
        ['--scale-factor' as string]: scale,
        ['--scale-round-x' as string]: '1px',
        ['--scale-round-y' as string]: '1px',
      }}
    >
      <div ref={drawing} aria-hidden />
      {!isPicture && <div ref={messages} className={textLayer} />}
      {highlights
        .filter((place) => place.page === number)
        .map(({ x, y, width, height }, index) => (
          <div
            key={`${x} ${y} ${width}`}
            data-highlight={index}
            className={mark}
            aria-hidden
            style={{
              left: (x - around) * scale,
              top: (y - around) * scale,
              width: (width + 2 * around) * scale,
              height: (height + 2 * around) * scale,
            }}
          />
        ))}
    </div>
  );
}
