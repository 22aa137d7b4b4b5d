import type { LocalDate } from '../../shared/index.ts';
import { displayedFigure, goalOf, SHARE_LEVELS, shareOfLevels, type ShareFigure } from '../goals.ts';
import { localDays } from '../local-days.ts';
import type { Sufficiency, TimeInRanges } from '../metric-types.ts';
import { CGM_LEVELS, levelOf, type CgmLevel, type RangeProfile } from '../ranges.ts';
import { sliceByIndex, sliceSeries, type CgmSeries } from '../series.ts';
import { sufficiency } from '../sufficiency.ts';
import { timeInRanges } from '../time-in-ranges.ts';
import { countValues, variationOf } from '../value-counts.ts';
import { recordableSpan, type CgmWindow } from '../window.ts';
import { clusterOf, minutesByHour, type ClockHours } from './clock-hours.ts';
import { NIGHT_END_HOUR, episodes, type CgmEpisode } from './episodes.ts';
import type { RiskGrade } from './grades.ts';
import { weekdayPattern } from './weekday-pattern.ts';

/** What can matter in a trace, the riskiest first: the order of the findings. */
export const CGM_FINDING_KINDS = [
  'SEVERE_LOW_NIGHTS',
  'SEVERE_LOW_EPISODES',
  'EXTENDED_LOW_EPISODES',
  'TIME_SEVERELY_LOW',
  'LOW_NIGHTS',
  'LOW_EPISODES',
  'LOW_WEEKDAY',
  'TIME_LOW',
  'SEVERE_HIGH_EPISODES',
  'SEVERE_HIGH_WEEKDAY',
  'TIME_SEVERELY_HIGH',
  'TIME_HIGH',
  'TOO_LITTLE_DATA',
  'VARIABILITY',
  'TIME_IN_RANGE',
] as const;
export type CgmFindingKind = (typeof CGM_FINDING_KINDS)[number];

/** One fact about a period, without the episodes that it rests on: enough for a sentence, a list and a dashboard. */
export interface CgmFindingFacts {
  kind: CgmFindingKind;
  /** 3 a danger, 2 a risk, 1 to be noted, 0 no risk. */
  risk: RiskGrade;
  /** Local days that it rests on, ascending: nights, days of episodes, days with time at the level … */
  dates: LocalDate[];
  /** Clock hours in which its episodes are; null when they are spread over the day, or the finding has none. */
  hours: ClockHours | null;
  /** Minutes of its longest episode; null without episodes. */
  longestMinutes: number | null;
  /** The lowest reading of its low episodes, or the highest of its high ones, mg/dL; null without episodes. */
  extremeMgdl: number | null;
  /** That reading was cut off by the sensor. */
  censored: 'LOW' | 'HIGH' | null;
  /** Of a weekday on which episodes are; null for other findings. */
  weekday: FindingWeekday | null;
  /** Nights, episodes, days of a weekday, or days without enough data; 0 for shares of time. */
  count: number;
  /** Share of time, coefficient of variation or active share in percent; null for nights and episodes. */
  percent: number | null;
  goal: number | null;
  /** null without a goal, or with too little data to judge. */
  isMet: boolean | null;
}

/** What a pattern of weekdays was seen in. */
export interface FindingWeekday {
  /** Days with such an episode, of all weekdays. */
  days: number;
  /** Days of that weekday that have readings. */
  recorded: number;
}

/** One fact about a period, with what it rests on. */
export interface CgmFinding extends CgmFindingFacts {
  /** Ascending; of nights and episodes. */
  episodes: CgmEpisode[];
}

/** The findings of a window and what they were made of. */
export interface CgmFindings {
  findings: CgmFinding[];
  /** Those that begin in the window, ascending. */
  episodes: CgmEpisode[];
  sufficiency: Sufficiency;
}

/**
 * What matters in a window, the riskiest first; the time in range is always last. Thresholds and goals are those of the
 * window's profile. A night is 00:00–06:00 local; an episode of a night is not counted among the day's, a severe low not
 * among the lows. Shares of time and variability are judged only with 70 % of the readings; episodes always are
 * reported. Empty without readings.
 */
