import { ChartLine, Download, Maximize2, Minimize2, Table2 } from 'lucide-react';
import { useCallback, useId, useRef, useState, type MouseEvent, type PointerEvent } from 'react';
import { useLabels } from '../../labels/LabelsProvider.ts';
import { lazyPart } from '../../components/LazyPart/LazyPart.tsx';
import { media } from '../../theme/breakpoints.ts';
import * as styles from './ChartFrame.css.ts';
import { useFullScreen } from './useFullScreen.ts';
import type { ChartFrameProps } from './ChartFrameMenu.tsx';

export type { ChartFrameLabels, ChartFrameMessages, ChartFrameProps } from './ChartFrameMenu.tsx';

export type { ChartTableContent } from './ChartTable.tsx';

// The table is loaded when it is opened: the code that virtualises long tables is half the size of all charts.
const ChartTable = lazyPart(async () => (await import('./ChartTable.tsx')).ChartTable, { place: 'inline' });
const ChartFrameMenu = lazyPart(async () => (await import('./ChartFrameMenu.tsx')).ChartFrameMenu);

/** The frame of every chart: title, summary, an equivalent table, export and, on a small screen, full screen. */
export function ChartFrame({
  title,
  summary,
  frameLabels,
  fileName,
  onExport,
  headingLevel = 3,
  opensByTap = false,
  table,
  picture,
  controls,
  legend,
  children,
}: ChartFrameProps) {
  const messages = { ...useLabels().chart, ...frameLabels };
  const id = useId();
  const [showsTable, setShowsTable] = useState(false);
  const [isFull, setIsFull] = useState(false);
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const exportButton = useRef<HTMLButtonElement>(null);
  const fullButton = useRef<HTMLButtonElement>(null);
  const figure = useRef<HTMLElement>(null);
  const Heading = `h${headingLevel}` as const;

  const closeFull = useCallback(() => setIsFull(false), []);
  useFullScreen(isFull, figure, fullButton, closeFull);

  const opensNow = () => opensByTap && !isFull && !window.matchMedia(media.tablet).matches;
  // The tap that opens the chart does not reach it. A click by keyboard, whose `detail` is 0, does, and acts on the
  // chart where it is.
  const tap = {
    onPointerDownCapture: (event: PointerEvent) => {
      if (opensNow()) event.stopPropagation();
    },
    onClickCapture: (event: MouseEvent) => {
      if (event.detail === 0 || !opensNow()) return;
      event.stopPropagation();
      setIsFull(true);
    },
  };

  return (
    <figure
      ref={figure}
      className={isFull ? styles.full : styles.frame}
      role={isFull ? 'dialog' : 'group'}
      {...(isFull ? { 'aria-modal': true } : {})}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-summary`}
    >
      <div className={styles.head}>
        <div className={styles.words}>
          <Heading className={styles.title} id={`${id}-title`}>
            {title}
          </Heading>
          <p className={styles.summary} id={`${id}-summary`}>
            {summary}
          </p>
        </div>
        <div className={styles.tools} data-screen-only>
          {!showsTable && controls}
          {table && (
            <button
              type="button"
              className={styles.tool}
              aria-label={showsTable ? messages.showChart : messages.showTable}
              title={showsTable ? messages.showChart : messages.showTable}
              onClick={() => setShowsTable(!showsTable)}
            >
              {showsTable ? <ChartLine size={18} aria-hidden /> : <Table2 size={18} aria-hidden />}
            </button>
          )}
          {picture && !showsTable && (
            <button
              type="button"
              ref={exportButton}
              className={styles.tool}
              aria-label={messages.exportMenu}
              title={messages.exportMenu}
              aria-haspopup="menu"
              aria-expanded={isMenuOpen}
              onPointerEnter={ChartFrameMenu.preload}
              onFocus={ChartFrameMenu.preload}
              onClick={() => setIsMenuOpen(true)}
            >
              <Download size={18} aria-hidden />
            </button>
          )}
          <button
            type="button"
            ref={fullButton}
            className={styles.fullTool}
            data-open={isFull || undefined}
            aria-label={isFull ? messages.closeFullScreen : messages.fullScreen}
            title={isFull ? messages.closeFullScreen : messages.fullScreen}
            onClick={() => setIsFull(!isFull)}
          >
            {isFull ? <Minimize2 size={18} aria-hidden /> : <Maximize2 size={18} aria-hidden />}
          </button>
        </div>
      </div>
      {showsTable && table && <ChartTable caption={title} content={table()} />}
      {/* Hidden rather than removed: the chart keeps its state and keyboard position. */}
      <div className={styles.picture} hidden={showsTable} role="presentation" {...(opensByTap ? tap : {})}>
        {typeof children === 'function' ? children(isFull) : children}
      </div>
      {!showsTable && legend}
      {isMenuOpen && picture && (
        <ChartFrameMenu
          trigger={exportButton}
          labels={messages}
          title={title}
          fileName={fileName ?? title}
          picture={picture}
          onExport={onExport}
          onClose={() => setIsMenuOpen(false)}
        />
      )}
    </figure>
  );
}
