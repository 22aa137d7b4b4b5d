import { trace } from '../../data/trace.mjs';

const DAY = 86_400;

/** Size of every chart, in CSS pixels, at one device pixel each. */
export const WIDTH = 1200;
export const HEIGHT = 400;
/** A longer step breaks the line. */
export const GAP_SECONDS = 900;
export const LIMITS = { severeLow: 54, low: 70, high: 180, severeHigh: 250 };
export const DOMAIN = [30, 350];

/** Winter and summer time of Madrid in 2021, seconds ahead of UTC. */
export const offsetAt = (epoch) => (epoch >= 1_616_893_200 && epoch < 1_635_642_000 ? 7200 : 3600);

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Madrid',
  hour: '2-digit',
  minute: '2-digit',
});
const calendar = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Madrid',
  day: 'numeric',
  month: 'short',
});
export const formatTime = (epoch, kind) => (kind === 'day' ? calendar : clock).format(epoch * 1000);

/** What one chart shows: `readings` five-minute readings. */
export function traceScene(readings) {
  const { epochSeconds, mgdl } = trace(readings, 21);
  const flags = Uint8Array.from(mgdl, (value) => (value < 40 ? 1 : value > 400 ? 2 : 0));
  const from = epochSeconds[0];
  const to = epochSeconds[readings - 1];
  return { epochSeconds, values: mgdl, flags, whole: { from, to }, last14: { from: to - 14 * DAY, to } };
}

/** Percentiles of the last fourteen days by local five minutes, from the raw readings. */
export function profileScene({ epochSeconds, values, last14 }) {
  const columns = Array.from({ length: 288 }, () => []);
  epochSeconds.forEach((epoch, index) => {
    if (epoch < last14.from) return;
    columns[Math.floor(((epoch + offsetAt(epoch)) % DAY) / 300)].push(values[index]);
  });
  const lines = [0.05, 0.25, 0.5, 0.75, 0.95].map((share) =>
    columns.map((column) => {
      const sorted = column.sort((a, b) => a - b);
      const rank = (sorted.length - 1) * share;
      const below = Math.floor(rank);
      return sorted[below] + (rank - below) * ((sorted[below + 1] ?? sorted[below]) - sorted[below]);
    }),
  );
  return { minutes: columns.map((_, index) => index * 5), lines };
}

/** Fourteen days by twenty-four hours, each with a level (0–4) or null. */
export function heatScene() {
  const { epochSeconds, mgdl } = trace(14 * 288, 33);
  const first = Math.floor((epochSeconds[0] + 3600) / DAY);
  const sums = Array.from({ length: 14 }, () => Array.from({ length: 24 }, () => ({ sum: 0, count: 0 })));
  epochSeconds.forEach((epoch, index) => {
    const local = epoch + 3600;
    const cell = sums[Math.floor(local / DAY) - first]?.[Math.floor((local % DAY) / 3600)];
    if (!cell) return;
    cell.sum += mgdl[index];
    cell.count++;
  });
  const { severeLow, low, high, severeHigh } = LIMITS;
  const levels = sums.map((row) =>
    row.map(({ sum, count }) => {
      if (count < 6) return null;
      const mean = sum / count;
      return mean < severeLow ? 0 : mean < low ? 1 : mean <= high ? 2 : mean <= severeHigh ? 3 : 4;
    }),
  );
  return {
    levels,
    days: levels.map((_, row) => calendar.format((first + row) * DAY * 1000)),
    hours: Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0')),
  };
}
