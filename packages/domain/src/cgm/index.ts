export * from './series.ts';
export * from './limits.ts';
export * from './file/result.ts';
export * from './ranges.ts';
export * from './metric-types.ts';
export * from './events.ts';
export { cgmMetrics } from './metrics.ts';
export { agp } from './agp.ts';
export { MAX_INTERPOLATED_GAP_MINUTES, glucoseGrid, type GlucoseGrid } from './grid.ts';
export { timeInRanges, wholePercents } from './time-in-ranges.ts';
export { localDays, seriesClock } from './local-days.ts';
export { HEAT_CELL_MIN_SHARE, heatMap } from './heat-map.ts';
export { CONSENSUS_DAYS, ENOUGH_SHARE, expectedReadings, isEnough, sufficiency } from './sufficiency.ts';
export { fastingGlucose, type FastingGlucose } from './fasting.ts';
export { cgmScores, eventWindow, timeframeOf, type ScoreWindow } from './scores.ts';
export { cogi, estimatedA1c, glucoseManagementIndicator, glycaemiaRiskIndex, jIndex } from './indices.ts';
export {
  SIMULATED_KINDS,
  simulateTrace,
  type SimulateOptions,
  type SimulatedEvent,
  type SimulatedKind,
  type SimulatedTrace,
} from './simulate.ts';
export {
  CENSORED_BOUND_MGDL,
  CV_STABLE_MAX,
  GOAL_VERDICTS,
  levelBounds,
  levelGoals,
  minutesADay,
  scoreVerdict,
  type GoalVerdict,
  type LevelBounds,
  type LevelGoal,
} from './goals.ts';
export { parseCgmFile } from './file/parse.ts';
export { writeCgmFile, type CgmFileStyle } from './file/write.ts';
