import type { CgmFindings, CgmScore, CgmScores } from '@healzy/api/cgm';
import {
  CGM_FORMULAS,
  type CgmFigureId,
  type CgmGoalFigure,
  type CgmLevel,
  type CgmTrendFigure,
  censoredBound,
  type CgmScoreId,
  type DisplayedFigure,
  displayedChange,
  displayedFigure,
  glycaemiaRiskComponents,
  type GoalVerdict,
  type GriZone,
  griZone,
  SHARE_LEVELS,
  type ShareFigure,
  shareOfLevels,
  writtenNumber,
} from '@healzy/domain/cgm';
import type { Formats } from '../../../app/formats.ts';
import type { GlucoseLabels } from '../useGlucoseLabels.ts';

export type FigureState = 'good' | 'attention' | 'critical';

/** The figures of the canvas; the names of those that are scores come from the scores. */
export const FIGURES = [
  'TIME_IN_RANGE',
  'below',
  'severeBelow',
  'above',
  'severeAbove',
  'AVG_GLUCOSE',
  'gmi',
  'COEFFICIENT_OF_VARIATION',
  'EFFICIENCY',
  'gri',
  'lows',
  'highs',
  'tight',
  'sd',
  'mage',
  'modd',
  'lbgi',
  'hbgi',
  'MIN_GLUCOSE',
  'MAX_GLUCOSE',
  'FASTING_GLUCOSE',
  'data',
] as const;
export type FigureId = (typeof FIGURES)[number];

/** One figure, ready to display. */
export interface Figure {
  readonly id: FigureId;
  /** Null where there is too little data for it. */
  readonly value: string | null;
  readonly unit: string;
  readonly state: FigureState | null;
  /** Of a reading, whose state is its level; null for figures, whose state is the verdict on their goal. */
  readonly level: CgmLevel | null;
  /** Goal and verdict; null for readings and counts. */
  readonly displayed: DisplayedFigure | null;
  /** Of the risk index: its zone, and its components as percent of the time. */
  readonly risk: { zone: GriZone; low: string; high: string } | null;
  /** In the domain's table; null where it has none of its own. */
  readonly formula: CgmFigureId | null;
  readonly trend: { direction: 'up' | 'down' | 'level'; text: string; isMeaningful: boolean | null } | null;
}

const SCORE_IDS: readonly string[] = [
  'EFFICIENCY',
  'MIN_GLUCOSE',
  'MAX_GLUCOSE',
  'AVG_GLUCOSE',
  'COEFFICIENT_OF_VARIATION',
  'TIME_IN_RANGE',
  'FASTING_GLUCOSE',
] satisfies CgmScoreId[];
const isScore = (id: FigureId): id is FigureId & CgmScoreId => SCORE_IDS.includes(id);

const FORMULAS: Readonly<Partial<Record<FigureId, CgmFigureId>>> = {
  below: 'tbr_54_69',
  severeBelow: 'tbr_lt54',
  above: 'tar_181_250',
  severeAbove: 'tar_gt250',
  lows: 'EPISODES',
  highs: 'EPISODES',
  tight: 'titr_70_140',
  data: 'active_percent',
};

/** The figure of the domain that each is, with its goal, rounding and verdict. */
const DISPLAYED = {
  TIME_IN_RANGE: 'TIME_IN_RANGE',
  below: 'TIME_BELOW',
  severeBelow: 'TIME_SEVERELY_BELOW',
  above: 'TIME_ABOVE',
  severeAbove: 'TIME_SEVERELY_ABOVE',
  AVG_GLUCOSE: 'MEAN',
  gmi: 'GMI',
  COEFFICIENT_OF_VARIATION: 'CV',
  EFFICIENCY: 'EFFICIENCY',
  gri: 'GRI',
  tight: 'TIME_IN_TIGHT_RANGE',
  sd: 'SD',
  mage: 'MAGE',
  modd: 'MODD',
  lbgi: 'LBGI',
  hbgi: 'HBGI',
  FASTING_GLUCOSE: 'FASTING_GLUCOSE',
  data: 'ACTIVE_TIME',
} as const satisfies Partial<Record<FigureId, CgmGoalFigure>>;
type DisplayedId = keyof typeof DISPLAYED;
const isDisplayed = (id: FigureId): id is DisplayedId => id in DISPLAYED;

const STATE_OF_VERDICT: Readonly<Record<GoalVerdict, FigureState | null>> = {
  IN_GOAL: 'good',
  OUT_OF_GOAL: 'attention',
  FAR_OUT: 'critical',
  NO_GOAL: null,
};
const STATE_OF_LEVEL: Readonly<Record<CgmLevel, FigureState>> = {
  SEVERE_HYPOGLYCEMIA: 'critical',
  LOW: 'attention',
  NORMAL: 'good',
  HIGH: 'attention',
  SEVERE_HYPERGLYCEMIA: 'critical',
};
const TRENDS: Readonly<Partial<Record<FigureId, CgmTrendFigure>>> = {
  below: 'BELOW',
  above: 'ABOVE',
  gmi: 'GMI',
  gri: 'GRI',
};

interface FigureSources {
  readonly scores: CgmScores;
  /** Without them, episodes are not counted. */
  readonly findings: CgmFindings | null;
}
interface FigureWriting {
  readonly formats: Formats;
  readonly labels: GlucoseLabels;
  readonly points: string;
}

