import type { CgmFindings, CgmScore, CgmScores } from '@healzy/api/cgm';
import {
  CGM_FORMULAS,
  type CgmFigureId,
  type CgmTrendFigure,
  censoredBound,
  levelGoals,
  scoreVerdict,
  type CgmScoreId,
} from '@healzy/domain/cgm';
import { fromMgdl } from '@healzy/domain/shared';
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

/** Level indices of {@link CGM_LEVELS} that each share of the time adds up. */
type ShareId = 'below' | 'severeBelow' | 'above' | 'severeAbove';
const SHARES: Readonly<Record<ShareId, readonly number[]>> = {
  below: [0, 1],
  severeBelow: [0],
  above: [3, 4],
  severeAbove: [4],
};
const GOAL_LEVELS = {
  below: 'LOW',
  severeBelow: 'SEVERE_HYPOGLYCEMIA',
  above: 'HIGH',
  severeAbove: 'SEVERE_HYPERGLYCEMIA',
} as const;

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
  const goals = levelGoals(timeInRanges);
  const hasReadings = sufficiency.count > 0;
  const percent = (value: number | null) =>
    value === null || !hasReadings
      ? { value: null, unit: '%' }
      : { value: formats.number(value, value > 0 && value < 10 ? 1 : 0), unit: '%' };
  const glucose = (mgdl: number | null) => ({
    value: mgdl === null ? null : labels.value(mgdl),
    unit: labels.unit,
  });
  const plain = (value: number | null, digits: number, unit = '') => ({
    value: value === null ? null : formats.number(value, digits),
    unit,
  });
  const none = { state: null, trend: null };
  const written = (id: Exclude<FigureId, CgmScoreId>): Omit<Figure, 'id' | 'formula'> => {
    switch (id) {
      case 'below':
      case 'severeBelow':
      case 'above':
      case 'severeAbove':
        return {
          ...percent(shareOf(id)),
          state: stateOf(id),
          trend: id === 'below' ? figureTrend('BELOW', 1) : id === 'above' ? figureTrend('ABOVE', 1) : null,
        };
      case 'gmi': {
        const isShown = sufficiency.isConsensusEnough;
        return {
          ...plain(isShown ? metrics.gmi : null, 1, '%'),
          state: null,
          trend: isShown ? figureTrend('GMI', 1) : null,
        };
      }
      case 'tight':
        return { ...percent(metrics.titr_70_140), ...none };
      case 'gri':
        return { ...plain(metrics.gri, 0, points), state: null, trend: figureTrend('GRI', 0) };
      case 'lbgi':
      case 'hbgi':
        return { ...plain(metrics[id], 1), ...none };
      case 'sd':
      case 'mage':
      case 'modd':
        return { ...glucose(metrics[id]), ...none };
      case 'lows':
        return { ...episodes('LOW'), ...none };
      case 'highs':
        return { ...episodes('HIGH'), ...none };
      case 'data':
        return {
          ...percent(sufficiency.percent),
          state: sufficiency.isEnough ? 'good' : 'attention',
          trend: null,
        };
    }
  };
  return FIGURES.map((id) => ({
    id,
    ...(isScore(id) ? scored(id) : written(id as Exclude<FigureId, CgmScoreId>)),
    formula: FORMULAS[id] ?? (id in CGM_FORMULAS ? (id as CgmFigureId) : null),
  }));

  function shareOf(id: ShareId): number {
    return SHARES[id].reduce((sum, level) => sum + (timeInRanges.levels[level]?.percent ?? 0), 0);
  }
  function stateOf(id: ShareId): FigureState | null {
    const goal = goals[GOAL_LEVELS[id]];
    if (goal === null || !sufficiency.isEnough) return null;
    return goal.isMet ? 'good' : id === 'severeBelow' ? 'critical' : 'attention';
  }
  function episodes(level: 'LOW' | 'HIGH') {
    const count = findings?.episodes.filter((episode) => episode.level === level).length;
    return { value: hasReadings && count !== undefined ? formats.number(count) : null, unit: '' };
  }
  function scored(id: CgmScoreId): Omit<Figure, 'id' | 'formula'> {
    const score = scores.scores.find((each) => each.id === id);
    if (!score) return { value: null, unit: '', ...none };
    const verdict = scoreVerdict(score, rangeProfile);
    return {
      ...scoreText(score),
      state:
        verdict === 'NO_GOAL'
          ? null
          : verdict === 'IN_GOAL'
            ? 'good'
            : verdict === 'FAR_OUT'
              ? 'critical'
              : 'attention',
      trend: trendOf(id),
    };
  }
  function scoreText({ id, value, censored }: CgmScore): Pick<Figure, 'value' | 'unit'> {
    if (id === 'EFFICIENCY') return plain(value, 0, points);
    if (id === 'COEFFICIENT_OF_VARIATION' || id === 'TIME_IN_RANGE')
      return plain(value, id === 'TIME_IN_RANGE' ? 0 : 1, '%');
    if (value !== null && censored !== null) {
      const bound = labels.value(censoredBound(value, censored));
      return { value: `${censored === 'LOW' ? '<' : '>'}\u00a0${bound}`, unit: labels.unit };
    }
    return glucose(value);
  }
  function trendOf(id: CgmScoreId): Figure['trend'] {
    const trend = scores.trends.find((each) => each.id === id);
    if (!trend || trend.delta === null) return null;
    const isGlucose = id.endsWith('GLUCOSE');
    const change = isGlucose ? fromMgdl(trend.delta, labels.unit) : trend.delta;
    return changeText(change, isGlucose && labels.unit === 'mmol/L' ? 1 : 0, trend.isMeaningful);
  }
  function figureTrend(id: CgmTrendFigure, digits: number): Figure['trend'] {
    const delta = scores.figureTrends.find((each) => each.id === id)?.delta ?? null;
    return delta === null ? null : changeText(delta, digits, null);
  }
  function changeText(change: number, digits: number, isMeaningful: boolean | null): Figure['trend'] {
    const text = formats.number(Math.abs(change), digits);
    const isLevel = text === formats.number(0, digits);
    return {
      direction: isLevel ? 'level' : change > 0 ? 'up' : 'down',
      text: isLevel ? '=' : `${change > 0 ? '+' : '−'}${text}`,
      isMeaningful,
    };
  }
}
