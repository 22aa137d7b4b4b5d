export * from './series.ts';
export * from './limits.ts';
export {
  importDoubts,
  readImportDoubts,
  sharesTime,
  type CgmFileIdentity,
  type CgmImportDoubt,
  type CgmImportDoubtId,
} from './doubts.ts';
export { disagree, disagreeAtOnce } from './disagreement.ts';
export * from './file/result.ts';
export * from './ranges.ts';
export * from './metric-types.ts';
export * from './event-types.ts';
export * from './events.ts';
export * from './sensors.ts';
export * from './sensor-wear.ts';
export * from './recommendations.ts';
export { cgmMetrics } from './metrics.ts';
export { agp } from './agp.ts';
/** @public For the benchmark, which computes metrics and profile from one grid. */
export { glucoseGrid } from './grid.ts';
export { timeInRanges, wholePercents } from './time-in-ranges.ts';
export { localDays } from './local-days.ts';
export * from './days-and-hours.ts';
export * from './sensor-marks.ts';
export { cadencesOf, sensorCadences } from './cadences.ts';
export { minutesOf } from './covered.ts';
export { heatMap, hiddenLow } from './heat-map.ts';
export { type RecordedLimits } from './span-state.ts';
export { recordableSpan, recordedSpan, type CgmWindow } from './window.ts';
export { findings, type CgmFindingFacts } from './findings/findings.ts';
export { findingSentence, type FindingWriter } from './findings/sentence.ts';
export { CGM_SUMMARY_VERSION, factsOf, summarizeFindings } from './findings/summary.ts';
export { AFTER_EVENT_HOURS, lowsAfterEvents, type EventBefore } from './findings/lows-after-events.ts';
export { riskStrip } from './findings/risk-strip.ts';
export { type CgmTrendFigure, figureTrends, scoreTrends } from './findings/trends.ts';
export { figureBasis } from './findings/glass-box.ts';
export { CGM_FORMULAS, type CgmFigureId } from './findings/formulas.ts';
export { CONSENSUS_DAYS, sufficiency } from './sufficiency.ts';
export { fastingGlucose } from './fasting.ts';
export { cgmScores, eventWindow, timeframeOf } from './scores.ts';
export { eventResponse, leadsWithLowest, responseTrace } from './response.ts';
export { clockOfInstant, instantOfClock, isRepeatedTime } from './event-clock.ts';
export { medianInterval } from './median-interval.ts';
export {
  circumstancesOf,
  MEAL_CIRCUMSTANCES,
  MEAL_GROUPINGS,
  rankMeals,
  type AssessedMeal,
  type TimedEvent,
} from './meal-ranking.ts';
export { isOldResponse } from './old-response.ts';
export { estimatedA1c, glucoseManagementIndicator, glycaemiaRiskComponents } from './indices.ts';
export {
  SIMULATED_KINDS,
  simulateTrace,
  type SimulateOptions,
  type SimulatedEvent,
  type SimulatedKind,
} from './simulate.ts';
export { treatmentKey, type CgmFileTreatment } from './file/treatments.ts';
export * from './goals.ts';
export { parseCgmFile } from './file/parse.ts';
export { commonBounds, withBounds, type CensoredBounds } from './file/censored.ts';
export { placeInParts } from './file/part-place.ts';
export { unreadRows, type StoredSkipped } from './file/unread.ts';
export { writeCgmFile, type CgmFileStyle } from './file/write.ts';
export * from './record.ts';
