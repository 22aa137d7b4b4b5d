import { CGM_LEVELS, levelBounds, levelGoals, minutesADay } from '@healzy/domain/cgm';
import type { ReportFormats } from './formats.ts';
import type { reportLabels, screenLabels } from './labels.ts';
import { PAGE, type PdfLayout } from '../../../pdf/layout.ts';
import { LEVEL_FILL, LEVEL_TEXT } from './palette.ts';
import type { ReportData } from './report-data.ts';
import { writeTable } from '../../../pdf/table.ts';

export interface ReportTexts {
  /** What only the report says. */
  t: ReturnType<typeof reportLabels>;
  /** What the screens say too. */
  screen: ReturnType<typeof screenLabels>;
  formats: ReportFormats;
}

const HEIGHT = 26;
const RADIUS = 4;

/** The share of time in each level, as a bar and as a table with the goals of the consensus. */
export function writeTimeInRanges(
  layout: PdfLayout,
  { figures, unit }: Pick<ReportData, 'figures' | 'unit'>,
  { t, screen, formats }: ReportTexts,
): void {
  const { timeInRanges } = figures.scores;
  const goals = levelGoals(timeInRanges);
  const bounds = levelBounds(timeInRanges.profile, unit);
  const shares = CGM_LEVELS.map((level) => {
    const found = timeInRanges.levels.find((share) => share.level === level);
    return { level, percent: found?.percent ?? 0, displayPercent: found?.displayPercent ?? 0 };
  });
  layout.heading(2, screen('ranges.title'));
  const alt = t('barAlt', {
    shares: [...shares]
      .reverse()
      .map(({ level, percent }) =>
        t('shareAlt', { level: screen(`level.${level}`), percent: formats.percent(percent, 1) }),
      )
      .join('; '),
  });
  layout.figure(alt, { height: HEIGHT }, () => {
    const { pdf, y } = layout;
    pdf.roundedRect(PAGE.left, y, PAGE.width, HEIGHT, RADIUS).clip();
    let x: number = PAGE.left;
    for (const { level, percent, displayPercent } of shares) {
      const width = (percent / 100) * PAGE.width;
      pdf.rect(x, y, width, HEIGHT).fill(LEVEL_FILL[level]);
      if (x > PAGE.left && width > 0) pdf.rect(x - 0.5, y, 1, HEIGHT).fill('#ffffff');
      if (width > 34)
        layout.label(formats.percent(displayPercent), x, y + 7.5, {
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
      { head: screen('ranges.level'), share: 0.26 },
      { head: t('range'), share: 0.2 },
      { head: screen('ranges.percent'), share: 0.12 },
      { head: screen('ranges.time'), share: 0.17 },
      { head: t('goalHead'), share: 0.25 },
    ],
    rows: [...shares].reverse().map(({ level, percent }) => {
      const { from, to } = bounds[level];
      const range =
        from === null
          ? screen('levelRange.below', { to: formats.bound(to ?? 0) })
          : to === null
            ? screen('levelRange.above', { from: formats.bound(from) })
            : screen('levelRange.between', { from: formats.bound(from), to: formats.bound(to) });
      const goal = goals[level];
      const wanted =
        goal === null
          ? ''
          : t(goal.direction === 'LESS_THAN' ? 'lessThan' : 'moreThan', {
              percent: formats.percent(goal.percent),
            });
      return {
        swatch: LEVEL_FILL[level],
        cells: [
          screen(`level.${level}`),
          `${range}\u00a0${unit}`,
          formats.percent(percent, 1),
          formats.duration(minutesADay(percent)),
          goal === null ? t('noGoal') : t(goal.isMet ? 'met' : 'missed', { goal: wanted }),
        ],
      };
    }),
  });
}