/** All figures of a period as they are shown. */
export function figuresOf(
  { scores, findings }: FigureSources,
  { formats, labels, points }: FigureWriting,
): Figure[] {
  const { metrics, timeInRanges, sufficiency, rangeProfile } = scores;
  const hasReadings = sufficiency.count > 0;
  const plain = { state: null, level: null, displayed: null, risk: null, trend: null };
  return FIGURES.map((id) => ({
    id,
    ...(isDisplayed(id) ? measured(id) : id === 'lows' || id === 'highs' ? episodes(id) : reading(id)),
    formula: FORMULAS[id] ?? (id in CGM_FORMULAS ? (id as CgmFigureId) : null),
  }));

  function display(id: DisplayedId, value: number | null, isJudged = true): DisplayedFigure {
    return displayedFigure(DISPLAYED[id], value, { profile: rangeProfile, unit: labels.unit, isJudged });
  }
  function measured(id: DisplayedId): Omit<Figure, 'id' | 'formula'> {
    const isJudged = id === 'data' || sufficiency.isEnough;
    const displayed = display(id, valueOf(id), isJudged);
    const { unit, verdict } = displayed;
    return {
      value: writtenNumber(displayed, formats),
      unit: unit === 'POINTS' ? (id === 'lbgi' || id === 'hbgi' ? '' : points) : unit,
      state: STATE_OF_VERDICT[verdict],
      level: null,
      displayed,
      risk: id === 'gri' ? riskOf(displayed) : null,
      trend: trendOf(id, displayed),
    };
  }
  function valueOf(id: DisplayedId): number | null {
    if (!hasReadings) return null;
    if (isScore(id)) return scores.scores.find((each) => each.id === id)?.value ?? null;
    const figure: CgmGoalFigure = DISPLAYED[id];
    if (isShare(figure)) return shareOfLevels(figure, timeInRanges.levels);
    switch (id) {
      case 'data':
        return sufficiency.percent;
      case 'gmi':
        return sufficiency.isConsensusEnough ? metrics.gmi : null;
      case 'tight':
        return metrics.titr_70_140;
      case 'gri':
      case 'sd':
      case 'mage':
      case 'modd':
      case 'lbgi':
      case 'hbgi':
        return metrics[id];
      default:
        return null;
    }
  }
  /** The zones are of the ranges of adults: where the profile has others, they say nothing. */
  function riskOf({ shown, noGoal }: DisplayedFigure): Figure['risk'] {
    const { tbr_lt54: below54, tbr_54_69: from54, tar_181_250: from181, tar_gt250: above250 } = metrics;
    if (shown === null || noGoal !== 'ZONES') return null;
    if (below54 === null || from54 === null || from181 === null || above250 === null) return null;
    const { low, high } = glycaemiaRiskComponents({ below54, from54, from181, above250 });
    return { zone: griZone(shown), low: formats.percent(low, 1), high: formats.percent(high, 1) };
  }
  function episodes(id: 'lows' | 'highs'): Omit<Figure, 'id' | 'formula'> {
    const level = id === 'lows' ? 'LOW' : 'HIGH';
    const count = findings?.episodes.filter((episode) => episode.level === level).length;
    return { value: hasReadings && count !== undefined ? formats.number(count) : null, unit: '', ...plain };
  }
  /** The lowest and the highest reading, by their level. */
  function reading(id: 'MIN_GLUCOSE' | 'MAX_GLUCOSE'): Omit<Figure, 'id' | 'formula'> {
    const { unit } = labels;
    const score: CgmScore | undefined = scores.scores.find((each) => each.id === id);
    if (!score || score.value === null) return { value: null, unit, ...plain };
    const { value, censored, level } = score;
    return {
      ...plain,
      value:
        censored === null
          ? labels.value(value)
          : `${censored === 'LOW' ? '<' : '>'}\u00a0${labels.value(censoredBound(value, censored))}`,
      unit,
      state: level && STATE_OF_LEVEL[level],
      level,
    };
  }
  /** What the displayed numbers of both periods differ by. */
  function trendOf(id: DisplayedId, now: DisplayedFigure): Figure['trend'] {
    const { previous, delta, isMeaningful } = isScore(id) ? scoreTrend(id) : figureTrend(TRENDS[id]);
    if (delta === null || now.shown === null) return null;
    const change = displayedChange(now, display(id, previous));
    return change === null ? null : changeText(change, now.digits, isMeaningful);
  }
  function scoreTrend(id: CgmScoreId) {
    const trend = scores.trends.find((each) => each.id === id);
    return {
      previous: trend?.previous.value ?? null,
      delta: trend?.delta ?? null,
      isMeaningful: trend?.isMeaningful ?? null,
    };
  }
  function figureTrend(id: CgmTrendFigure | undefined) {
    const trend = scores.figureTrends.find((each) => each.id === id);
    return { previous: trend?.previous ?? null, delta: trend?.delta ?? null, isMeaningful: null };
  }
  function changeText(change: number, digits: number, isMeaningful: boolean | null): Figure['trend'] {
    const text = formats.number(Math.abs(change), digits);
    return {
      direction: change === 0 ? 'level' : change > 0 ? 'up' : 'down',
      text: change === 0 ? '=' : `${change > 0 ? '+' : '−'}${text}`,
      isMeaningful,
    };
  }
}

const isShare = (figure: CgmGoalFigure): figure is ShareFigure => figure in SHARE_LEVELS;
