import { meansOver, type GasSamples, type Span, type SpanMeans } from './averages.ts';

/** The consensus for resting energy: the first five minutes are left out, the next are five with little variation. */
const CONSENSUS = { discardS: 300, lengthS: 300, maxCv: 10 } as const;

/**
 * How steady a window is. `STEADY`: five minutes or more with a coefficient of variation of at most 10 % in oxygen and
 * carbon dioxide (Fullmer et al. 2015, 10.1016/j.jand.2015.05.014; 10.3389/fnut.2016.00049). `SHORT`: as little variation,
 * in less than five minutes: not steady by the consensus. `UNSTEADY`: more variation. `UNKNOWN`: too few values to say.
 */
export type SteadyGrade = 'STEADY' | 'SHORT' | 'UNSTEADY' | 'UNKNOWN';

/** A window with its means. */
export interface SteadyWindow extends Span {
  means: SpanMeans;
  grade: SteadyGrade;
}

/** The share of a window that has to be measured before it counts as long as it is. */
export const MIN_COVERED = 0.8;

function gradeOf({ startS, endS }: Span, { cvVo2, cvVco2, vco2, covered }: SpanMeans): SteadyGrade {
  if (cvVo2 === null || (vco2 !== null && cvVco2 === null) || covered < MIN_COVERED) return 'UNKNOWN';
  if (cvVo2 > CONSENSUS.maxCv || (cvVco2 ?? 0) > CONSENSUS.maxCv) return 'UNSTEADY';
  return endS - startS >= CONSENSUS.lengthS - 1e-6 ? 'STEADY' : 'SHORT';
}

/** A window as a person set it; null when nothing was measured in it. */
export function windowAt(samples: GasSamples, span: Span): SteadyWindow | null {
  const means = meansOver(samples, span);
  return means === null ? null : { ...span, means, grade: gradeOf(span, means) };
}

/** Seconds between the windows that are tried on samples that are shorter. */
const STRIDE = 20;

/** Every window of the consensus in a span of rest, in order of time. */
export function consensusWindows(samples: GasSamples, { startS, endS }: Span): SteadyWindow[] {
  const windows: SteadyWindow[] = [];
  const stride = samples.stepS < STRIDE ? STRIDE : samples.stepS;
  for (let at = startS + CONSENSUS.discardS; at + CONSENSUS.lengthS <= endS + 1e-6; at += stride) {
    const window = windowAt(samples, { startS: at, endS: at + CONSENSUS.lengthS });
    if (window !== null) windows.push(window);
  }
  return windows;
}

const variation = ({ means }: SteadyWindow): number => (means.cvVo2 ?? Infinity) + (means.cvVco2 ?? 0);

/** The window with the least variation, oxygen's and carbon dioxide's together. */
export const steadiest = (windows: readonly SteadyWindow[]): SteadyWindow | null =>
  windows.reduce<SteadyWindow | null>(
    (best, window) => (best === null || variation(window) < variation(best) ? window : best),
    null,
  );

/** Seconds at the beginning of a phase that are never averaged: one minute, two of a phase of six. Ours. */
const settlingS = (lengthS: number): number => (lengthS >= 340 ? 120 : 60);
/** Seconds at the end of a phase that are averaged: the last one to two minutes (Achten 2002). */
const AVERAGED_S = 120;

/**
 * The window that a phase begins with; a person may move it. At rest, the first that meets the consensus, else the one with
 * the least variation; a phase too short for the consensus, and one of exercise, has its last two minutes, or what is left
 * of it after the body has settled.
 */
export function proposeWindow(samples: GasSamples, phase: Span, isRest: boolean): SteadyWindow | null {
  if (isRest) {
    const windows = consensusWindows(samples, phase);
    const found = windows.find(({ grade }) => grade === 'STEADY') ?? steadiest(windows);
    if (found !== null) return found;
  }
  const settled = phase.startS + settlingS(phase.endS - phase.startS);
  const startS = Math.max(settled, phase.endS - AVERAGED_S);
  return windowAt(samples, { startS: startS < phase.endS ? startS : phase.startS, endS: phase.endS });
}