export function findings(series: CgmSeries, window: CgmWindow): CgmFindings {
  const { profile = 'STANDARD' } = window;
  const part = sliceSeries(series, window.fromEpoch, window.toEpoch);
  const judged = recordableSpan(series, window);
  const enough = sufficiency(series, judged);
  const all = episodes(series, profile).filter(
    ({ fromEpoch }) => fromEpoch >= window.fromEpoch && fromEpoch < window.toEpoch,
  );
  if (part.mgdl.length === 0) return { findings: [], episodes: [], sufficiency: enough };
  const recorded = localDays(part).flatMap((day) => (day.endIndex > day.startIndex ? [day.date] : []));
  const severeHigh = all.filter(({ level }) => level === 'SEVERE_HYPERGLYCEMIA');
  const found = [
    ...lowFindings(series, all),
    ...ofWeekday(series, { kind: 'LOW_WEEKDAY', risk: 2, list: all.filter(isLow), recorded }),
    ...ofEpisodes(series, 'SEVERE_HIGH_EPISODES', 2, severeHigh),
    ...ofWeekday(series, { kind: 'SEVERE_HIGH_WEEKDAY', risk: 1, list: severeHigh, recorded }),
    ...shareFindings(part, timeInRanges(part, profile), enough.isEnough),
    ...dataFindings(series, judged, { profile, enough }),
    ...variability(part, profile, enough.isEnough),
  ];
  const order = (finding: CgmFinding) => CGM_FINDING_KINDS.indexOf(finding.kind);
  return { findings: found.sort((a, b) => order(a) - order(b)), episodes: all, sufficiency: enough };
}

function lowFindings(series: CgmSeries, all: readonly CgmEpisode[]): CgmFinding[] {
  const isNight = ({ nights }: CgmEpisode) => nights.length > 0;
  const severe = all.filter(({ level }) => level === 'SEVERE_HYPOGLYCEMIA');
  const mild = all.filter(({ level, isSevere }) => level === 'LOW' && !isSevere);
  const severeNights = new Set(severe.flatMap(({ nights }) => nights));
  const isMilderNight = ({ nights }: CgmEpisode) => nights.some((night) => !severeNights.has(night));
  return [
    ...ofNights(series, 'SEVERE_LOW_NIGHTS', 3, severe.filter(isNight), new Set()),
    ...ofEpisodes(
      series,
      'SEVERE_LOW_EPISODES',
      3,
      severe.filter((episode) => !isNight(episode)),
    ),
    ...ofEpisodes(
      series,
      'EXTENDED_LOW_EPISODES',
      3,
      all.filter(({ level, isExtended }) => level === 'LOW' && isExtended),
    ),
    ...ofNights(series, 'LOW_NIGHTS', 2, mild.filter(isMilderNight), severeNights),
    ...ofEpisodes(
      series,
      'LOW_EPISODES',
      2,
      mild.filter((episode) => !isNight(episode)),
    ),
  ];
}

const NO_SHARE = { percent: null, goal: null, isMet: null, weekday: null } as const;
const NO_EXTENT = { longestMinutes: null, extremeMgdl: null, censored: null } as const;
const NO_EPISODES = { hours: null, weekday: null, episodes: [], count: 0, ...NO_EXTENT };
const isLow = ({ level }: CgmEpisode) => level === 'LOW' || level === 'SEVERE_HYPOGLYCEMIA';

/** How long and how far episodes of one side go. */
function extentOf(list: readonly CgmEpisode[]) {
  const [first] = list;
  if (!first) return NO_EXTENT;
  const isBelow = isLow(first);
  const furthest = list.reduce((worst, one) =>
    (isBelow ? one.extremeMgdl < worst.extremeMgdl : one.extremeMgdl > worst.extremeMgdl) ? one : worst,
  );
  return {
    longestMinutes: Math.max(...list.map(({ minutes }) => minutes)),
    extremeMgdl: furthest.extremeMgdl,
    censored: furthest.censored,
  };
}

function ofEpisodes(
  series: CgmSeries,
  kind: CgmFindingKind,
  risk: RiskGrade,
  list: CgmEpisode[],
): CgmFinding[] {
  if (list.length === 0) return [];
  const hours = clusterOf(minutesByHour(series, list));
  const dates = [...new Set(list.map(({ date }) => date))].sort();
  return [{ kind, risk, dates, hours, episodes: list, count: list.length, ...extentOf(list), ...NO_SHARE }];
}

function ofNights(
  series: CgmSeries,
  kind: CgmFindingKind,
  risk: RiskGrade,
  list: CgmEpisode[],
  except: ReadonlySet<LocalDate>,
): CgmFinding[] {
  if (list.length === 0) return [];
  const minutes = minutesByHour(series, list).fill(0, NIGHT_END_HOUR);
  const dates = [...new Set(list.flatMap(({ nights }) => nights))]
    .filter((night) => !except.has(night))
    .sort();
  const hours = clusterOf(minutes);
  return [{ kind, risk, dates, hours, episodes: list, count: dates.length, ...extentOf(list), ...NO_SHARE }];
}

