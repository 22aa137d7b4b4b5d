// The minimal code for every overview metric of whole mg/dL in five-minute steps: one pass fills a histogram, the wear
// and a dense grid; lookup tables replace logarithms; nothing is validated, and no metric can be computed alone.
import { madridOffsets } from '../data/trace.mjs';
import { answerOf } from './answer.mjs';
import { series as seriesOf } from './series.mjs';

const STEP = 300;
const DAY = 86_400;
const LAG = 288;
const COLUMNS = 288;
const BINS = 512;
const zone = madridOffsets(2020, 2040);
const SHARES = [0.05, 0.25, 0.5, 0.75, 0.95];

export function prepare({ readings }) {
  const series = seriesOf(readings);
  return () => {
    const result = everything(series);
    return () => answerOf(result);
  };
}

function everything({ epochSeconds, offsetMinutes, mgdl }) {
  const n = epochSeconds.length;
  const low = new Float64Array(BINS);
  const high = new Float64Array(BINS);
  for (let value = 1; value < BINS; value++) {
    const f = Math.log(value) ** 1.084 - 5.381;
    if (f < 0) low[value] = 22.77 * f * f;
    else high[value] = 22.77 * f * f;
  }

  const counts = new Uint32Array(BINS);
  const origin = Math.floor((epochSeconds[0] + offsetMinutes[0] * 60) / DAY) * DAY - offsetMinutes[0] * 60;
  const slots = Math.floor((epochSeconds[n - 1] - origin) / STEP) + 1;
  const grid = new Float64Array(slots).fill(Number.NaN);
  let slot = Math.max(1, Math.ceil((epochSeconds[0] - origin) / STEP));
  const firstSlot = slot;
  let at = origin + slot * STEP;
  let offset = Number.NaN;
  let offsetSeconds = 0;
  let left = epochSeconds[0];
  let leftValue = mgdl[0];
  let gapSeconds = 0;
  let gaps = 0;
  let risk = 0;
  let days = 0;
  let dayEnd = Number.NEGATIVE_INFINITY;
  let dayLow = 0;
  let dayHigh = 0;
  for (let i = 0; i < n; i++) {
    const right = epochSeconds[i];
    const value = mgdl[i];
    counts[value]++;
    const step = right - left;
    if (at <= right) {
      if (step <= 2700) {
        const slope = (value - leftValue) / step;
        do {
          grid[slot++] = at === right ? value : leftValue + slope * (at - left);
          at += STEP;
        } while (at <= right);
      } else {
        slot = Math.floor((right - origin) / STEP);
        at = origin + slot * STEP;
        if (at === right) grid[slot] = value;
        slot++;
        at += STEP;
      }
    }
    if (offsetMinutes[i] !== offset) {
      offset = offsetMinutes[i];
      offsetSeconds = offset * 60;
    }
    if (step > STEP) {
      gapSeconds += step;
      gaps++;
    }
    left = right;
    leftValue = value;
    const local = right + offsetSeconds;
    if (local >= dayEnd) {
      risk += low[dayLow] + high[dayHigh];
      days++;
      dayEnd = (Math.floor(local / DAY) + 1) * DAY;
      dayLow = value;
      dayHigh = value;
    } else if (value < dayLow) dayLow = value;
    else if (value > dayHigh) dayHigh = value;
  }
  risk += low[dayLow] + high[dayHigh];
  const promised = Math.round((epochSeconds[n - 1] - epochSeconds[0]) / STEP) + 1;
  const missing = Math.round((gapSeconds - gaps * STEP) / STEP);

  const mage = meanAmplitude(grid, firstSlot);

  let lagCount = 0;
  let absolute = 0;
  let sum = 0;
  let squares = 0;
  for (let i = firstSlot + LAG; i < slots; i++) {
    const difference = grid[i] - grid[i - LAG];
    if (difference !== difference) continue;
    lagCount++;
    absolute += Math.abs(difference);
    sum += difference;
    squares += difference * difference;
  }

  return {
    metrics: {
      ...fromCounts(counts, n, low, high),
      adrr: risk / days,
      mage,
      modd: absolute / lagCount,
      conga24: Math.sqrt((squares - (sum * sum) / lagCount) / (lagCount - 1)),
      active_percent: (100 * (promised - missing)) / promised,
    },
    agp: percentiles(grid, firstSlot, clockShifts(origin, slots)),
  };
}

