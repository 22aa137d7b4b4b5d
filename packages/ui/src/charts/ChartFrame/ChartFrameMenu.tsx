import type { RefObject, ReactNode } from 'react';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import * as menuStyles from '../../components/Menu/Menu.css.ts';
import { download, pictureToPng, pictureToSvg, type Picture } from '../painting/exportPicture.ts';
import { svgPicture } from '../painting/paintSvg.ts';
import type { KitLabels } from '../../labels/LabelsProvider.ts';
import type { ChartTableContent } from './ChartTable.tsx';

/** The frame's own labels, the same for every chart of a product. */
export type ChartFrameLabels = KitLabels['chart'];

/** Common props of all framed charts. */
export interface ChartFrameMessages {
  title: string;
  /** One or two sentences that summarise the chart. */
  summary: string;
  /** Labels that differ from the kit's for this chart. */
  frameLabels?: Partial<ChartFrameLabels> | undefined;
  /** Name of an exported file, without extension. Default: the title. */
  fileName?: string;
  /** Called before an image is exported; return false to cancel. */
  onExport?: ((kind: 'png' | 'svg') => boolean | Promise<boolean>) | undefined;
  /** Level of the title's heading. Default 3. */
  headingLevel?: 2 | 3 | 4;
  /** On a phone, a tap opens the chart in full screen, and only there does touch choose values. Default false. */
  opensByTap?: boolean;
}

export type Drawn = Picture | SVGSVGElement | null;

export interface ChartFrameProps extends ChartFrameMessages {
  /** Returns the data as a table, when it is opened. Without it there is no table. */
  table?: () => ChartTableContent;
  /**
   * Returns the image to export or the SVG element of the chart; may load its code first. Without it there is no
   * export.
   */
  picture?: () => Drawn | Promise<Drawn>;
  /** The chart's own controls, before the frame's. */
  controls?: ReactNode;
  legend?: ReactNode;
  /** The chart. A function receives whether the chart fills the screen, if that makes a difference. */
  children: ReactNode | ((isFull: boolean) => ReactNode);
}

interface ChartFrameMenuProps extends Required<Pick<ChartFrameProps, 'title' | 'fileName' | 'picture'>> {
  trigger: RefObject<HTMLButtonElement | null>;
  labels: ChartFrameLabels;
  onExport: ChartFrameProps['onExport'];
  onClose: () => void;
}

/**
 * The menu is loaded and mounted when it is opened, so that a page of charts pays nothing for images that are not
 * exported.
 */
export function ChartFrameMenu({
  trigger,
  labels,
  title,
  fileName,
  picture,
  onExport,
  onClose,
}: ChartFrameMenuProps) {
  const save = async (kind: 'png' | 'svg') => {
    const drawn = await picture();
    const current = drawn instanceof SVGSVGElement ? svgPicture(drawn) : drawn;
    if (!current || (onExport && !(await onExport(kind)))) return;
    const blob = kind === 'svg' ? pictureToSvg(current, title) : await pictureToPng(current, title);
    download(blob, `${fileName}.${kind}`);
  };
  const items = [
    { kind: 'png', label: labels.exportPng },
    { kind: 'svg', label: labels.exportSvg },
  ] as const;
  return (
    <Popover
      className={menuStyles.popover}
      triggerRef={trigger}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      placement="bottom end"
      offset={4}
    >
      <Menu className={menuStyles.list} aria-label={labels.exportMenu} autoFocus="first" onClose={onClose}>
        {items.map(({ kind, label }) => (
          <MenuItem key={kind} id={kind} className={menuStyles.entry()} onAction={() => void save(kind)}>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </Popover>
  );
}
