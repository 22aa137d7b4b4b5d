// A line of 50,000 values with one peak a single value wide, which every contender has to show.
import { LineChart } from '@healzy/ui/charts/LineChart';
import { flushSync } from 'react-dom';
import { ink } from './bare-ink.js';
import { HEIGHT, WIDTH } from './scenes.js';

const COUNT = 50_000;
const PEAK = 31_415;
const START = 1_767_225_600;
const LEFT = 40;
const TOP = 12;
const FLOOR = HEIGHT - 26;

export function lineScene() {
  const x = Float64Array.from({ length: COUNT }, (_, index) => START + index * 60);
  const y = Float64Array.from({ length: COUNT }, (_, index) =>
    index === PEAK ? 180 : 60 + 10 * Math.sin(index / 900) + ((index * 7919) % 100) / 25,
  );
  return { x, y };
}

const labels = {
  instructions: 'Arrows read the values.',
  empty: 'Nothing measured.',
  missing: 'no value',
  placeHeader: 'Date',
  legend: 'Lines',
};
const frame = {
  title: 'Pulse',
  summary: 'Every minute.',
  frameLabels: {
    showTable: 'Table',
    showChart: 'Chart',
    exportMenu: 'Export',
    exportPng: 'PNG',
    exportSvg: 'SVG',
    fullScreen: 'Full screen',
    closeFullScreen: 'Close',
  },
};

/** How many images show the peak: the highest point of the line is alone, far above the rest. */
const peaks = (heights) => (Math.min(...heights) < (TOP + FLOOR) / 2 ? 1 : 0);

function mountOurs(host, { x, y }, root) {
  const props = { ...frame, labels, height: HEIGHT, series: [{ id: 'pulse', name: 'Pulse', x, y }] };
  return () => {
    flushSync(() => root.render(<LineChart {...props} />));
    return {
      peaks: () => {
        const d = host.querySelector('[data-line]').getAttribute('d');
        return peaks([...d.matchAll(/,([\d.]+)/g)].map(([, height]) => Number(height)));
      },
    };
  };
}

/**
 * The limit: one stroked path on one canvas; the first, lowest, highest and last value of each pixel column, or every
 * value.
 */
function mountBare(host, { x, y }, isReduced) {
  return () => {
    const canvas = document.createElement('canvas');
    canvas.width = WIDTH;
    canvas.height = HEIGHT;
    host.append(canvas);
    const pen = canvas.getContext('2d');
    const perSecond = (WIDTH - LEFT - 12) / (x[COUNT - 1] - x[0]);
    const heights = [];
    const placeY = (value) => TOP + ((200 - value) / 150) * (FLOOR - TOP);
    const point = (at, value) => {
      const height = placeY(value);
      heights.push(height);
      pen.lineTo(at, height);
    };
    pen.strokeStyle = '#1f4e79';
    pen.lineWidth = 2;
    pen.lineJoin = 'round';
    pen.beginPath();
    let start = 0;
    let column = Math.floor(LEFT);
    const flush = (end) => {
      let low = start;
      let high = start;
      for (let index = start; index < end; index++) {
        if (y[index] < y[low]) low = index;
        if (y[index] > y[high]) high = index;
      }
      for (const index of new Set([start, low, high, end - 1])) point(column + 0.5, y[index]);
      start = end;
    };
    for (let index = 0; index < COUNT; index++) {
      const at = LEFT + (x[index] - x[0]) * perSecond;
      if (!isReduced) point(at, y[index]);
      else if (Math.floor(at) !== column) {
        if (index > start) flush(index);
        column = Math.floor(at);
      }
    }
    if (isReduced) flush(COUNT);
    pen.stroke();
    pen.font = `400 11px ${ink.font}`;
    pen.fillStyle = ink.label;
    for (let tick = 60; tick <= 200; tick += 20) pen.fillText(String(tick), 8, placeY(tick));
    for (let day = 0; day < 35; day += 5)
      pen.fillText(`${day + 1} Jan`, LEFT + day * 86_400 * perSecond, FLOOR + 16);
    return { peaks: () => peaks(heights) };
  };
}

export const lines = {
  ours: mountOurs,
  limit: (host, scene) => mountBare(host, scene, true),
  every: (host, scene) => mountBare(host, scene, false),
};
