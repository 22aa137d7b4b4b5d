import { glucoseGrid, lagSummary, type GlucoseGrid } from './grid.ts';
import { cogi, estimatedA1c, glucoseManagementIndicator, glycaemiaRiskIndex, jIndex } from './indices.ts';
import { meanAmplitude } from './mage.ts';
import type { CgmMetrics } from './metric-types.ts';
import { highRisk, lowRisk } from './risk.ts';
import type { CgmSeries } from './series.ts';
import { countValues, deviationOf, meanOf, quantileOf, shareOf } from './value-counts.ts';
import { wearSummary } from './wear.ts';

/**
 * Every metric of a series at once. Shares are percent of the time with readings, with the consensus thresholds whatever the
 * profile (the names contain them); nothing is rounded. Formulas and sources: `indices.ts`, `risk.ts`, `wear.ts`,
 * `grid.ts`, `mage.ts`.
 *
 * @param grid the readings on equal steps, for a caller that needs them for `agp` too
 * @example cgmMetrics(emptySeries('Europe/Madrid')).mean // null
 */
export function cgmMetrics(series: CgmSeries, grid: GlucoseGrid = glucoseGrid(series)): CgmMetrics {
  const counts = countValues(series);
  const { n, values } = counts;
  const mean = meanOf(counts, (mgdl) => mgdl);
  const sd = deviationOf(counts);
  const below54 = shareOf(counts, (mgdl) => mgdl < 54);
  const from54 = shareOf(counts, (mgdl) => mgdl >= 54 && mgdl < 70);
  const inRange = shareOf(counts, (mgdl) => mgdl >= 70 && mgdl <= 180);
  const from181 = shareOf(counts, (mgdl) => mgdl > 180 && mgdl <= 250);
  const above250 = shareOf(counts, (mgdl) => mgdl > 250);
  const wear = wearSummary(series);
  const dayBefore = lagSummary(grid, 24);
  const isEmpty = mean === null;
  return {
    n,
    mean,
    sd,
    cv: sd === null ? null : (100 * sd) / mean!,
    min: isEmpty ? null : values[0]!,
    max: isEmpty ? null : values[values.length - 1]!,
    median: quantileOf(counts, 0.5),
    tbr_lt54: below54,
    tbr_54_69: from54,
    tir_70_180: inRange,
    titr_70_140: shareOf(counts, (mgdl) => mgdl >= 70 && mgdl <= 140),
    tir_63_140: shareOf(counts, (mgdl) => mgdl >= 63 && mgdl <= 140),
    tar_181_250: from181,
    tar_gt250: above250,
    gmi: isEmpty ? null : glucoseManagementIndicator(mean),
    ea1c: isEmpty ? null : estimatedA1c(mean),
    j_index: sd === null ? null : jIndex(mean!, sd),
    lbgi: meanOf(counts, lowRisk),
    hbgi: meanOf(counts, highRisk),
    adrr: wear.adrr,
    gri: isEmpty
      ? null
      : glycaemiaRiskIndex({ below54: below54!, from54: from54!, from181: from181!, above250: above250! }),
    cogi: sd === null ? null : cogi(inRange!, below54! + from54!, sd),
    mage: meanAmplitude(series, grid),
    modd: dayBefore.meanAbsolute,
    conga24: dayBefore.sd,
    active_percent: wear.activePercent,
  };
}
