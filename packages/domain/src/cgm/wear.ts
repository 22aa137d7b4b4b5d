import { coverageOf } from './covered.ts';
import type { CgmSeries } from './series.ts';
import { highRisk, lowRisk } from './risk.ts';

const DAY = 86_400;

/** The result of one pass in local time. */
export interface WearSummary {
  /** Percentage of the expected readings between the first and the last that exist; by time where cadences differ. */
  activePercent: number | null;
  /** Average daily risk range (Kovatchev 2006): mean over local days of the day's largest low and high risk. */
  adrr: number | null;
  daysWithReadings: number;
}

/**
 * One pass over the readings. Both risks are monotone, so a day's largest come from its smallest and largest value.
 * Active percent: of the `round(span / cadence) + 1` readings that the span implies, those not lost in gaps longer than
 * the cadence. As iglu counts it, for comparison with published values only: a clock that jitters by more than half a
 * minute loses readings by it. Screens and printouts show the share of {@link coverageOf}.
 */
export function wearSummary(series: CgmSeries): WearSummary {
  const { epochSeconds, offsetMinutes, mgdl, cadenceMinutes } = series;
  const n = epochSeconds.length;
  if (n === 0) return { activePercent: null, adrr: null, daysWithReadings: 0 };
  const longStep = cadenceMinutes * 60 + 30;
  let gapMinutes = 0;
  let gaps = 0;
  let riskSum = 0;
  let days = 0;
  let dayEnd = Number.NEGATIVE_INFINITY;
  let low = 0;
  let high = 0;
  let previous = epochSeconds[0]!;
  for (let i = 0; i < n; i++) {
    const epoch = epochSeconds[i]!;
    const step = epoch - previous;
    // Steps are compared in whole minutes: a sensor's clock jitters by seconds.
    if (step >= longStep) {
      gapMinutes += Math.round(step / 60);
      gaps++;
    }
    previous = epoch;
    const value = mgdl[i]!;
    const local = epoch + offsetMinutes[i]! * 60;
    // Clocks going back at midnight would return to the day before; the day stays the same.
    if (local >= dayEnd) {
      if (days > 0) riskSum += lowRisk(low) + highRisk(high);
      days++;
      dayEnd = (Math.floor(local / DAY) + 1) * DAY;
      low = value;
      high = value;
    } else {
      if (value < low) low = value;
      if (value > high) high = value;
    }
  }
  riskSum += lowRisk(low) + highRisk(high);
  let activePercent: number | null = null;
  if (n > 1 && series.readingMinutes) {
    const whole = (epochSeconds[n - 1]! - epochSeconds[0]!) / 60 + series.readingMinutes[n - 1]!;
    const { percent } = coverageOf(series, epochSeconds[0]!, epochSeconds[0]! + whole * 60);
    activePercent = percent;
  } else if (n > 1 && cadenceMinutes > 0) {
    const promised = Math.round((epochSeconds[n - 1]! - epochSeconds[0]!) / 60 / cadenceMinutes) + 1;
    const missing = Math.round((gapMinutes - gaps * cadenceMinutes) / cadenceMinutes);
    activePercent = (100 * (promised - missing)) / promised;
  }
  return { activePercent, adrr: riskSum / days, daysWithReadings: days };
}
