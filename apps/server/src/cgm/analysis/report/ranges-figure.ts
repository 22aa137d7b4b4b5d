import {
  CGM_LEVELS,
  displayedFigure,
  levelBounds,
  minutesADay,
  SHARE_LEVELS,
  type ShareFigure,
  shareOfLevels,
  writtenFigure,
} from '@healzy/domain/cgm';
import { assessmentOf, shareName } from './key-figures.ts';
import type { ReportFormats } from './formats.ts';
import type { reportLabels, screenLabels } from './labels.ts';
import { PAGE, type PdfLayout } from '../../../pdf/layout.ts';
import { LEVEL_FILL, LEVEL_TEXT, PALETTE } from './palette.ts';
import type { ReportData } from './report-data.ts';
import { writeTable } from '../../../pdf/table.ts';

export interface ReportTexts {
  /** What only the report says. */
  t: ReturnType<typeof reportLabels>;
  /** What the screens say too. */
  screen: ReturnType<typeof screenLabels>;
  formats: ReportFormats;
}

const GOALS: readonly ShareFigure[] = [
  'TIME_IN_RANGE',
  'TIME_BELOW',
  'TIME_SEVERELY_BELOW',
  'TIME_ABOVE',
  'TIME_SEVERELY_ABOVE',
];

const HEIGHT = 26;
const RADIUS = 4;

/** The share of time in each level, as a bar and as a table with the goals of the consensus. */
export function writeTimeInRanges(
  layout: PdfLayout,
  { figures, unit }: Pick<ReportData, 'figures' | 'unit'>,
  { t, screen, formats }: ReportTexts,
): void {
  const { timeInRanges, sufficiency } = figures.scores;
  const { profile } = timeInRanges;
  // Parts of the time are written like the figures that add them up.
  const percentText = (percent: number) =>
    writtenFigure(displayedFigure('TIME_IN_RANGE', percent, { profile }), formats) ?? '';
  const bounds = levelBounds(timeInRanges.profile, unit);
  const shares = CGM_LEVELS.map((level) => {
    const found = timeInRanges.levels.find((share) => share.level === level);
    return { level, percent: found?.percent ?? 0 };
  });
  layout.heading(2, screen('ranges.title'));
  const alt = t('barAlt', {
    shares: [...shares]
      .reverse()
      .map(({ level, percent }) =>
        t('shareAlt', { level: screen(`level.${level}`), percent: percentText(percent) }),
      )
      .join('; '),
  });
  layout.figure(alt, { height: HEIGHT }, () => {
    const { pdf, y } = layout;
    pdf.roundedRect(PAGE.left, y, PAGE.width, HEIGHT, RADIUS).clip();
    let x: number = PAGE.left;
    for (const { level, percent } of shares) {
      const width = (percent / 100) * PAGE.width;
      pdf.rect(x, y, width, HEIGHT).fill(LEVEL_FILL[level]);
      if (x > PAGE.left && width > 0) pdf.rect(x - 0.5, y, 1, HEIGHT).fill('#ffffff');
      if (width > 34)
        layout.label(percentText(percent), x, y + 7.5, {
          width,
          align: 'center',
          font: 'strong',
          size: 9,
          color: LEVEL_TEXT[level],
        });
      x += width;
    }
  });
  layout.y += HEIGHT + 6;
  writeTable(layout, {
    columns: [
      { head: screen('ranges.level'), share: 0.34 },
      { head: t('range'), share: 0.26 },
      { head: screen('ranges.percent'), share: 0.18 },
      { head: screen('ranges.time'), share: 0.22 },
    ],
    rows: [...shares].reverse().map(({ level, percent }) => {
      const { from, to } = bounds[level];
      const range =
        from === null
          ? screen('levelRange.below', { to: formats.bound(to ?? 0) })
          : to === null
            ? screen('levelRange.above', { from: formats.bound(from) })
            : screen('levelRange.between', { from: formats.bound(from), to: formats.bound(to) });
      return {
        swatch: LEVEL_FILL[level],
        cells: [
          screen(`level.${level}`),
          `${range}\u00a0${unit}`,
          percentText(percent),
          formats.duration(minutesADay(percent)),
        ],
      };
    }),
  });
  // Goals are of sums, so they are not beside the single levels.
  writeTable(layout, {
    columns: [
      { head: t('goalFor'), share: 0.34 },
      { head: screen('ranges.percent'), share: 0.18 },
      { head: t('goalHead'), share: 0.48 },
    ],
    rows: GOALS.map((figure) => {
      const percent = shareOfLevels(figure, timeInRanges.levels);
      const shown = displayedFigure(figure, percent, { profile, isJudged: sufficiency.isEnough });
      return {
        swatch: LEVEL_FILL[CGM_LEVELS[SHARE_LEVELS[figure][0]]!],
        cells: [
          shareName(figure, { profile, unit }, { t, formats }),
          writtenFigure(shown, formats) ?? '',
          assessmentOf(shown, { t, formats }),
        ],
      };
    }),
  });
  layout.text('P', t(`goalsOf.${profile}`), { color: PALETTE.muted, size: 8.5 });
}
