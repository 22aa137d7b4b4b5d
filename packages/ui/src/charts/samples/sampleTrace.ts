/** A repeatable sequence of numbers from 0 to 1. */
export function sampleNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** First moment of every sample: Monday 5 January 2026, midnight UTC. */
export const SAMPLE_START = Date.UTC(2026, 0, 5) / 1000;

const meals = [8, 11, 14, 18, 21.2];

/**
 * Invented readings every five minutes that rise after meals, fall at night, have a few gaps, and reach both ends of
 * the device's measuring range. Days start at midnight UTC.
 */
export function sampleTrace(days: number, seed = 7) {
  const random = sampleNumbers(seed);
  const epochSeconds: number[] = [];
  const values: number[] = [];
  const flags: number[] = [];
  let noise = 0;
  for (let day = 0; day < days; day++) {
    const peaks = meals.map((hour) => ({
      at: hour + random() - 0.5,
      height: 30 + random() * 110,
      width: 0.7 + random() * 0.7,
    }));
    const dipAt = random() < 0.35 ? 3 + random() * 14 : Number.NaN;
    const gapAt = random() < 0.18 ? 24 * random() : Number.NaN;
    const gapHours = 1 + random() * 4;
    for (let step = 0; step < 288; step++) {
      const hour = step / 12;
      noise = noise * 0.92 + (random() - 0.5) * 7;
      if (hour > gapAt && hour < gapAt + gapHours) continue;
      let value = 104 + 10 * Math.sin(((hour - 3) / 24) * Math.PI * 2) + noise;
      for (const peak of peaks) value += peak.height * Math.exp(-(((hour - peak.at - 1) / peak.width) ** 2));
      if (!Number.isNaN(dipAt)) value -= 75 * Math.exp(-(((hour - dipAt) / 0.8) ** 2));
      const isLow = value < 40;
      const isHigh = value > 400;
      epochSeconds.push(SAMPLE_START + day * 86_400 + step * 300);
      values.push(isLow ? 39 : isHigh ? 401 : value);
      flags.push(isLow ? 1 : isHigh ? 2 : 0);
    }
  }
  return {
    epochSeconds: Float64Array.from(epochSeconds),
    values: Float64Array.from(values),
    flags: Uint8Array.from(flags),
  };
}
