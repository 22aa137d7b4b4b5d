import { daysOfLocalDate, startOfLocalDay, type LocalDate } from '../../shared/index.ts';
import { localDays, seriesClock } from '../local-days.ts';
import type { RangeProfile } from '../ranges.ts';
import type { CgmSeries } from '../series.ts';
import { recordedSpan } from '../window.ts';
import { findings, type CgmFinding, type CgmFindingFacts } from './findings.ts';

/** Raise it when findings or their facts change: stored summaries of another version are computed again. */
export const CGM_SUMMARY_VERSION = 2;

/** The days of data that the consensus asks for (Battelino 2019); older findings are history. */
const SUMMARY_DAYS = 14;
/** From this risk on a finding is told in lists; a share of time that misses its goal a little is not. */
const TOLD_RISK = 2;
const DANGER = 3;

/** What lists and the dashboard say of a test. */
export interface CgmSummary {
  /** The local days that it is about: at most the last fourteen that have readings between them. */
  from: LocalDate;
  to: LocalDate;
  /** The findings that are a risk or a danger, the riskiest first. */
  facts: CgmFindingFacts[];
  /**
   * When the latest danger was over, UTC seconds: that of a low night or episode, or the last reading where only the
   * time severely low is one. null without a danger.
   */
  dangerEpoch: number | null;
}

/**
 * The findings of the last fourteen local days up to the last reading, in short. The same rule as on the test's own
 * page, so that a list never looks calmer than what it lists. null without readings.
 *
 * @param series all readings of the test, or at least those of its last fifteen days
 */
export function summarizeFindings(series: CgmSeries, profile: RangeProfile): CgmSummary | null {
  const recorded = recordedSpan(series);
  const last = localDays(series).at(-1);
  if (last === undefined) return null;
  const clock = seriesClock(series, recorded.fromEpoch - SUMMARY_DAYS * 86_400, recorded.toEpoch);
  const lastDay = daysOfLocalDate(last.date) ?? 0;
  const fromEpoch = Math.max(startOfLocalDay(clock, lastDay - SUMMARY_DAYS + 1), recorded.fromEpoch);
  const window = { fromEpoch, toEpoch: recorded.toEpoch, nowEpoch: recorded.toEpoch, profile };
  const told = findings(series, window).findings.filter(({ risk }) => risk >= TOLD_RISK);
  const dangers = told.filter(({ risk }) => risk === DANGER);
  const ends = dangers.flatMap(({ episodes }) => episodes.map(({ toEpoch }) => toEpoch));
  return {
    from: localDays(series, window)[0]?.date ?? last.date,
    to: last.date,
    facts: told.map(factsOf),
    dangerEpoch: dangers.length === 0 ? null : ends.length > 0 ? Math.max(...ends) : recorded.toEpoch,
  };
}

/** A finding without its episodes. */
export function factsOf({ episodes: _episodes, ...facts }: CgmFinding): CgmFindingFacts {
  return facts;
}
