// uPlot as its demos use it: target band drawn in a hook, the line coloured by a vertical gradient with hard stops.
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { ink } from './bare-ink.js';
import { DOMAIN, GAP_SECONDS, HEIGHT, LIMITS, WIDTH } from './scenes.js';

const stops = [DOMAIN[0], LIMITS.severeLow, LIMITS.low, LIMITS.high, LIMITS.severeHigh];

function levelColour(plot) {
  const { ctx } = plot;
  const from = plot.valToPos(DOMAIN[0], 'y', true);
  const to = plot.valToPos(DOMAIN[1], 'y', true);
  const gradient = ctx.createLinearGradient(0, from, 0, to);
  const span = DOMAIN[1] - DOMAIN[0];
  stops.forEach((stop, level) => {
    gradient.addColorStop((stop - DOMAIN[0]) / span, ink.mark[level]);
    gradient.addColorStop(((stops[level + 1] ?? DOMAIN[1]) - DOMAIN[0]) / span, ink.mark[level]);
  });
  return gradient;
}

const target = {
  hooks: {
    drawClear: (plot) => {
      const { ctx, bbox } = plot;
      const top = plot.valToPos(LIMITS.high, 'y', true);
      ctx.fillStyle = ink.band;
      ctx.fillRect(bbox.left, top, bbox.width, plot.valToPos(LIMITS.low, 'y', true) - top);
    },
  },
};

export function mountUplotTrace(host, { epochSeconds, values }, from, to) {
  // A gap is a null in uPlot's data.
  const x = [];
  const y = [];
  for (let index = 0; index < epochSeconds.length; index++) {
    if (index > 0 && epochSeconds[index] - epochSeconds[index - 1] > GAP_SECONDS) {
      x.push(epochSeconds[index - 1] + 1);
      y.push(null);
    }
    x.push(epochSeconds[index]);
    y.push(values[index]);
  }
  const plot = new uPlot(
    {
      width: WIDTH,
      height: HEIGHT,
      pxAlign: 0,
      legend: { show: false },
      cursor: { show: false },
      scales: { x: { min: from, max: to }, y: { range: DOMAIN } },
      axes: [{}, { splits: () => Object.values(LIMITS) }],
      series: [{}, { stroke: levelColour, width: 1, points: { show: false } }],
      plugins: [target],
    },
    [x, y],
    host,
  );
  return {
    paint: (windowFrom, windowTo) => plot.setScale('x', { min: windowFrom, max: windowTo }),
    pen: () => plot.ctx,
    placeOf: (epoch, value) => [plot.valToPos(epoch, 'x', true), plot.valToPos(value, 'y', true)],
  };
}

const hourOf = (minute) => `${minute / 60}:00`;

export function mountUplotProfile(host, { minutes, lines: [p5, p25, p50, p75, p95] }) {
  const line = (stroke, width = 0) => ({ stroke, width, points: { show: false } });
  const plot = new uPlot(
    {
      width: WIDTH,
      height: HEIGHT,
      legend: { show: false },
      cursor: { show: false },
      scales: { x: { time: false }, y: { range: DOMAIN } },
      axes: [
        { splits: () => [0, 180, 360, 540, 720, 900, 1080, 1260, 1440], values: (_, at) => at.map(hourOf) },
        { splits: () => Object.values(LIMITS) },
      ],
      series: [{}, line(), line(), line(), line(), line('#1f4e79', 2)],
      bands: [
        { series: [2, 1], fill: '#d8e6f2' },
        { series: [4, 3], fill: '#a9c8e2' },
      ],
      plugins: [target],
    },
    [minutes, p5, p95, p25, p75, p50],
    host,
  );
  return {
    pen: () => plot.ctx,
    placeOf: (minute, value) => [plot.valToPos(minute, 'x', true), plot.valToPos(value, 'y', true)],
  };
}