/** The weekday on which episodes are, where chance does not explain it. */
function ofWeekday(
  series: CgmSeries,
  {
    kind,
    risk,
    list,
    recorded,
  }: { kind: CgmFindingKind; risk: RiskGrade; list: readonly CgmEpisode[]; recorded: readonly LocalDate[] },
): CgmFinding[] {
  const pattern = weekdayPattern([...new Set(list.map(({ date }) => date))].sort(), recorded);
  if (pattern === null) return [];
  const { dates, days } = pattern;
  const episodes = list.filter(({ date }) => dates.includes(date));
  const hours = clusterOf(minutesByHour(series, episodes));
  const weekday = { days, recorded: pattern.recorded };
  return [{ kind, risk, dates, hours, episodes, count: dates.length, ...NO_EXTENT, ...NO_SHARE, weekday }];
}

const SHARES: readonly { figure: ShareFigure; kind: CgmFindingKind; risk: RiskGrade }[] = [
  { figure: 'TIME_SEVERELY_BELOW', kind: 'TIME_SEVERELY_LOW', risk: 3 },
  { figure: 'TIME_BELOW', kind: 'TIME_LOW', risk: 2 },
  { figure: 'TIME_SEVERELY_ABOVE', kind: 'TIME_SEVERELY_HIGH', risk: 2 },
  { figure: 'TIME_ABOVE', kind: 'TIME_HIGH', risk: 1 },
];

/** Shares that miss their goal, and the time in range always. */
function shareFindings(part: CgmSeries, ranges: TimeInRanges, isEnough: boolean): CgmFinding[] {
  const { profile } = ranges;
  const shareOf = (figure: ShareFigure) => {
    const percent = shareOfLevels(figure, ranges.levels);
    const { goal, verdict } = displayedFigure(figure, percent, { profile, isJudged: isEnough });
    return {
      percent,
      goal: goal?.limit ?? null,
      isMet: verdict === 'NO_GOAL' ? null : verdict === 'IN_GOAL',
    };
  };
  const missed = SHARES.flatMap(({ figure, kind, risk }): CgmFinding[] => {
    const share = shareOf(figure);
    if (share.isMet !== false) return [];
    const levels = SHARE_LEVELS[figure].map((level) => CGM_LEVELS[level]!);
    return [{ kind, risk, dates: daysWith(part, ranges, levels), ...NO_EPISODES, ...share }];
  });
  const inRange = shareOf('TIME_IN_RANGE');
  return [
    ...missed,
    {
      kind: 'TIME_IN_RANGE',
      risk: inRange.isMet === false ? 1 : 0,
      dates: daysWith(part, ranges, CGM_LEVELS),
      ...NO_EPISODES,
      ...inRange,
    },
  ];
}

function daysWith(part: CgmSeries, { profile }: TimeInRanges, levels: readonly CgmLevel[]): LocalDate[] {
  return localDays(part)
    .filter((day) =>
      part.mgdl
        .subarray(day.startIndex, day.endIndex)
        .some((mgdl) => levels.includes(levelOf(mgdl, profile))),
    )
    .map((day) => day.date);
}

function dataFindings(
  series: CgmSeries,
  judged: { fromEpoch: number; toEpoch: number },
  { profile, enough }: { profile: RangeProfile; enough: Sufficiency },
): CgmFinding[] {
  if (enough.isEnough) return [];
  const dates = localDays(series, judged)
    .filter((day) => {
      const fromEpoch = Math.max(day.fromEpoch, judged.fromEpoch);
      const toEpoch = Math.min(day.toEpoch, judged.toEpoch);
      return !sufficiency(series, { fromEpoch, toEpoch }).isEnough;
    })
    .map((day) => day.date);
  return [
    {
      kind: 'TOO_LITTLE_DATA',
      risk: 1,
      dates,
      ...NO_EPISODES,
      count: dates.length,
      percent: enough.percent,
      goal: goalOf('ACTIVE_TIME', profile)?.limit ?? null,
      isMet: false,
    },
  ];
}

function variability(part: CgmSeries, profile: RangeProfile, isEnough: boolean): CgmFinding[] {
  const isMissed = (percent: number | null) =>
    displayedFigure('CV', percent, { profile }).verdict === 'OUT_OF_GOAL';
  const percent = variationOf(countValues(part));
  if (!isEnough || !isMissed(percent)) return [];
  const dates = localDays(part)
    .filter((day) => isMissed(variationOf(countValues(sliceByIndex(part, day.startIndex, day.endIndex)))))
    .map((day) => day.date);
  const goal = goalOf('CV', profile)?.limit ?? null;
  return [{ kind: 'VARIABILITY', risk: 1, dates, ...NO_EPISODES, percent, goal, isMet: false }];
}
