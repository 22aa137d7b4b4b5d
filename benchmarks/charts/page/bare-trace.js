// The limit of a trace: one canvas, no component, no state; the same image as the product's. The line is one vertical
// bar per pixel column and level, from minimum to maximum: far cheaper to rasterise than a stroked path.
import { fills, ink } from './bare-ink.js';
import { DOMAIN, formatTime, GAP_SECONDS, HEIGHT, LIMITS, offsetAt, WIDTH } from './scenes.js';

const LEFT = 44;
const RIGHT = WIDTH - 12;
const TOP = 8;
const FLOOR = HEIGHT - 24;
const PLOT = RIGHT - LEFT;
const DAY = 86_400;
const levels = [LIMITS.severeLow, LIMITS.low, LIMITS.high, LIMITS.severeHigh];

export function mountBareTrace(host, { epochSeconds, values, flags }, from, to) {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  host.append(canvas);
  const pen = canvas.getContext('2d');
  const tiles = fills();
  const perUnit = (FLOOR - TOP) / (DOMAIN[1] - DOMAIN[0]);
  const y = (value) => TOP + (DOMAIN[1] - value) * perUnit;
  const heights = levels.map(y);
  const bands = [
    [FLOOR, heights[0]],
    [heights[0], heights[1]],
    [heights[1], heights[2]],
    [heights[2], heights[3]],
    [heights[3], TOP],
  ];
  const tops = new Float64Array(PLOT);
  const bottoms = new Float64Array(PLOT);
  const flagged = [];
  flags.forEach((flag, index) => flag && flagged.push(index));

  const paint = (windowFrom, windowTo) => {
    const perSecond = PLOT / (windowTo - windowFrom);
    const x = (epoch) => LEFT + (epoch - windowFrom) * perSecond;
    pen.clearRect(0, 0, WIDTH, HEIGHT);
    pen.fillStyle = ink.band;
    pen.fillRect(LEFT, heights[2], PLOT, heights[1] - heights[2]);
    pen.lineWidth = 1;
    pen.strokeStyle = ink.grid;
    pen.beginPath();
    const offset = offsetAt(windowFrom);
    const firstMidnight = Math.ceil((windowFrom + offset) / DAY) * DAY - offset;
    for (let midnight = firstMidnight; midnight <= windowTo; midnight += DAY) {
      const at = Math.round(x(midnight)) + 0.5;
      pen.moveTo(at, TOP);
      pen.lineTo(at, FLOOR);
    }
    for (const height of [heights[0], heights[3]]) {
      pen.moveTo(LEFT, height);
      pen.lineTo(RIGHT, height);
    }
    pen.stroke();
    pen.strokeStyle = ink.edge;
    pen.setLineDash([4, 3]);
    pen.beginPath();
    for (const height of [heights[1], heights[2]]) {
      pen.moveTo(LEFT, height);
      pen.lineTo(RIGHT, height);
    }
    pen.stroke();
    pen.setLineDash([]);

    let low = 0;
    let high = epochSeconds.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (epochSeconds[middle] < windowFrom) low = middle + 1;
      else high = middle;
    }
    tops.fill(Number.NaN);
    const gaps = [];
    let previous = Number.NEGATIVE_INFINITY;
    let column = -1;
    let last = 0;
    for (let index = low; index < epochSeconds.length; index++) {
      const epoch = epochSeconds[index];
      if (epoch > windowTo) break;
      const height = y(values[index]);
      const at = Math.floor((epoch - windowFrom) * perSecond);
      if (at !== column) {
        column = at;
        tops[column] = height;
        bottoms[column] = height;
        if (epoch - previous > GAP_SECONDS) {
          if (previous > 0) gaps.push(x(previous), x(epoch));
        } else if (last < height) tops[column] = last;
        else bottoms[column] = last;
      } else if (height < tops[column]) tops[column] = height;
      else if (height > bottoms[column]) bottoms[column] = height;
      last = height;
      previous = epoch;
    }

    pen.save();
    pen.beginPath();
    pen.rect(LEFT, TOP, PLOT, FLOOR - TOP);
    pen.clip();
    pen.fillStyle = tiles[5];
    for (let pair = 0; pair < gaps.length; pair += 2) {
      const width = gaps[pair + 1] - gaps[pair] - 4;
      if (width > 3) pen.fillRect(gaps[pair] + 2, TOP, width, FLOOR - TOP);
    }
    for (let level = 0; level < 5; level++) {
      if (level === 2) continue;
      const [lower, upper] = bands[level];
      pen.fillStyle = tiles[level];
      for (let at = 0; at < PLOT; at++) {
        if (level < 2 && tops[at] > upper)
          pen.fillRect(LEFT + at, upper, 1, Math.min(tops[at], lower) - upper);
        if (level > 2 && bottoms[at] < lower) {
          const from = Math.max(bottoms[at], upper);
          pen.fillRect(LEFT + at, from, 1, lower - from);
        }
      }
    }
    for (let level = 0; level < 5; level++) {
      const [lower, upper] = bands[level];
      const weight = level === 2 ? 1.5 : 2;
      pen.fillStyle = ink.mark[level];
      for (let at = 0; at < PLOT; at++) {
        const from = Math.max(tops[at], upper);
        const to = Math.min(Math.max(bottoms[at], tops[at] + weight), lower);
        if (to > from) pen.fillRect(LEFT + at, from, weight, to - from);
      }
    }
    for (const index of flagged) {
      const epoch = epochSeconds[index];
      if (epoch < windowFrom || epoch > windowTo) continue;
      const level = flags[index] === 1 ? 0 : 4;
      const at = x(epoch);
      const height = y(values[index]);
      pen.fillStyle = ink.mark[level];
      pen.beginPath();
      pen.moveTo(at - 4, height);
      pen.lineTo(at + 4, height);
      pen.lineTo(at, height + (level === 0 ? 6 : -6));
      pen.fill();
    }
    pen.restore();

    pen.font = `400 11px ${ink.font}`;
    pen.textBaseline = 'middle';
    pen.textAlign = 'right';
    pen.fillStyle = ink.text;
    for (const [index, height] of heights.entries()) pen.fillText(String(levels[index]), LEFT - 8, height);
    pen.strokeStyle = ink.axis;
    pen.lineWidth = 1;
    pen.beginPath();
    pen.moveTo(LEFT, FLOOR + 0.5);
    pen.lineTo(RIGHT, FLOOR + 0.5);
    const days = (windowTo - windowFrom) / DAY;
    const every = days > 28 ? 7 : 1;
    pen.textAlign = 'center';
    for (let tick = firstMidnight; tick <= windowTo; tick += every * DAY) {
      const at = Math.round(x(tick)) + 0.5;
      pen.moveTo(at, FLOOR);
      pen.lineTo(at, FLOOR + 4);
      pen.fillText(formatTime(tick, 'day'), at, FLOOR + 14);
    }
    pen.stroke();
  };
  let shown = { from, to };
  paint(from, to);
  return {
    paint: (windowFrom, windowTo) => {
      shown = { from: windowFrom, to: windowTo };
      paint(windowFrom, windowTo);
    },
    pen: () => pen,
    placeOf: (epoch, value) => [LEFT + ((epoch - shown.from) / (shown.to - shown.from)) * PLOT, y(value)],
  };
}
