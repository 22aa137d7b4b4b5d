// The obvious first implementation: an object for each reading, then filter, map and reduce for each metric; local time
// from Intl; every percentile sorts its readings.
import { answerOf } from './answer.mjs';
import { series as seriesOf } from './series.mjs';

const STEP = 300;
/** Readings further apart are not joined. */
const LONGEST_GAP = 2700;
const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Europe/Madrid',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
});

export function prepare({ readings }) {
  const { epochSeconds, mgdl } = seriesOf(readings);
  const rows = Array.from(epochSeconds, (epoch, index) => ({ epoch, mgdl: mgdl[index] }));
  return () => {
    const result = overview(rows);
    return () => answerOf(result);
  };
}

function overview(rows) {
  const timed = rows.map((row) => ({ ...row, local: localOf(row.epoch) }));
  const values = rows.map((row) => row.mgdl);
  const mean = average(values);
  const sd = deviation(values);
  const share = (test) => (100 * values.filter(test).length) / values.length;
  const risk = (value) => Math.log(value) ** 1.084 - 5.381;
  const low = (value) => 22.77 * Math.min(risk(value), 0) ** 2;
  const high = (value) => 22.77 * Math.max(risk(value), 0) ** 2;
  const sorted = [...values].sort((a, b) => a - b);
  const days = Object.values(Object.groupBy ? Object.groupBy(timed, dayOf) : groupBy(timed, dayOf));
  const below54 = share((value) => value < 54);
  const from54 = share((value) => value >= 54 && value < 70);
  const inRange = share((value) => value >= 70 && value <= 180);
  const from181 = share((value) => value > 180 && value <= 250);
  const above250 = share((value) => value > 250);
  const gaps = rows.slice(1).map((row, index) => row.epoch - rows[index].epoch);
  const long = gaps.filter((gap) => gap > STEP);
  const promised = Math.round((rows.at(-1).epoch - rows[0].epoch) / STEP) + 1;
  const missing = Math.round((long.reduce((sum, gap) => sum + gap, 0) - long.length * STEP) / STEP);
  const grid = gridOf(timed);
  const bySlot = new Map(grid.map((point) => [point.slot, point.value]));
  const differences = grid
    .filter(({ slot }) => bySlot.has(slot - 288))
    .map(({ slot, value }) => value - bySlot.get(slot - 288));
  const columns = groupBy(grid, ({ epoch }) => minuteOf(localOf(epoch)));
  const line = (probability) =>
    Array.from({ length: 288 }, (_, column) =>
      quantile(
        columns[column * 5].map(({ value }) => value),
        probability,
      ),
    );
  return {
    metrics: {
      n: values.length,
      mean,
      sd,
      cv: (100 * sd) / mean,
      min: sorted[0],
      max: sorted.at(-1),
      median: quantile(values, 0.5),
      tbr_lt54: below54,
      tbr_54_69: from54,
      tir_70_180: inRange,
      titr_70_140: share((value) => value >= 70 && value <= 140),
      tir_63_140: share((value) => value >= 63 && value <= 140),
      tar_181_250: from181,
      tar_gt250: above250,
      gmi: 3.31 + 0.02392 * mean,
      ea1c: (mean + 46.7) / 28.7,
      j_index: 0.001 * (mean + sd) ** 2,
      lbgi: average(values.map(low)),
      hbgi: average(values.map(high)),
      gri: Math.min(100, 3 * below54 + 2.4 * from54 + 1.6 * above250 + 0.8 * from181),
      cogi:
        0.5 * inRange +
        35 * (1 - Math.min((below54 + from54) / 15, 1)) +
        15 * Math.min(1, Math.max(0, (108 - sd) / 90)),
      adrr: average(
        days.map((day) => {
          const risks = day.map((row) => ({ low: low(row.mgdl), high: high(row.mgdl) }));
          return (
            risks.reduce((most, { low: one }) => Math.max(most, one), 0) +
            risks.reduce((most, { high: one }) => Math.max(most, one), 0)
          );
        }),
      ),
      mage: meanAmplitude(grid),
      modd: average(differences.map(Math.abs)),
      conga24: deviation(differences),
      active_percent: (100 * (promised - missing)) / promised,
    },
    agp: { p5: line(0.05), p25: line(0.25), p50: line(0.5), p75: line(0.75), p95: line(0.95) },
  };
}

