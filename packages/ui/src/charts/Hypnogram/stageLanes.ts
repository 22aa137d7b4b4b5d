import { TICK_SIZE, type PlotBox } from '../cartesian/Axes.tsx';
import { roughWidth } from '../cartesian/fitText.ts';
import type { SeriesLook } from '../cartesian/seriesLook.ts';
import type { SleepLane, SleepStage } from './hypnogramLayout.ts';

/** Space between the blocks of two lanes, in px. */
const AIR = 6;

const look = (tone: SeriesLook['tone'], hatch: SeriesLook['hatch']): SeriesLook => ({
  tone,
  hatch,
  dash: undefined,
  marker: undefined,
});
/** From lightest to darkest; height identifies the stage, and the pattern does so without colour. */
const looks: Readonly<Record<SleepStage, SeriesLook>> = {
  outOfBed: look('awake', 'grid'),
  awake: look('awake', 'dots'),
  rem: look('rem', 'diagonal'),
  asleep: look('light', 'horizontal'),
  light: look('light', undefined),
  deep: look('deep', 'grid'),
  unknown: look('missing', 'horizontal'),
};

/** A stage's appearance; `null` is unrecorded time. */
export const stageLook = (stage: SleepStage | null): SeriesLook =>
  stage ? looks[stage] : look('missing', 'counterDiagonal');

/** Whether it has a lane of its own; what is not known could be any of them. */
export const hasLane = (stage: SleepStage | null): stage is SleepLane =>
  stage !== null && stage !== 'unknown';

/** Space for the stage names beside the plot. */
export function laneBeside(
  lanes: readonly SleepLane[],
  names: Readonly<Record<SleepStage, string>>,
  width: number,
): number {
  const widest = Math.max(...lanes.map((lane) => roughWidth(names[lane].slice(0, 60), TICK_SIZE)));
  return Math.ceil(Math.max(24, Math.min(width * 0.25, widest + 12)));
}

/** Top and height of a stage's blocks; those of the whole plot for time of which no lane is known. */
export function laneOf(lanes: readonly SleepLane[], stage: SleepStage | null, { top, floor }: PlotBox) {
  if (!hasLane(stage)) return { y: top, height: floor - top };
  const lane = (floor - top) / lanes.length;
  return { y: top + lanes.indexOf(stage) * lane + AIR / 2, height: Math.max(2, lane - AIR) };
}
