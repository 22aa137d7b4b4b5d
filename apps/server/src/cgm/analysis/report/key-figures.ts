import {
  type CgmGoalFigure,
  censoredBound,
  displayedFigure,
  type DisplayedFigure,
  glycaemiaRiskComponents,
  griZone,
  rangeIn,
  type RangeProfile,
  type ShareFigure,
  writtenFigure,
  writtenGoal,
} from '@healzy/domain/cgm';
import type { CgmScore } from '@healzy/api/schema';
import type { GlucoseUnit } from '@healzy/domain/shared';
import type { PdfLayout } from '../../../pdf/layout.ts';
import type { ReportTexts } from './ranges-figure.ts';
import type { ReportData } from './report-data.ts';
import { writeTable } from '../../../pdf/table.ts';

const MARKS = { LOW: '<', HIGH: '>' } as const;

/** A figure beside its goal, in words: whether it is met, or why there is none. */
export function assessmentOf(
  shown: DisplayedFigure,
  { t, formats }: Pick<ReportTexts, 't' | 'formats'>,
): string {
  if (shown.shown === null) return t('scoreState.MISSING_DATA');
  const goal = writtenGoal(shown, formats);
  if (goal === null) return t(`noGoalFor.${shown.noGoal ?? 'NOT_PUBLISHED'}`);
  if (shown.verdict === 'NO_GOAL') return t('notJudged', { goal });
  return t(shown.verdict === 'IN_GOAL' ? 'met' : 'missed', { goal });
}

/** A share of the time by its limits, in the report's unit. */
export function shareName(
  figure: ShareFigure,
  { profile, unit }: { profile: RangeProfile; unit: GlucoseUnit },
  { t, formats }: Pick<ReportTexts, 't' | 'formats'>,
): string {
  const { severeLow, low, high, severeHigh } = rangeIn(profile, unit);
  return t(`share.${figure}`, {
    severeLow: formats.bound(severeLow),
    low: formats.bound(low),
    high: formats.bound(high),
    severeHigh: formats.bound(severeHigh),
    unit,
  });
}

const FIGURE_OF = {
  EFFICIENCY: 'EFFICIENCY',
  AVG_GLUCOSE: 'MEAN',
  COEFFICIENT_OF_VARIATION: 'CV',
  TIME_IN_RANGE: 'TIME_IN_RANGE',
  FASTING_GLUCOSE: 'FASTING_GLUCOSE',
} as const satisfies Partial<Record<CgmScore['id'], CgmGoalFigure>>;

/** The lowest or the highest reading, which has a level and no goal. */
function readingCells({ value, censored, level, state }: CgmScore, { t, screen, formats }: ReportTexts) {
  if (value === null || state !== 'SCORED') return [t('noValue'), t('scoreState.MISSING_DATA')];
  const text =
    censored === null
      ? formats.reading(value)
      : `${MARKS[censored]}\u00a0${formats.reading(censoredBound(value, censored))}`;
  return [text, level === null || level === 'NORMAL' ? t('score.inRange') : screen(`level.${level}`)];
}

/** The scores of the whole test, the estimated GMI and the spread, as the overview shows them. */
export function writeKeyFigures(
  layout: PdfLayout,
  { figures, unit }: Pick<ReportData, 'figures' | 'unit'>,
  texts: ReportTexts,
): void {
  const { t, formats } = texts;
  const { scores, rangeProfile: profile, metrics, sufficiency } = figures.scores;
  const isJudged = sufficiency.isEnough;
  const cellsOf = (figure: CgmGoalFigure, value: number | null, points = '') => {
    const shown = displayedFigure(figure, value, { profile, unit, isJudged });
    const text = writtenFigure(shown, formats);
    return [text === null ? t('noValue') : `${text}${points}`, assessmentOf(shown, texts)] as const;
  };
  const griCells = () => {
    const shown = displayedFigure('GRI', metrics.gri, { profile });
    const { tbr_lt54: below54, tbr_54_69: from54, tar_181_250: from181, tar_gt250: above250 } = metrics;
    if (shown.shown === null || shown.noGoal !== 'ZONES') return cellsOf('GRI', metrics.gri);
    const { low, high } = glycaemiaRiskComponents({
      below54: below54 ?? 0,
      from54: from54 ?? 0,
      from181: from181 ?? 0,
      above250: above250 ?? 0,
    });
    const zone = t('metric.zone', {
      zone: griZone(shown.shown),
      low: formats.percent(low, 1),
      high: formats.percent(high, 1),
    });
    return [writtenFigure(shown, formats) ?? '', zone];
  };
  // On one page.
  layout.ensure(225);
  layout.heading(2, t('figures'));
  writeTable(layout, {
    columns: [
      { head: t('figure'), share: 0.34 },
      { head: t('value'), share: 0.2 },
      { head: t('reading'), share: 0.46 },
    ],
    rows: [
      ...scores.map((score) => {
        const { id, value, state } = score;
        const name = t(`score.${id}`);
        if (id === 'MIN_GLUCOSE' || id === 'MAX_GLUCOSE')
          return { cells: [name, ...readingCells(score, texts)] };
        if (state !== 'SCORED') return { cells: [name, t('noValue'), t(`scoreState.${state}`)] };
        const points = id === 'EFFICIENCY' ? ` ${t('score.points')}` : '';
        return { cells: [name, ...cellsOf(FIGURE_OF[id], value, points)] };
      }),
      { cells: [t('metric.gmi'), ...cellsOf('GMI', sufficiency.isConsensusEnough ? metrics.gmi : null)] },
      { cells: [t('metric.gri'), ...griCells()] },
      { cells: [t('metric.sd'), ...cellsOf('SD', metrics.sd)] },
    ],
  });
}
