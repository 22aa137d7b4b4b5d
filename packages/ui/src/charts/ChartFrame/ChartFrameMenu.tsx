import type { RefObject } from 'react';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import * as menuStyles from '../../components/Menu/Menu.css.ts';
import { download, pictureToPng, pictureToSvg } from '../painting/exportPicture.ts';
import { svgPicture } from '../painting/paintSvg.ts';
import type { ChartFrameLabels, ChartFrameProps } from './ChartFrame.tsx';

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