function fromCounts(counts, n, low, high) {
  let sum = 0;
  let lbgi = 0;
  let hbgi = 0;
  const below = new Float64Array(BINS + 1);
  for (let value = 0; value < BINS; value++) {
    const count = counts[value];
    below[value + 1] = below[value] + count;
    sum += value * count;
    lbgi += low[value] * count;
    hbgi += high[value] * count;
  }
  const mean = sum / n;
  let squares = 0;
  for (let value = 0; value < BINS; value++) squares += counts[value] * (value - mean) ** 2;
  const sd = Math.sqrt(squares / (n - 1));
  const share = (from, to) => (100 * (below[to + 1] - below[from])) / n;
  const rank = (position) => {
    let value = 0;
    while (below[value + 1] <= position) value++;
    return value;
  };
  const below54 = share(0, 53);
  const from54 = share(54, 69);
  const inRange = share(70, 180);
  const from181 = share(181, 250);
  const above250 = share(251, BINS - 1);
  return {
    n,
    mean,
    sd,
    cv: (100 * sd) / mean,
    min: rank(0),
    max: rank(n - 1),
    median: (rank((n - 1) >> 1) + rank(n >> 1)) / 2,
    tbr_lt54: below54,
    tbr_54_69: from54,
    tir_70_180: inRange,
    titr_70_140: share(70, 140),
    tir_63_140: share(63, 140),
    tar_181_250: from181,
    tar_gt250: above250,
    gmi: 3.31 + 0.02392 * mean,
    ea1c: (mean + 46.7) / 28.7,
    j_index: 0.001 * (mean + sd) ** 2,
    lbgi: lbgi / n,
    hbgi: hbgi / n,
    gri: Math.min(100, 3 * below54 + 2.4 * from54 + 1.6 * above250 + 0.8 * from181),
    cogi:
      0.5 * inRange +
      35 * (1 - Math.min((below54 + from54) / 15, 1)) +
      15 * Math.min(1, Math.max(0, (108 - sd) / 90)),
  };
}

function meanAmplitude(grid, from) {
  let weighted = 0;
  let weight = 0;
  for (let start = from; start < grid.length;) {
    let end = start;
    while (end < grid.length && grid[end] === grid[end]) end++;
    if (end - start >= 32) {
      const amplitude = ofStretch(grid, start, end);
      if (amplitude === amplitude) {
        weighted += amplitude * (end - start);
        weight += end - start;
      }
    }
    start = end + 1;
  }
  return weighted / weight;
}

function ofStretch(grid, start, end) {
  let sum = 0;
  for (let i = start; i < end; i++) sum += grid[i];
  const mean = sum / (end - start);
  let squares = 0;
  for (let i = start; i < end; i++) squares += (grid[i] - mean) * (grid[i] - mean);
  const sd = Math.sqrt(squares / (end - start - 1));
  let short = 0;
  let long = 0;
  for (let i = start; i < start + 5; i++) short += grid[i];
  for (let i = start; i < start + 32; i++) long += grid[i];
  let rising = 0;
  let low = grid[start];
  let high = low;
  let direction = 0;
  let first = 0;
  let swingFrom = 0;
  let swingTo = 0;
  let turnLow = Number.POSITIVE_INFINITY;
  let turnHigh = Number.NEGATIVE_INFINITY;
  let up = 0;
  let ups = 0;
  let down = 0;
  let downs = 0;
  for (let i = start; i <= end; i++) {
    let now = -rising;
    const value = i < end ? grid[i] : 0;
    if (i < end) {
      if (i >= start + 5) short += value - grid[i - 5];
      if (i >= start + 32) long += value - grid[i - 32];
      const shortMean = short / 5;
      const longMean = long / 32;
      now = shortMean > longMean ? 1 : shortMean < longMean ? -1 : rising;
    }
    if (now === rising || rising === 0) {
      if (value < low) low = value;
      if (value > high) high = value;
      rising = now;
      continue;
    }
    const turn = rising > 0 ? high : low;
    low = value;
    high = value;
    rising = now;
    if (direction === 0) {
      if (turn > turnHigh) turnHigh = turn;
      if (turn < turnLow) turnLow = turn;
      if (turn - turnLow >= sd) [direction, first, swingFrom, swingTo] = [1, 1, turnLow, turn];
      else if (turnHigh - turn >= sd) [direction, first, swingFrom, swingTo] = [-1, -1, turnHigh, turn];
    } else if (direction > 0 ? turn >= swingTo : turn <= swingTo) swingTo = turn;
    else if (Math.abs(turn - swingTo) >= sd) {
      if (direction > 0) {
        up += swingTo - swingFrom;
        ups++;
      } else {
        down += swingFrom - swingTo;
        downs++;
      }
      swingFrom = swingTo;
      swingTo = turn;
      direction = -direction;
    }
  }
  if (direction > 0) {
    up += swingTo - swingFrom;
    ups++;
  } else if (direction < 0) {
    down += swingFrom - swingTo;
    downs++;
  }
  return first > 0 ? up / ups : first < 0 ? down / downs : Number.NaN;
}

