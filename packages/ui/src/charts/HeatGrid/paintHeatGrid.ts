import { RANGE_LEVELS } from '../RangeLegend/rangeLevels.ts';
import type { Ink } from '../painting/ink.ts';
import type { Picture } from '../painting/exportPicture.ts';
import type { Pen } from '../painting/Pen.ts';
import type { HeatGridProps } from './HeatGridProps.ts';

const HEAD = 96;
const TOP = 24;
const WIDTH = 32;
const HEIGHT = 22;
const LEGEND = 40;

const END = 48;

type HeatPicture = Pick<HeatGridProps, 'rows' | 'columns' | 'cells' | 'rangeLabels' | 'missingLabels'> & {
  endHeader: string | undefined;
};

/** The whole grid with its legend, however much of it is visible. */
export const heatPicture = (element: Element, grid: HeatPicture): Picture => ({
  element,
  // Never narrower than its legend.
  width: Math.max(HEAD + grid.columns.length * WIDTH + END, 912),
  height: TOP + grid.rows.length * HEIGHT + LEGEND,
  paint: (pen, ink) => paintHeatGrid(pen, ink, grid),
});

function paintHeatGrid(
  pen: Pen,
  ink: Ink,
  { rows, columns, cells, endHeader, rangeLabels, missingLabels }: HeatPicture,
) {
  pen.font = `400 12px ${ink.fontFamily}`;
  pen.textBaseline = 'middle';
  pen.fillStyle = ink.label;
  pen.textAlign = 'center';
  columns.forEach((column, index) => pen.fillText(column.header, HEAD + (index + 0.5) * WIDTH, TOP / 2));
  pen.textAlign = 'left';
  rows.forEach((row, index) => pen.fillText(row.header, 0, TOP + (index + 0.5) * HEIGHT));
  pen.textAlign = 'right';
  const end = HEAD + columns.length * WIDTH + END;
  if (endHeader !== undefined) pen.fillText(endHeader, end, TOP / 2);
  rows.forEach((row, index) => row.end && pen.fillText(row.end, end, TOP + (index + 0.5) * HEIGHT));
  pen.textAlign = 'left';
  rows.forEach((_, row) =>
    columns.forEach((__, column) => {
      const { level = null, depth, mark, isBlank = false } = cells[row]?.[column] ?? {};
      if (isBlank) return;
      pen.fillStyle = level === null ? ink.missingFill : ink.depthFill(level, depth);
      pen.fillRect(HEAD + column * WIDTH, TOP + row * HEIGHT, WIDTH - 1, HEIGHT - 1);
      if (mark === undefined) return;
      pen.fillStyle = ink.rangeFill[mark];
      pen.fillRect(HEAD + column * WIDTH, TOP + (row + 0.55) * HEIGHT, WIDTH - 1, 0.45 * HEIGHT - 1);
    }),
  );
  let x = 0;
  const y = TOP + rows.length * HEIGHT + LEGEND / 2;
  for (const level of [...RANGE_LEVELS, null]) {
    const messages =
      level === null ? missingLabels : `${rangeLabels[level].name} ${rangeLabels[level].bounds ?? ''}`.trim();
    pen.fillStyle = level === null ? ink.missingFill : ink.rangeFill[level];
    pen.fillRect(x, y - 7, 18, 14);
    pen.fillStyle = ink.text;
    pen.fillText(messages, x + 24, y);
    x += 44 + messages.length * 6.4;
  }
}
