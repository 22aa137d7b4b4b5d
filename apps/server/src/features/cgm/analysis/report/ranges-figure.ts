import {
  CGM_LEVELS,
  type CgmLevel,
  displayedFigure,
  levelBounds,
  minutesADay,
  type ShareFigure,
  shareOfLevels,
  writtenFigure,
} from '@healzy/domain/cgm';
import { goalText, shareName, type ReportTexts } from './key-figures.ts';
import { PAGE, type PdfLayout } from '../../../../platform/pdf/layout.ts';
import { LEVEL_FILL, PALETTE } from './palette.ts';
import type { ReportData } from './report-data.ts';

const ROW = 25;
const BAR = { width: 40, radius: 4 };
/** Names of the levels, their share, and the sums that have a goal, from left to right. */
const [NAME, SHARE, TIME, SUM] = [56, 176, 250, 352].map((x) => PAGE.left + x) as [
  number,
  number,
  number,
  number,
];

/** Sums beside the levels that they add up, and levels that have a goal by themselves: rows from the top. */
const SUMS = [
  { figure: 'TIME_ABOVE', from: 0, to: 2 },
  { figure: 'TIME_IN_RANGE', from: 2, to: 3 },
  { figure: 'TIME_BELOW', from: 3, to: 5 },
] as const;
const OWN_GOALS: Partial<Record<CgmLevel, ShareFigure>> = {
  SEVERE_HYPERGLYCEMIA: 'TIME_SEVERELY_ABOVE',
  SEVERE_HYPOGLYCEMIA: 'TIME_SEVERELY_BELOW',
};

/** The share of time in each level as the stacked bar of the consensus; goals stand at the sums that they are for. */
export function writeTimeInRanges(
  layout: PdfLayout,
  { figures, unit }: Pick<ReportData, 'figures' | 'unit'>,
  { t, screen, formats }: ReportTexts,
): void {
  const { timeInRanges, sufficiency } = figures.scores;
  const { profile } = timeInRanges;
  const isJudged = sufficiency.isEnough;
  // Parts of the time are written like the figures that add them up.
  const percentText = (percent: number) =>
    writtenFigure(displayedFigure('TIME_IN_RANGE', percent, { profile }), formats) ?? '';
  const bounds = levelBounds(profile, unit);
  const rows = CGM_LEVELS.map((level) => {
    const percent = timeInRanges.levels.find((share) => share.level === level)?.percent ?? 0;
    const { from, to } = bounds[level];
    const range =
      from === null
        ? screen('levelRange.below', { to: formats.bound(to ?? 0) })
        : to === null
          ? screen('levelRange.above', { from: formats.bound(from) })
          : screen('levelRange.between', { from: formats.bound(from), to: formats.bound(to) });
    return {
      level,
      percent,
      share: percentText(percent),
      range: `${range}\u00a0${unit}`,
      time: screen('ranges.perDay', { duration: formats.duration(minutesADay(percent)) }),
      goal: OWN_GOALS[level] === undefined ? null : goalOfShare(OWN_GOALS[level]).goal,
    };
  }).reverse();
  function goalOfShare(figure: ShareFigure) {
    const shown = displayedFigure(figure, shareOfLevels(figure, timeInRanges.levels), { profile, isJudged });
    return {
      name: shareName(figure, { profile, unit }, { t, formats }),
      share: writtenFigure(shown, formats) ?? '',
      goal: goalText(shown, { t, formats }),
    };
  }
  const sums = SUMS.map((sum) => ({ ...sum, ...goalOfShare(sum.figure) }));
  layout.heading(2, screen('ranges.title'));
  const alt = t('barAlt', {
    shares: rows
      .map(({ level, share, range, time, goal }) =>
        [`${screen(`level.${level}`)} (${range}) ${share}, ${time}`, ...(goal === null ? [] : [goal])].join(
          ', ',
        ),
      )
      .join('; '),
    sums: sums.map(({ name, share, goal }) => `${name} ${share}, ${goal}`).join('; '),
  });
  const height = rows.length * ROW;
  layout.ensure(height);
  layout.figure(alt, { height }, () => {
    const { pdf, y: top } = layout;
    pdf.save();
    pdf.roundedRect(PAGE.left, top, BAR.width, height, BAR.radius).clip();
    let y: number = top;
    const middles = rows.map(({ level, percent }) => {
      const tall = (percent / 100) * height;
      pdf.rect(PAGE.left, y, BAR.width, tall).fill(LEVEL_FILL[level]);
      if (y > top && tall > 0) pdf.rect(PAGE.left, y - 0.5, BAR.width, 1).fill('#ffffff');
      y += tall;
      return y - tall / 2;
    });
    pdf.restore();
    rows.forEach(({ level, percent, share, range, time, goal }, index) => {
      const at = top + index * ROW;
      // From its part of the bar, however thin, to its name.
      if (percent > 0)
        pdf
          .moveTo(PAGE.left + BAR.width, middles[index] ?? at)
          .lineTo(NAME - 5, at + 8)
          .lineWidth(0.6)
          .strokeColor(LEVEL_FILL[level])
          .stroke();
      pdf.roundedRect(NAME, at + 3.5, 8, 8, 2).fill(LEVEL_FILL[level]);
      layout.label(screen(`level.${level}`), NAME + 12, at + 2, {
        font: 'strong',
        size: 9,
        color: PALETTE.text,
      });
      layout.label(range, NAME + 12, at + 13, { size: 8 });
      layout.label(share, SHARE, at + 1, {
        width: 66,
        align: 'right',
        font: 'strong',
        size: 10.5,
        color: PALETTE.text,
      });
      layout.label(time, TIME, at + 3, { size: 8, width: SUM - TIME - 8 });
      if (goal !== null)
        layout.label(goal, TIME, at + 13, { size: 8, width: SUM - TIME - 8, color: PALETTE.text });
    });
    for (const { from, to, figure, name, share, goal } of sums) {
      const [first, last] = [top + from * ROW + 3, top + to * ROW - 4];
      pdf
        .moveTo(SUM - 4, first)
        .lineTo(SUM, first)
        .lineTo(SUM, last)
        .lineTo(SUM - 4, last);
      pdf.lineWidth(0.8).strokeColor(PALETTE.axis).stroke();
      const style = { size: 8, width: PAGE.right - SUM - 8 };
      const isRange = figure === 'TIME_IN_RANGE';
      let at = (first + last) / 2 - (isRange ? 10 : 17);
      layout.label(name, SUM + 8, at, style);
      if (!isRange) {
        at += 11;
        layout.label(share, SUM + 8, at, { ...style, font: 'strong', size: 10.5, color: PALETTE.text });
        at += 4;
      }
      layout.label(goal, SUM + 8, at + 10, { ...style, color: PALETTE.text });
    }
  });
  layout.y += height + 3;
  const note = `${t(`goalsOf.${profile}`)} ${screen('heatMap.note')}`;
  layout.text('P', note, { color: PALETTE.muted, size: 7.5, after: 0 });
}