const average = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
const deviation = (values) => {
  const mean = average(values);
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1));
};
const quantile = (values, probability) => {
  const sorted = [...values].sort((a, b) => a - b);
  const rank = (sorted.length - 1) * probability;
  const below = Math.floor(rank);
  return sorted[below] + (rank - below) * ((sorted[below + 1] ?? sorted[below]) - sorted[below]);
};
const groupBy = (items, keyOf) => {
  const groups = {};
  for (const item of items) (groups[keyOf(item)] ??= []).push(item);
  return groups;
};
const localOf = (epoch) =>
  clock
    .format(epoch * 1000)
    .split(/\D+/)
    .map(Number);
const dayOf = ({ local: [month, day, year] }) => `${year}-${month}-${day}`;
const minuteOf = ([, , , hour, minute]) => hour * 60 + minute;

/** Readings interpolated to local five-minute steps where the gap allows it. */
function gridOf(rows) {
  const [, , , hour, minute] = rows[0].local;
  const first = Math.floor(rows[0].epoch / 60) * 60 - (hour * 60 + minute) * 60;
  return rows.slice(1).flatMap((right, index) => {
    const left = rows[index];
    const from = Math.floor((left.epoch - first) / STEP) + 1;
    const to = Math.floor((right.epoch - first) / STEP);
    return Array.from({ length: to - from + 1 }, (_, step) => from + step)
      .map((slot) => ({ slot, epoch: first + slot * STEP }))
      .filter(({ epoch }) => right.epoch - left.epoch <= LONGEST_GAP || epoch === right.epoch)
      .map(({ slot, epoch }) => ({
        slot,
        epoch,
        value: left.mgdl + ((right.mgdl - left.mgdl) / (right.epoch - left.epoch)) * (epoch - left.epoch),
      }));
  });
}

/** Swings of at least one standard deviation in the direction of the first, for each stretch without a gap. */
function meanAmplitude(grid) {
  const stretches = [];
  grid.forEach((point, index) => {
    if (index > 0 && point.slot === grid[index - 1].slot + 1) stretches.at(-1).push(point.value);
    else stretches.push([point.value]);
  });
  const rated = stretches
    .filter((values) => values.length >= 32)
    .map((values) => ({ weight: values.length, amplitude: ofStretch(values) }))
    .filter(({ amplitude }) => amplitude !== null);
  const weight = rated.reduce((sum, stretch) => sum + stretch.weight, 0);
  return rated.reduce((sum, stretch) => sum + stretch.weight * stretch.amplitude, 0) / weight;
}

function ofStretch(values) {
  const sd = deviation(values);
  const trailing = (points) => {
    let sum = average(values.slice(0, points)) * points;
    return values.map((value, index) => {
      if (index >= points) sum += value - values[index - points];
      return sum / points;
    });
  };
  const short = trailing(5);
  const long = trailing(32);
  const directions = [];
  short.forEach((value, index) => {
    directions.push(value > long[index] ? 1 : value < long[index] ? -1 : (directions.at(-1) ?? 0));
  });
  const runs = [];
  directions.forEach((direction, index) => {
    const last = runs.at(-1);
    if (last && (last.direction === direction || last.direction === 0)) {
      last.direction = direction;
      last.values.push(values[index]);
    } else runs.push({ direction, values: [values[index]] });
  });
  const turns = runs.map((run) => (run.direction > 0 ? Math.max(...run.values) : Math.min(...run.values)));
  const kept = [];
  const seen = [];
  for (const turn of turns) {
    seen.push(turn);
    if (kept.length === 0) {
      const bottom = seen.reduce((least, value) => Math.min(least, value));
      const top = seen.reduce((most, value) => Math.max(most, value));
      if (turn - bottom >= sd) kept.push(bottom, turn);
      else if (top - turn >= sd) kept.push(top, turn);
      continue;
    }
    const rising = kept.at(-1) > kept.at(-2);
    if (rising ? turn >= kept.at(-1) : turn <= kept.at(-1)) kept[kept.length - 1] = turn;
    else if (Math.abs(turn - kept.at(-1)) >= sd) kept.push(turn);
  }
  const swings = kept.slice(1).map((value, index) => value - kept[index]);
  const counted = swings.filter((swing) => Math.sign(swing) === Math.sign(swings[0])).map(Math.abs);
  return counted.length === 0 ? null : average(counted);
}
