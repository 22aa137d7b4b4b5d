import type { PhaseKind } from './phases.ts';

/** A phase of a simulated test. */
export interface SimulatedPhase {
  kind: PhaseKind;
  seconds: number;
  /** Level in mL/min, and the ratio of carbon dioxide to it. */
  vo2: number;
  rer: number;
  /** km/h. */
  speed: number;
}

export interface SimulateCartOptions {
  seed?: number;
  /** Seconds between samples. */
  stepS?: number;
  /** Standard deviation of the noise, relative to the level. */
  noise?: number;
  /** Seconds in which gas exchange approaches a new level; 0 is at once. */
  timeConstantS?: number;
  /** Beats per minute without oxygen, and millilitres of oxygen per beat above. */
  heart?: { base: number; mlPerBeat: number };
}

/** A row as carts write it. */
export interface SimulatedRow {
  timeS: number;
  kind: PhaseKind;
  vo2: number;
  vco2: number;
  heartRate: number;
  ventilation: number;
  speed: number;
}

/** The protocol of the specification: rest, rising speeds, recovery, with an adult's oxygen at each. */
export const PROTOCOL: readonly SimulatedPhase[] = [
  { kind: 'RECLINED', seconds: 360, vo2: 235, rer: 0.82, speed: 0 },
  { kind: 'SEATED', seconds: 180, vo2: 275, rer: 0.83, speed: 0 },
  { kind: 'TREADMILL_4', seconds: 180, vo2: 740, rer: 0.84, speed: 4 },
  { kind: 'TREADMILL_5', seconds: 240, vo2: 860, rer: 0.86, speed: 5 },
  { kind: 'TREADMILL_6', seconds: 180, vo2: 1010, rer: 0.89, speed: 6 },
  { kind: 'RECOVERY', seconds: 240, vo2: 360, rer: 0.95, speed: 0 },
];

/** A small seeded generator (mulberry32), normally distributed. */
function normals(seed: number): () => number {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  return () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
}

/** A test in phases whose borders are known. */
export function simulateCart(
  phases: readonly SimulatedPhase[] = PROTOCOL,
  {
    seed = 1,
    stepS = 10,
    noise = 0.03,
    timeConstantS = 0,
    heart = { base: 50, mlPerBeat: 20 },
  }: SimulateCartOptions = {},
): SimulatedRow[] {
  const normal = normals(seed);
  const rows: SimulatedRow[] = [];
  const level = { vo2: phases[0]!.vo2, vco2: phases[0]!.vo2 * phases[0]!.rer };
  let startS = 0;
  for (const { kind, seconds, vo2, rer, speed } of phases) {
    for (let at = stepS; at <= seconds + 1e-9; at += stepS) {
      const approach = timeConstantS === 0 ? 1 : 1 - Math.exp(-stepS / timeConstantS);
      level.vo2 += (vo2 - level.vo2) * approach;
      level.vco2 += (vo2 * rer - level.vco2) * approach;
      const noisy = (value: number) => value * (1 + noise * normal());
      rows.push({
        timeS: startS + at,
        kind,
        vo2: noisy(level.vo2),
        vco2: noisy(level.vco2),
        heartRate: Math.round(noisy(heart.base + level.vo2 / heart.mlPerBeat)),
        ventilation: noisy(level.vco2 / 32),
        speed,
      });
    }
    startS += seconds;
  }
  return rows;
}