/** Pairs of a slot and what to add from there on, so that slot modulo 288 is the column of the local clock. */
function clockShifts(origin, slots) {
  const { changes, seconds } = zone;
  const shifts = [];
  for (let row = 0; row < changes.length; row++) {
    const from = Math.max(0, Math.ceil((changes[row] - origin) / STEP));
    if (from >= slots) break;
    const shift = ((origin + seconds[row]) / STEP) % COLUMNS;
    if (shifts[shifts.length - 2] === from) shifts.length -= 2;
    shifts.push(from, shift);
  }
  return shifts;
}

/** Percentiles of type 7 at each local five minutes: a histogram finds the bins of the ranks, only those are sorted. */
function percentiles(grid, firstSlot, shifts) {
  const counts = new Uint32Array(COLUMNS * BINS);
  const places = new Int32Array(grid.length);
  const size = new Uint32Array(COLUMNS);
  let next = 0;
  let column = 0;
  for (let i = firstSlot; i < grid.length; i++) {
    if (next < shifts.length && i >= shifts[next]) {
      column = (i + shifts[next + 1]) % COLUMNS;
      next += 2;
    } else if (++column === COLUMNS) column = 0;
    const value = grid[i];
    if (value !== value) {
      places[i] = -1;
      continue;
    }
    const place = (value | 0) * COLUMNS + column;
    places[i] = place;
    counts[place]++;
    size[column]++;
  }
  const end = new Int32Array(COLUMNS * BINS).fill(-1);
  const starts = [];
  const lines = SHARES.map(() => new Float64Array(COLUMNS));
  const wanted = [];
  let room = 0;
  for (let at = 0; at < COLUMNS; at++) {
    let bin = -1;
    let before = 0;
    let upTo = 0;
    for (let line = 0; line < SHARES.length; line++) {
      const rank = (size[at] - 1) * SHARES[line];
      for (const whole of [Math.floor(rank), Math.ceil(rank)]) {
        while (upTo <= whole) {
          before = upTo;
          upTo += counts[++bin * COLUMNS + at];
        }
        const place = bin * COLUMNS + at;
        if (end[place] < 0) {
          end[place] = room;
          starts.push(room, (room += counts[place]));
        }
        wanted.push(starts[starts.length - 2] + whole - before);
      }
    }
  }
  const sorted = new Float64Array(room);
  for (let i = firstSlot; i < grid.length; i++) {
    const place = places[i];
    if (place >= 0 && end[place] >= 0) sorted[end[place]++] = grid[i];
  }
  for (let pair = 0; pair < starts.length; pair += 2) sorted.subarray(starts[pair], starts[pair + 1]).sort();
  for (let at = 0, k = 0; at < COLUMNS; at++) {
    for (let line = 0; line < SHARES.length; line++, k += 2) {
      const rank = (size[at] - 1) * SHARES[line];
      const low = sorted[wanted[k]];
      lines[line][at] = low + (rank - Math.floor(rank)) * (sorted[wanted[k + 1]] - low);
    }
  }
  const [p5, p25, p50, p75, p95] = lines;
  return { p5, p25, p50, p75, p95 };
}
