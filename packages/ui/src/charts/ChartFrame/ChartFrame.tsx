import { ChartLine, Download, Maximize2, Minimize2, Table2 } from 'lucide-react';
import { useCallback, useId, useRef, useState, type ReactNode } from 'react';
import { useLabels, type KitLabels } from '../../labels/LabelsProvider.ts';
import { lazyPart } from '../../components/LazyPart/LazyPart.tsx';
import { download, pictureToPng, pictureToSvg, type Picture } from '../painting/exportPicture.ts';
import * as styles from './ChartFrame.css.ts';
import { ChartFrameMenu } from './ChartFrameMenu.tsx';
import type { ChartTableContent } from './ChartTable.tsx';
import { useFullScreen } from './useFullScreen.ts';

export type { ChartTableContent } from './ChartTable.tsx';

// Fetched when somebody asks for the table: the code that scrolls long ones weighs half as much as all charts.
const ChartTable = lazyPart(async () => (await import('./ChartTable.tsx')).ChartTable, { place: 'inline' });

/** The frame's own words, the same for every chart of a product. */
export type ChartFrameLabels = KitLabels['chart'];

/** What every framed chart takes. */
export interface ChartFrameWords {
  title: string;
  /** One or two sentences that say what the picture says. */
  summary: string;
  /** What this chart says in other words than the kit. */
  frameLabels?: Partial<ChartFrameLabels> | undefined;
  /** Name of an exported file, without its ending. Default: the title. */
  fileName?: string;
  /** Asked before a picture is handed over; false keeps it back. */
  onExport?: ((kind: 'png' | 'svg') => boolean | Promise<boolean>) | undefined;
  /** Level of the title's heading. Default 3. */
  headingLevel?: 2 | 3 | 4;
}

export interface ChartFrameProps extends ChartFrameWords {
  /** Built only when somebody asks for it. Without it there is no table. */
  table?: () => ChartTableContent;
  /** The picture to export. Without it there is no export. */
  picture?: () => Picture | null;
  /** Controls of the chart's own, before the frame's. */
  controls?: ReactNode;
  legend?: ReactNode;
  children: ReactNode;
}

/** Around every chart: its name, its meaning in words, an equivalent table, export and, on a small screen, all of it. */
export function ChartFrame({
  title,
  summary,
  frameLabels,
  fileName,
  onExport,
  headingLevel = 3,
  table,
  picture,
  controls,
  legend,
  children,
}: ChartFrameProps) {
  const words = { ...useLabels().chart, ...frameLabels };
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

  const save = async (kind: 'png' | 'svg') => {
    const current = picture?.();
    if (!current || (onExport && !(await onExport(kind)))) return;
    const blob = kind === 'svg' ? pictureToSvg(current, title) : await pictureToPng(current, title);
    download(blob, `${fileName ?? title}.${kind}`);
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
        <div className={styles.tools}>
          {!showsTable && controls}
          {table && (
            <button
              type="button"
              className={styles.tool}
              aria-label={showsTable ? words.showChart : words.showTable}
              title={showsTable ? words.showChart : words.showTable}
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
              aria-label={words.exportMenu}
              title={words.exportMenu}
              aria-haspopup="menu"
              aria-expanded={isMenuOpen}
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
            aria-label={isFull ? words.closeFullScreen : words.fullScreen}
            title={isFull ? words.closeFullScreen : words.fullScreen}
            onClick={() => setIsFull(!isFull)}
          >
            {isFull ? <Minimize2 size={18} aria-hidden /> : <Maximize2 size={18} aria-hidden />}
          </button>
        </div>
      </div>
      {showsTable && table && <ChartTable caption={title} content={table()} />}
      {/* Hidden, not gone: the picture keeps what it shows and where the keyboard was. */}
      <div className={styles.picture} hidden={showsTable}>
        {children}
      </div>
      {!showsTable && legend}
      {isMenuOpen && (
        <ChartFrameMenu
          trigger={exportButton}
          label={words.exportMenu}
          items={[
            { id: 'png', label: words.exportPng, onAction: () => void save('png') },
            { id: 'svg', label: words.exportSvg, onAction: () => void save('svg') },
          ]}
          onClose={() => setIsMenuOpen(false)}
        />
      )}
    </figure>
  );
}
