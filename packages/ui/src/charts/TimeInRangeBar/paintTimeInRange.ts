import type { Ink } from '../painting/ink.ts';
import type { Picture } from '../painting/exportPicture.ts';
import type { Pen } from '../painting/Pen.ts';
import { RANGE_LEVELS } from '../RangeLegend/rangeLevels.ts';
import type { TimeInRangeBarProps } from './TimeInRangeBar.tsx';

/** The bar with each level's name and percentage below it. */
export const timeInRangePicture = (
  element: Element,
  shares: TimeInRangeBarProps['shares'],
  rangeLabels: TimeInRangeBarProps['rangeLabels'],
): Picture => ({
  element,
  width: 860,
  height: 96,
  paint: (pen, ink) => paintTimeInRange(pen, ink, shares, rangeLabels),
});

function paintTimeInRange(
  pen: Pen,
  ink: Ink,
  shares: TimeInRangeBarProps['shares'],
  rangeLabels: TimeInRangeBarProps['rangeLabels'],
) {
  const total = RANGE_LEVELS.reduce((sum, level) => sum + Math.max(0, shares[level].share || 0), 0) || 1;
  let x = 0;
  RANGE_LEVELS.forEach((level, index) => {
    const width = (Math.max(0, shares[level].share || 0) / total) * 860;
    pen.fillStyle = ink.rangeFill[level];
    pen.fillRect(x, 0, Math.max(0, width - 1), 36);
    x += width;
    const column = index * 172;
    pen.fillRect(column, 50, 14, 12);
    pen.textAlign = 'left';
    pen.textBaseline = 'middle';
    pen.fillStyle = ink.text;
    pen.font = `400 12px ${ink.fontFamily}`;
    pen.fillText(rangeLabels[level].name, column + 20, 56);
    pen.font = `600 14px ${ink.fontFamily}`;
    pen.fillText(`${shares[level].percent} · ${shares[level].perDay}`, column, 80);
  });
}
