import type { LocalDate } from '../../shared/index.ts';
import { minutesOf } from '../covered.ts';
import { hourMinutes, localHour } from '../hour-minutes.ts';
import { localDays, seriesClock } from '../local-days.ts';
import { goalOf, type CgmGoalFigure } from '../goals.ts';
import { levelIndexOf, type RangeProfile } from '../ranges.ts';
import type { CgmSeries } from '../series.ts';
import { spanState, type SpanState } from '../span-state.ts';
import { recordedSpan, type CgmWindow } from '../window.ts';
import type { RiskGrade, RiskGrades } from './grades.ts';

/** The risk of one clock hour over the period, or of one day. */
export interface RiskCell extends RiskGrades {
  state: SpanState;
  /** Minutes with readings, and how many there could be. */
  minutes: number;
  expectedMinutes: number;
  /** Minutes at each level, in the order of `CGM_LEVELS`. */
  levelMinutes: number[];
}
export interface RiskDay extends RiskCell {
  date: LocalDate;
}
export interface RiskStrip {
  /** 24, by clock hour. */
  hours: RiskCell[];
  days: RiskDay[];
}

/**
 * Where the risk is: by clock hour over the period, and by day. The grades are of shares of the time with readings,
 * measured by the consensus goals (Battelino 2019, 10.2337/dci19-0028): 3 where a severe level takes its goal or more
 * (1 % below, 5 % above), 2 where all time beyond the range does (4 %, 25 %), 1 where there is any. A profile without a
 * goal is measured by the standard one.
 */
export function riskStrip(series: CgmSeries, window: CgmWindow): RiskStrip {
  const { profile = 'STANDARD', nowEpoch } = window;
  const { epochSeconds, offsetMinutes, mgdl } = series;
  const recorded = window.recorded ?? recordedSpan(series);
  const clock = seriesClock(series, window.fromEpoch, window.toEpoch);
  const hours = Array.from({ length: 24 }, () => new Float64Array(5));
  const hourExpected = new Float64Array(24);
  const dayList = window.toEpoch > window.fromEpoch ? localDays(series, window) : [];
  const days = dayList.map((day): RiskDay => {
    const levels = new Float64Array(5);
    for (let i = day.startIndex; i < day.endIndex; i++) {
      const at = epochSeconds[i]!;
      if (at < window.fromEpoch || at >= window.toEpoch) continue;
      const level = levelIndexOf(mgdl[i]!, profile);
      const minutes = minutesOf(series, i);
      levels[level]! += minutes;
      hours[localHour(at + offsetMinutes[i]! * 60)]![level]! += minutes;
    }
    const fromEpoch = Math.max(day.fromEpoch, window.fromEpoch, recorded.fromEpoch);
    const toEpoch = Math.min(day.toEpoch, window.toEpoch, recorded.toEpoch, nowEpoch);
    const expected = hourMinutes(clock, { fromEpoch, toEpoch });
    expected.forEach((minutes, hour) => (hourExpected[hour]! += minutes));
    const could = sum(expected);
    const state = spanState(sum(levels), could || day.hours * 60, day, { recorded, nowEpoch });
    return { date: day.date, ...riskCell(levels, could, state, profile) };
  });
  return {
    hours: hours.map((levels, hour) => {
      const expected = hourExpected[hour]!;
      const isMeasured = sum(levels) > 0 && sum(levels) >= expected / 2;
      return riskCell(levels, expected, isMeasured ? 'MEASURED' : 'MISSING', profile);
    }),
    days,
  };
}

/** The days with readings, those with most risk first: lows before highs, severe before others, then the later day. */
export function worstDaysFirst(days: readonly RiskDay[]): RiskDay[] {
  const ranks = (day: RiskDay) => {
    const [severeLow = 0, low = 0, , high = 0, severeHigh = 0] = day.levelMinutes;
    return [day.low, severeLow, low, day.high, severeHigh, high];
  };
  return days
    .filter((day) => day.minutes > 0)
    .sort((a, b) => {
      const other = ranks(b);
      const first = ranks(a).findIndex((rank, i) => rank !== other[i]);
      return first < 0 ? b.date.localeCompare(a.date) : other[first]! - ranks(a)[first]!;
    });
}

function riskCell(
  levels: Float64Array,
  expectedMinutes: number,
  state: SpanState,
  profile: RangeProfile,
): RiskCell {
  const [severeLow = 0, low = 0, , high = 0, severeHigh = 0] = levels;
  const minutes = sum(levels);
  // A profile without a goal is measured by the standard one.
  const limit = (figure: CgmGoalFigure) => (goalOf(figure, profile) ?? goalOf(figure, 'STANDARD')!).limit;
  return {
    state,
    low: grade(severeLow, low, minutes, limit('TIME_SEVERELY_BELOW'), limit('TIME_BELOW')),
    high: grade(severeHigh, high, minutes, limit('TIME_SEVERELY_ABOVE'), limit('TIME_ABOVE')),
    minutes,
    expectedMinutes,
    levelMinutes: [...levels],
  };
}

function grade(severe: number, beyond: number, total: number, severeGoal: number, goal: number): RiskGrade {
  if (severe > 0 && 100 * severe >= severeGoal * total) return 3;
  if (severe + beyond === 0) return 0;
  return 100 * (severe + beyond) >= goal * total ? 2 : 1;
}

const sum = (parts: Float64Array) => parts.reduce((total, part) => total + part, 0);
