import type { CgmSeries } from './series.ts';
import { highRisk, lowRisk } from './risk.ts';

const DAY = 86_400;

/** What one walk along the clock yields. */
export interface WearSummary {
  /** Share of the expected readings between the first and the last that are there, percent. */
  activePercent: number | null;
  /** Average daily risk range (Kovatchev 2006): mean over local days of the day's largest low and high risk. */
  adrr: number | null;
  daysWithReadings: number;
}

/**
 * Walks the readings once. Both risks are monotone, so a day's largest come from its smallest and largest value.
 * Active percent: of the `round(span / cadence) + 1` readings that the span promises, those not lost in gaps longer
 * than the cadence.
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
    // Steps count in whole minutes: a sensor's clock wavers by seconds.
    if (step >= longStep) {
      gapMinutes += Math.round(step / 60);
      gaps++;
    }
    previous = epoch;
    const value = mgdl[i]!;
    const local = epoch + offsetMinutes[i]! * 60;
    // Clocks going back at midnight would return to the day before; it stays one day.
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
  if (n > 1 && cadenceMinutes > 0) {
    const promised = Math.round((epochSeconds[n - 1]! - epochSeconds[0]!) / 60 / cadenceMinutes) + 1;
    const missing = Math.round((gapMinutes - gaps * cadenceMinutes) / cadenceMinutes);
    activePercent = (100 * (promised - missing)) / promised;
  }
  return { activePercent, adrr: riskSum / days, daysWithReadings: days };
}
