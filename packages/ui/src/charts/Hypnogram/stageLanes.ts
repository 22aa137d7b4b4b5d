import { TICK_SIZE, type PlotBox } from '../cartesian/Axes.tsx';
import { roughWidth } from '../cartesian/fitText.ts';
import type { SeriesLook } from '../cartesian/seriesLook.ts';
import { SLEEP_STAGES, type SleepStage } from './hypnogramLayout.ts';

/** Space between the blocks of two lanes, in px. */
const AIR = 6;

/** From lightest to darkest; height identifies the stage, and the pattern does so without colour. */
const looks: Readonly<Record<SleepStage, SeriesLook>> = {
  awake: { tone: 'awake', dash: undefined, marker: undefined, hatch: 'dots' },
  rem: { tone: 'rem', dash: undefined, marker: undefined, hatch: 'diagonal' },
  light: { tone: 'light', dash: undefined, marker: undefined, hatch: undefined },
  deep: { tone: 'deep', dash: undefined, marker: undefined, hatch: 'grid' },
};

/** A stage's appearance; `null` is unrecorded time. */
export const stageLook = (stage: SleepStage | null): SeriesLook =>
  stage ? looks[stage] : { tone: 'missing', dash: undefined, marker: undefined, hatch: 'counterDiagonal' };

/** Space for the stage names beside the plot. */
export function laneBeside(names: Readonly<Record<SleepStage, string>>, width: number): number {
  const widest = Math.max(...SLEEP_STAGES.map((stage) => roughWidth(names[stage].slice(0, 60), TICK_SIZE)));
  return Math.ceil(Math.max(24, Math.min(width * 0.25, widest + 12)));
}

/** Top and height of a stage's blocks; those of the whole plot for unrecorded time. */
export function laneOf(stage: SleepStage | null, { top, floor }: PlotBox) {
  if (!stage) return { y: top, height: floor - top };
  const lane = (floor - top) / SLEEP_STAGES.length;
  return { y: top + SLEEP_STAGES.indexOf(stage) * lane + AIR / 2, height: Math.max(2, lane - AIR) };
}
