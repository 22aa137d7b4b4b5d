import type { CgmScores } from '@healzy/api/cgm';
import {
  CGM_LEVELS,
  displayedFigure,
  levelBounds,
  minutesADay,
  SHARE_LEVELS,
  type ShareFigure,
  shareOfLevels,
  writtenFigure,
  writtenGoal,
} from '@healzy/domain/cgm';
import { TimeInRangeBar } from '@healzy/ui/charts/TimeInRangeBar';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { useChartFrame } from '../../app/chart-exports.tsx';
import { useFigureName } from './canvas/CanvasFigure.tsx';
import type { FigureId } from './canvas/figures.ts';
import { byRange, RANGE_OF_LEVEL, useGlucoseLabels } from './useGlucoseLabels.ts';

/** In the order of their lines, with the name that each has among the figures. */
const GOALS: Readonly<Record<ShareFigure, FigureId>> = {
  TIME_IN_RANGE: 'TIME_IN_RANGE',
  TIME_BELOW: 'below',
  TIME_SEVERELY_BELOW: 'severeBelow',
  TIME_ABOVE: 'above',
  TIME_SEVERELY_ABOVE: 'severeAbove',
};
const GOAL_FIGURES = Object.keys(GOALS) as ShareFigure[];

export interface CgmTimeInRangesProps {
  ranges: CgmScores['timeInRanges'];
  /** Whether there are enough readings to compare the shares with their goals. */
  isJudged: boolean;
}

/** The share of time in each level, and the sums that have a goal. */
export function CgmTimeInRanges({ ranges, isJudged }: CgmTimeInRangesProps) {
  const { t } = useTranslation(['cgm', 'cgm-canvas']);
  const formats = useFormats();
  const messages = useGlucoseLabels(ranges.profile);
  const { profile } = ranges;
  const nameOf = useFigureName({ rangeProfile: profile });
  const target = levelBounds(ranges.profile, messages.unit).NORMAL;
  const digits = messages.unit === 'mmol/L' ? 1 : 0;
  // Parts of the time are written like the figures that add them up.
  const percentText = (percent: number) =>
    writtenFigure(displayedFigure('TIME_IN_RANGE', percent, { profile }), formats) ?? '';
  const percentAt = (level: string) => ranges.levels.find((share) => share.level === level)?.percent ?? 0;
  return (
    <TimeInRangeBar
      title={t('ranges.title')}
      headingLevel={2}
      summary={
        ranges.count === 0
          ? t('ranges.empty')
          : `${t('ranges.summary', {
              percent: percentText(percentAt('NORMAL')),
              from: formats.number(target.from, digits),
              to: formats.number(target.to, digits),
              unit: messages.unit,
            })} ${t(`goal.whom.${profile}`)}`
      }
      {...useChartFrame('GLUCOSE_RANGES')}
      rangeLabels={messages.ranges}
      columnHeaders={[t('ranges.level'), t('ranges.percent'), t('ranges.time')]}
      metLabel={t('goal.met')}
      missedLabel={t('goal.missed')}
      shares={byRange((level) => {
        const percent = percentAt(level);
        return {
          share: percent / 100,
          percent: percentText(percent),
          perDay: t('ranges.perDay', { duration: formats.duration(minutesADay(percent)) }),
        };
      })}
      goals={GOAL_FIGURES.map((figure) => {
        const percent = shareOfLevels(figure, ranges.levels);
        const shown = displayedFigure(figure, percent, { profile, isJudged: isJudged && ranges.count > 0 });
        const goal = writtenGoal(shown, formats);
        return {
          id: figure,
          levels: SHARE_LEVELS[figure].map((level) => RANGE_OF_LEVEL[CGM_LEVELS[level]!]),
          name: nameOf(GOALS[figure]),
          percent: writtenFigure(shown, formats) ?? '',
          goal: goal === null ? t(`cgm-canvas:noGoal.${shown.noGoal!}`) : t('goal.of', { goal }),
          ...(shown.verdict === 'NO_GOAL' ? {} : { isMet: shown.verdict === 'IN_GOAL' }),
        };
      })}
    />
  );
}
