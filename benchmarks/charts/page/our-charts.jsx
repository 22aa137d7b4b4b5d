import '@healzy/ui/theme/global';
import { AgpChart } from '@healzy/ui/charts/AgpChart';
import { GlucoseTrace } from '@healzy/ui/charts/GlucoseTrace';
import { HeatGrid } from '@healzy/ui/charts/HeatGrid';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { DOMAIN, formatTime, GAP_SECONDS, HEIGHT, LIMITS, offsetAt } from './scenes.js';

const frameLabels = {
  showTable: 'Table',
  showChart: 'Chart',
  exportMenu: 'Export',
  exportPng: 'PNG',
  exportSvg: 'SVG',
  fullScreen: 'Full screen',
  closeFullScreen: 'Close',
};
const rangeLabels = {
  severeLow: { name: 'Very low', bounds: '<54' },
  low: { name: 'Low', bounds: '54–69' },
  inRange: { name: 'In range', bounds: '70–180' },
  high: { name: 'High', bounds: '181–250' },
  severeHigh: { name: 'Very high', bounds: '>250' },
};
const LEVELS = Object.keys(rangeLabels);
const frame = { title: 'Glucose', summary: 'Readings of the sensor.', frameLabels };
const traceLabels = {
  instructions: 'Arrows read the readings.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  back: 'Back',
  forward: 'Forward',
  reset: 'All',
  timeHeader: 'Time',
  valueHeader: 'Glucose',
  levelHeader: 'Level',
  events: 'Events',
};

/** A root that has rendered before, as in a running app: React itself is not what is measured. */
export function prepareRoot(host) {
  const root = createRoot(host);
  flushSync(() => root.render(<p>…</p>));
  return root;
}

export function traceProps({ epochSeconds, values, flags }, from, to) {
  return {
    ...frame,
    series: { epochSeconds, values, flags },
    offsetMinutes: Int16Array.from(epochSeconds, (epoch) => offsetAt(epoch) / 60),
    limits: LIMITS,
    gapSeconds: GAP_SECONDS,
    domain: DOMAIN,
    initialWindow: { from, to },
    formatTime,
    formatValue: String,
    describePoint: ({ epochSeconds: at, value }) => ({
      time: formatTime(at, 'hour'),
      value: `${value} mg/dL`,
    }),
    rangeLabels,
    labels: traceLabels,
    height: HEIGHT,
  };
}

/** Insets of the plot, the same as `traceInsets`; the rendered image is checked through them. */
const LEFT = 44;
const TOP = 8;
const BOTTOM = 24;
const RIGHT = 12;

/** What the runner may do with a trace on the page: move its window as a hand does, and read its pixels. */
export function traceHandle(host, from, to) {
  const canvas = host.querySelector('canvas');
  const turn = (init) =>
    canvas.dispatchEvent(new WheelEvent('wheel', { cancelable: true, bubbles: true, ...init }));
  const plot = canvas.clientWidth - LEFT - RIGHT;
  return {
    panBy: (pixels) => turn({ deltaX: pixels }),
    zoomBy: (factor) =>
      turn({
        ctrlKey: true,
        deltaY: Math.log(factor) / 0.0025,
        clientX: canvas.getBoundingClientRect().left + LEFT,
      }),
    pen: () => canvas.getContext('2d'),
    placeOf: (epoch, value) => [
      LEFT + ((epoch - from) / (to - from)) * plot,
      TOP + ((DOMAIN[1] - value) / (DOMAIN[1] - DOMAIN[0])) * (HEIGHT - TOP - BOTTOM),
    ],
  };
}

export function profileProps({ minutes, lines: [p5, p25, p50, p75, p95] }) {
  return {
    ...frame,
    profile: { minuteOfDay: minutes, p5, p25, p50, p75, p95 },
    limits: LIMITS,
    domain: DOMAIN,
    formatMinute: (minute) => `${Math.floor(minute / 60)}:00`,
    formatValue: String,
    formatReading: (value) => `${Math.round(value)} mg/dL`,
    labels: {
      instructions: 'Arrows read the times.',
      timeHeader: 'Time',
      percentiles: { p5: '5 %', p25: '25 %', p50: 'Median', p75: '75 %', p95: '95 %' },
      legend: 'Legend',
      outerBand: 'Outer band',
      innerBand: 'Inner band',
      target: 'Target',
      missing: 'No data',
    },
    height: HEIGHT,
  };
}

export function heatProps({ levels, days, hours }) {
  return {
    ...frame,
    rows: days.map((day) => ({ id: day, header: day })),
    columns: hours.map((hour) => ({ id: hour, header: hour })),
    cells: levels.map((row) => row.map((level) => ({ level: level === null ? null : LEVELS[level] }))),
    describeCell: (row, column) => `${days[row]}, ${hours[column]} h: ${levels[row][column] ?? 'no data'}`,
    cornerHeader: 'Day',
    rangeLabels,
    missingLabels: 'No data',
    legendLabel: 'Legend',
    hint: 'Point at a cell.',
  };
}

export { AgpChart, GlucoseTrace, HeatGrid };
