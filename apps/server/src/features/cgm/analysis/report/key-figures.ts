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
import type { PdfLayout } from '../../../../platform/pdf/layout.ts';
import type { ReportData } from './report-data.ts';
import { writeTable } from '../../../../platform/pdf/table.ts';
import type { reportLabels, screenLabels } from './labels.ts';
import type { ReportFormats } from './formats.ts';

export interface ReportTexts {
  /** What only the report says. */
  t: ReturnType<typeof reportLabels>;
  /** What the screens say too. */
  screen: ReturnType<typeof screenLabels>;
  formats: ReportFormats;
}

const MARKS = { LOW: '<', HIGH: '>' } as const;

/** A figure beside its goal, in words: whether it is met, or why there is none. */
function assessmentOf(shown: DisplayedFigure, { t, formats }: Pick<ReportTexts, 't' | 'formats'>): string {
  if (shown.shown === null) return t('scoreState.MISSING_DATA');
  const goal = writtenGoal(shown, formats);
  if (goal === null) return t(`noGoalFor.${shown.noGoal ?? 'NOT_PUBLISHED'}`);
  if (shown.verdict === 'NO_GOAL') return t('notJudged', { goal });
  return t(shown.verdict === 'IN_GOAL' ? 'met' : 'missed', { goal });
}

/** The goal of a figure in few words; whether it is met where there are readings enough to say so. */
export function goalText(shown: DisplayedFigure, { t, formats }: Pick<ReportTexts, 't' | 'formats'>): string {
  const goal = writtenGoal(shown, formats);
  if (goal === null) return t(`noGoalFor.${shown.noGoal ?? 'NOT_PUBLISHED'}`);
  if (shown.verdict === 'NO_GOAL') return t('goalOnly', { goal });
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

/** The lowest or the highest reading, which has a level and no goal. */
function readingCells({ value, censored, level, state }: CgmScore, { t, screen, formats }: ReportTexts) {
  if (value === null || state !== 'SCORED') return [t('noValue'), t('scoreState.MISSING_DATA')];
  const text =
    censored === null
      ? formats.reading(value)
      : `${MARKS[censored]}\u00a0${formats.reading(censoredBound(value, censored))}`;
  return [text, level === null || level === 'NORMAL' ? t('score.inRange') : screen(`level.${level}`)];
}

type Figures = Pick<ReportData, 'figures' | 'unit'>;

/** A value beside its assessment. */
function cellsFor({ figures, unit }: Figures, texts: ReportTexts) {
  const { rangeProfile: profile, sufficiency } = figures.scores;
  return (figure: CgmGoalFigure, value: number | null, points = '') => {
    const shown = displayedFigure(figure, value, { profile, unit, isJudged: sufficiency.isEnough });
    const text = writtenFigure(shown, texts.formats);
    return [text === null ? texts.t('noValue') : `${text}${points}`, assessmentOf(shown, texts)] as const;
  };
}

function writeFigures(layout: PdfLayout, { t }: ReportTexts, rows: { cells: readonly string[] }[]): void {
  writeTable(layout, {
    columns: [
      { head: t('figure'), share: 0.34 },
      { head: t('value'), share: 0.2 },
      { head: t('reading'), share: 0.46 },
    ],
    rows,
  });
}

/** The figures of the one-page report of the consensus. */
export function writeKeyFigures(layout: PdfLayout, data: Figures, texts: ReportTexts): void {
  const { t, formats } = texts;
  const { rangeProfile: profile, metrics, sufficiency } = data.figures.scores;
  const cellsOf = cellsFor(data, texts);
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
  const gmiCells = () => {
    const [value, assessment] = cellsOf('GMI', sufficiency.isConsensusEnough ? metrics.gmi : null);
    return [value, sufficiency.isConsensusEnough ? assessment : t('gmiNeeds')];
  };
  const hasEnoughDays = sufficiency.isEnough && sufficiency.isConsensusEnough;
  const days = t('daysOf', { enough: sufficiency.daysEnough, days: sufficiency.days });
  layout.y += 6;
  writeFigures(layout, texts, [
    { cells: [t('score.AVG_GLUCOSE'), ...cellsOf('MEAN', metrics.mean)] },
    { cells: [t('metric.gmi'), ...gmiCells()] },
    { cells: [t('score.COEFFICIENT_OF_VARIATION'), ...cellsOf('CV', metrics.cv)] },
    { cells: [t('metric.gri'), ...griCells()] },
    { cells: [t('metric.active'), ...cellsOf('ACTIVE_TIME', sufficiency.percent)] },
    { cells: [t('metric.days'), days, t(hasEnoughDays ? 'daysSuffice' : 'daysFew')] },
  ]);
}

/** The scores that are not on page 1. */
export function writeOtherFigures(layout: PdfLayout, data: Figures, texts: ReportTexts): void {
  const { t } = texts;
  const { scores, metrics } = data.figures.scores;
  const cellsOf = cellsFor(data, texts);
  const others = scores.flatMap((score) => {
    const { id, value, state } = score;
    const name = t(`score.${id}`);
    if (id === 'MIN_GLUCOSE' || id === 'MAX_GLUCOSE')
      return [{ cells: [name, ...readingCells(score, texts)] }];
    if (id !== 'EFFICIENCY' && id !== 'FASTING_GLUCOSE') return [];
    if (state !== 'SCORED') return [{ cells: [name, t('noValue'), t(`scoreState.${state}`)] }];
    return [{ cells: [name, ...cellsOf(id, value, id === 'EFFICIENCY' ? ` ${t('score.points')}` : '')] }];
  });
  // On one page.
  layout.ensure(150);
  layout.heading(2, t('figures'));
  writeFigures(layout, texts, [...others, { cells: [t('metric.sd'), ...cellsOf('SD', metrics.sd)] }]);
}
