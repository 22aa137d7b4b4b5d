import {
  censoredBound,
  displayedFigure,
  FINDING_FIGURES,
  writtenFigure,
  type FigureWriter,
} from '../goals.ts';
import { CGM_RANGES, type RangeProfile } from '../ranges.ts';
import { EPISODE_MINUTES } from './episodes.ts';
import type { CgmFindingFacts, CgmFindingKind } from './findings.ts';

/** Lows that are no severe episodes. */
const MILD: readonly CgmFindingKind[] = ['LOW_NIGHTS', 'LOW_EPISODES'];

/** The messages that a finding's sentence is made of, below one heading in the files of translations. */
export type FindingMessage =
  | CgmFindingKind
  | 'dated'
  | 'latest'
  | 'lasting'
  | 'lowest'
  | 'lowestCut'
  | 'highest'
  | 'highestCut'
  | 'shortly'
  | 'between';

/** How a screen, a list or a printout translates messages and writes figures. */
export interface FindingWriter extends FigureWriter {
  translate(message: FindingMessage, values: Record<string, string | number>): string;
  /** Glucose with its unit. */
  reading(mgdl: number): string;
  duration(minutes: number): string;
  /** A local day, where its year is known. */
  day(date: string): string;
  /** The weekday of a local day, within a sentence. */
  weekday(date: string): string;
  /** A clock time by the minutes since midnight; 1440 is the end of the day. */
  clock(minutes: number): string;
}

/**
 * What a finding says, observed and never judged: the same sentence on every screen, in every list and on paper. After
 * the fact itself come its day (the last one of several), how long it lasted, how far it went, and its hours. A low that
 * went below the severe limit without being a severe episode says so, or its lowest value would contradict it.
 *
 * @example
 * // «Una noche por debajo de 54 mg/dL (jue, 12 nov): 60 min, el sensor marcó LOW (< 40 mg/dL), entre las 03:00 y las 04:00»
 */
export function findingSentence(
  finding: CgmFindingFacts,
  profile: RangeProfile,
  writer: FindingWriter,
): string {
  const { kind, count, dates, hours, percent, goal, longestMinutes, extremeMgdl, censored, weekday } =
    finding;
  const [date] = dates;
  const last = dates.at(-1);
  const { severeLow, low, high, severeHigh } = CGM_RANGES[profile];
  let text = writer.translate(kind, {
    severeLow: writer.reading(severeLow),
    low: writer.reading(low),
    high: writer.reading(high),
    severeHigh: writer.reading(severeHigh),
    count,
    formatted: writer.number(count),
    percent: percent === null ? '' : writtenPercent(kind, percent, { profile, writer }),
    goal: writer.percent(goal),
    ...(weekday === null || date === undefined
      ? {}
      : {
          weekday: writer.weekday(date),
          days: writer.number(weekday.days),
          recorded: writer.number(weekday.recorded),
        }),
  });
  const add = (message: FindingMessage, values: Record<string, string | number>) => {
    text = writer.translate(message, { text, ...values });
  };
  if (longestMinutes !== null && last !== undefined)
    add(count === 1 ? 'dated' : 'latest', { day: writer.day(last) });
  if (longestMinutes !== null) add('lasting', { count, duration: writer.duration(longestMinutes) });
  if (extremeMgdl !== null) {
    const value = writer.reading(censored === null ? extremeMgdl : censoredBound(extremeMgdl, censored));
    const [plain, cut] =
      extremeMgdl < low ? (['lowest', 'lowestCut'] as const) : (['highest', 'highestCut'] as const);
    add(censored === null ? plain : cut, { value });
    if (MILD.includes(kind) && extremeMgdl < severeLow)
      add('shortly', { duration: writer.duration(EPISODE_MINUTES), severeLow: writer.reading(severeLow) });
  }
  if (hours !== null)
    add('between', { from: writer.clock(hours.from * 60), to: writer.clock(hours.to * 60) });
  return text;
}

/** As the figure is displayed everywhere. */
function writtenPercent(
  kind: CgmFindingKind,
  percent: number,
  { profile, writer }: { profile: RangeProfile; writer: FindingWriter },
): string {
  const figure = kind in FINDING_FIGURES ? FINDING_FIGURES[kind as keyof typeof FINDING_FIGURES] : null;
  return figure === null ? '' : (writtenFigure(displayedFigure(figure, percent, { profile }), writer) ?? '');
}
