import { censoredBound, scoreVerdict } from '@healzy/domain/cgm';
import type { CgmScore } from '@healzy/api/schema';
import type { PdfLayout } from '../../../pdf/layout.ts';
import type { ReportTexts } from './ranges-figure.ts';
import type { ReportData } from './report-data.ts';
import { writeTable } from '../../../pdf/table.ts';

const MARKS = { LOW: '<', HIGH: '>' } as const;

function valueOf(
  { id, state, value, censored }: CgmScore,
  unit: string,
  { t, formats }: ReportTexts,
): string {
  if (state !== 'SCORED' || value === null) return t('noValue');
  if (id === 'EFFICIENCY') return `${formats.number(value)} ${t('score.points')}`;
  if (id === 'COEFFICIENT_OF_VARIATION' || id === 'TIME_IN_RANGE') return formats.percent(value, 1);
  if (censored != null)
    return `${MARKS[censored]}\u00a0${formats.glucose(censoredBound(value, censored))}\u00a0${unit}`;
  return formats.reading(value);
}

/** The scores of the whole test, the estimated GMI and the spread, as the overview shows them. */
export function writeKeyFigures(
  layout: PdfLayout,
  { figures, unit }: Pick<ReportData, 'figures' | 'unit'>,
  texts: ReportTexts,
): void {
  const { t, screen, formats } = texts;
  const { scores, rangeProfile, metrics, sufficiency } = figures.scores;
  const assessment = (score: CgmScore): string => {
    if (score.state !== 'SCORED') return t(`scoreState.${score.state}`);
    const verdict = scoreVerdict(score, rangeProfile);
    if (score.level === null || verdict === 'NO_GOAL') return t(`verdict.${verdict}`);
    return score.level === 'NORMAL' ? t('score.inRange') : screen(`level.${score.level}`);
  };
  // On one page.
  layout.ensure(205);
  layout.heading(2, t('figures'));
  writeTable(layout, {
    columns: [
      { head: t('figure'), share: 0.42 },
      { head: t('value'), share: 0.22 },
      { head: t('reading'), share: 0.36 },
    ],
    rows: [
      ...scores.map((score) => ({
        cells: [t(`score.${score.id}`), valueOf(score, unit, texts), assessment(score)],
      })),
      {
        cells: [
          t('metric.gmi'),
          sufficiency.isConsensusEnough ? formats.percent(metrics.gmi, 1) : t('noValue'),
          sufficiency.isConsensusEnough ? t('verdict.NO_GOAL') : t('scoreState.MISSING_DATA'),
        ],
      },
      {
        cells: [
          t('metric.sd'),
          metrics.sd === null ? t('noValue') : formats.reading(metrics.sd),
          t('verdict.NO_GOAL'),
        ],
      },
    ],
  });
}
