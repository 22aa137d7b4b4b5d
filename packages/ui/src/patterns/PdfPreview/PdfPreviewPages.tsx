import { useVirtualizer } from '@tanstack/react-virtual';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { PdfPage, type PdfHighlight } from './PdfPage.tsx';
import { PdfPreviewBar } from './PdfPreviewBar.tsx';
import type { PdfPreviewLabels } from '../../labels/pdfPreview.ts';
import { useFirstPage } from './PdfPreviewThumbnail.tsx';
import { leaf, pages, preview, viewport as viewportClass } from './PdfPreview.css.ts';

export type { PdfHighlight } from './PdfPage.tsx';

/** CSS pixels per point at 100 %. */
const point = 96 / 72;
const gap = 16;
/** Space beside a page, in px: twice `leaf`'s padding. */
const beside = 32;
const shares = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;

/** Share of the height of the window above a place that is scrolled to. */
const above = 1 / 3;
const noHighlights: readonly PdfHighlight[] = [];

export interface PdfPreviewPagesProps {
  document: PDFDocumentProxy;
  fileName: string;
  highlights?: readonly PdfHighlight[] | undefined;
  onDownload: (() => void) | undefined;
  labels: PdfPreviewLabels;
}

/** The pages of a document, stacked; only visible ones are rendered. */
export function PdfPreviewPages({
  document,
  fileName,
  highlights = noHighlights,
  onDownload,
  labels,
}: PdfPreviewPagesProps) {
  const { locale } = useLocale();
  const viewport = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  const [zoom, setZoom] = useState<number | 'fit'>('fit');
  const [current, setCurrent] = useState(1);
  const first = useFirstPage(document);
  const size = first ?? { width: 595, height: 842 };
  const total = document.numPages;

  useEffect(() => {
    const element = viewport.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setRoom(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const fitting = Math.min(1.5, Math.max(0.2, (room - beside) / (size.width * point)));
  const share = zoom === 'fit' ? fitting : zoom;
  const scale = share * point;
  const isReady = room > 0 && first !== undefined;
  const virtual = useVirtualizer({
    count: isReady ? total : 0,
    getScrollElement: () => viewport.current,
    estimateSize: () => Math.floor(size.height * scale),
    gap,
    paddingStart: gap,
    paddingEnd: gap,
    scrollPaddingStart: gap,
    overscan: 1,
    initialRect: { width: 0, height: 640 },
  });

  const goTo = (number: number) => {
    const bounded = Math.min(total, Math.max(1, number));
    setCurrent(bounded);
    virtual.scrollToIndex(bounded - 1, { align: 'start' });
  };
  // Zooming changes the height of every page: keep what was being read at the top.
  const shown = useRef(current);
  useEffect(() => {
    shown.current = current;
  }, [current]);
  const drawnScale = useRef(scale);
  useLayoutEffect(() => {
    virtual.measure();
    if (drawnScale.current !== scale && isReady) virtual.scrollToIndex(shown.current - 1, { align: 'start' });
    drawnScale.current = scale;
  }, [virtual, scale, isReady]);

  const showPlace = useEffectEvent(({ page, x, y }: PdfHighlight) => {
    const element = viewport.current;
    const [start] = virtual.getOffsetForIndex(page - 1, 'start') ?? [];
    if (!element || start === undefined) return;
    setCurrent(Math.min(total, page));
    virtual.scrollToOffset(Math.max(0, start + y * scale - element.clientHeight * above));
    // Only a page that is wider than its window scrolls sideways.
    if (element.scrollWidth > element.clientWidth)
      element.scrollLeft = Math.max(0, x * scale - element.clientWidth * above);
  });
  const [target] = highlights;
  useEffect(() => {
    if (isReady && target) showPlace(target);
  }, [isReady, target]);

  const zoomBy = (direction: 1 | -1) => {
    const larger = shares.find((each) => each > share + 0.01);
    const smaller = shares.findLast((each) => each < share - 0.01);
    setZoom((direction > 0 ? larger : smaller) ?? share);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') zoomBy(1);
    else if (event.key === '-') zoomBy(-1);
    else if (event.key === '0') setZoom('fit');
    else if (event.key === 'ArrowLeft' && zoom === 'fit') goTo(current - 1);
    else if (event.key === 'ArrowRight' && zoom === 'fit') goTo(current + 1);
    else return;
    event.preventDefault();
  };
  const format = new Intl.NumberFormat(locale);
  const pageName = (number: number) => labels.pageOf(format.format(number), format.format(total));

  return (
    <div className={preview}>
      <PdfPreviewBar
        current={current}
        total={total}
        share={share}
        isLargest={share >= (shares.at(-1) ?? 3)}
        isSmallest={share <= shares[0]}
        isFitting={zoom === 'fit'}
        onGo={goTo}
        onZoom={zoomBy}
        onFit={() => setZoom('fit')}
        onDownload={onDownload}
        labels={labels}
      />
      <VisuallyHidden role="status" aria-live="polite">
        {pageName(current)}
      </VisuallyHidden>
      {/* A scrollable region is focusable, and receives these keys. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={viewport}
        className={viewportClass}
        role="region"
        aria-label={fileName}
        // The keyboard scrolls it.
        tabIndex={0}
        onKeyDown={onKeyDown}
        onScroll={({ currentTarget: { scrollTop, clientHeight } }) => {
          const at = virtual.getVirtualItemForOffset(scrollTop + clientHeight / 3);
          if (at) setCurrent(at.index + 1);
        }}
      >
        <div className={pages} style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ key, index, start }) => (
            <div
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              className={leaf}
              style={{ transform: `translateY(${start}px)` }}
            >
              <PdfPage
                document={document}
                number={index + 1}
                scale={scale}
                size={size}
                label={pageName(index + 1)}
                highlights={highlights}
              />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
