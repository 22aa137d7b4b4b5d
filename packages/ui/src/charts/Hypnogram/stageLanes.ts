import { TICK_SIZE, type PlotBox } from '../cartesian/Axes.tsx';
import { roughWidth } from '../cartesian/fitText.ts';
import type { SeriesLook } from '../cartesian/seriesLook.ts';
import { SLEEP_STAGES, type SleepStage } from './hypnogramLayout.ts';

/** Free space between the blocks of two lanes, in px. */
const AIR = 6;

/** From the lightest to the darkest; height says the stage, the pattern says it without colour. */
const looks: Readonly<Record<SleepStage, SeriesLook>> = {
  awake: { tone: 'awake', dash: undefined, marker: undefined, hatch: 'dots' },
  rem: { tone: 'rem', dash: undefined, marker: undefined, hatch: 'diagonal' },
  light: { tone: 'light', dash: undefined, marker: undefined, hatch: undefined },
  deep: { tone: 'deep', dash: undefined, marker: undefined, hatch: 'grid' },
};

/** How a stage looks; `null` is what was not recorded. */
export const stageLook = (stage: SleepStage | null): SeriesLook =>
  stage ? looks[stage] : { tone: 'missing', dash: undefined, marker: undefined, hatch: 'counterDiagonal' };

/** Room for the stages' names beside the plot. */
export function laneBeside(names: Readonly<Record<SleepStage, string>>, width: number): number {
  const widest = Math.max(...SLEEP_STAGES.map((stage) => roughWidth(names[stage].slice(0, 60), TICK_SIZE)));
  return Math.ceil(Math.max(24, Math.min(width * 0.25, widest + 12)));
}

/** Top and height of a stage's blocks; of the whole plot for what was not recorded. */
export function laneOf(stage: SleepStage | null, { top, floor }: PlotBox) {
  if (!stage) return { y: top, height: floor - top };
  const lane = (floor - top) / SLEEP_STAGES.length;
  return { y: top + SLEEP_STAGES.indexOf(stage) * lane + AIR / 2, height: Math.max(2, lane - AIR) };
}
