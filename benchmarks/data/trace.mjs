// A realistic sensor trace, the same in every run: meals, a dawn rise, autocorrelated noise, sensor changes.

/** Start of every synthetic trace: 2021-01-01T00:02:17Z, off the five-minute grid as a real sensor is. */
export const START = 1_609_459_337;
const STEP = 300;
/** A sensor lasts ten days; the new one warms up for two hours without readings. */
const SENSOR = 10 * 288;
const WARM_UP = 24;

/** Random numbers in [0, 1) from a seed (mulberry32). */
export function seeded(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * `count` readings every five minutes, whole mg/dL from 39 (below the sensor's range) to 401 (above it).
 *
 * @returns `{ epochSeconds: Float64Array, mgdl: Float64Array }` in ascending time
 */
export function trace(count, seed = 7) {
  const random = seeded(seed);
  const epochSeconds = new Float64Array(count);
  const mgdl = new Float64Array(count);
  let level = 118;
  let drift = 0;
  let rise = 0;
  let slot = 0;
  for (let index = 0; index < count; slot++) {
    const minuteOfDay = (slot % 288) * 5;
    const isMeal = minuteOfDay === 450 || minuteOfDay === 840 || minuteOfDay === 1260;
    if (isMeal) rise += 4 + random() * 18;
    const dawn = minuteOfDay > 240 && minuteOfDay < 480 ? 0.35 : 0;
    drift = drift * 0.92 + (random() - 0.5) * 3.4;
    rise *= 0.9;
    level += rise + dawn + drift - (level - 112) * 0.055;
    if (slot % SENSOR < WARM_UP) continue;
    epochSeconds[index] = START + slot * STEP;
    mgdl[index] = Math.max(39, Math.min(401, Math.round(level)));
    index++;
  }
  return { epochSeconds, mgdl };
}

/** Seconds to add to UTC in Madrid, by the rule in force since 1996: summer time between the last Sundays of March and October, 01:00 UTC. */
export function madridOffsets(fromYear, toYear) {
  const changes = [Number.NEGATIVE_INFINITY];
  const seconds = [3600];
  for (let year = fromYear; year <= toYear; year++) {
    changes.push(lastSunday(year, 2), lastSunday(year, 9));
    seconds.push(7200, 3600);
  }
  return { changes: Float64Array.from(changes), seconds: Int32Array.from(seconds) };
}

function lastSunday(year, month) {
  const last = new Date(Date.UTC(year, month + 1, 0, 1));
  return Date.UTC(year, month, last.getUTCDate() - last.getUTCDay(), 1) / 1000;
}

/** Offset in minutes of every reading of an ascending trace. */
export function madridMinutes(epochSeconds) {
  const { changes, seconds } = madridOffsets(2020, 2040);
  const minutes = new Int16Array(epochSeconds.length);
  let row = 0;
  for (let index = 0; index < epochSeconds.length; index++) {
    while (row + 1 < changes.length && changes[row + 1] <= epochSeconds[index]) row++;
    minutes[index] = seconds[row] / 60;
  }
  return minutes;
}
