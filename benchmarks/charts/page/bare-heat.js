import { fills, ink } from './bare-ink.js';

const HEAD = 96;
const TOP = 24;
const CELL = { width: 45, height: 24 };

/** The limit of a heat map: one canvas, five patterns, headings. */
export function mountBareHeatCanvas(host, { levels, days, hours }) {
  const canvas = document.createElement('canvas');
  canvas.width = HEAD + hours.length * CELL.width;
  canvas.height = TOP + days.length * CELL.height;
  host.append(canvas);
  const pen = canvas.getContext('2d');
  const tiles = fills();
  pen.font = `400 12px ${ink.font}`;
  pen.textBaseline = 'middle';
  pen.fillStyle = ink.label;
  hours.forEach((hour, column) => pen.fillText(hour, HEAD + (column + 0.4) * CELL.width, TOP / 2));
  days.forEach((day, row) => pen.fillText(day, 0, TOP + (row + 0.5) * CELL.height));
  levels.forEach((row, rowIndex) =>
    row.forEach((level, column) => {
      pen.fillStyle = tiles[level ?? 5];
      pen.fillRect(HEAD + column * CELL.width, TOP + rowIndex * CELL.height, CELL.width - 1, CELL.height - 1);
    }),
  );
  return { cells: () => levels.flat().length };
}

const COLOURS = [...ink.ground, '#eceef0'];

/** The minimal grid that a screen reader can walk through: one HTML string, a labelled element for each cell. */
export function mountBareHeatElements(host, { levels, days, hours }) {
  const track = `grid-template-columns:${HEAD}px repeat(${hours.length},minmax(24px,1fr))`;
  const row = `display:grid;column-gap:1px;height:24px;padding-bottom:1px;${track}`;
  const head = `<div role="row" style="${row}"><div role="columnheader"></div>${hours
    .map((hour) => `<div role="columnheader">${hour}</div>`)
    .join('')}</div>`;
  const body = levels
    .map(
      (cells, index) =>
        `<div role="row" style="${row}"><div role="rowheader">${days[index]}</div>${cells
          .map(
            (level, column) =>
              `<div role="gridcell" tabindex="-1" aria-label="${days[index]}, ${hours[column]} h: level ${level ?? '–'}" style="border-radius:3px;background:${COLOURS[level ?? 5]}"></div>`,
          )
          .join('')}</div>`,
    )
    .join('');
  host.innerHTML = `<div role="grid" style="width:1200px;font:400 12px ${ink.font}">${head}${body}</div>`;
  return { cells: () => host.querySelectorAll('[role=gridcell]').length };
}
