import type { CgmScores } from '@healzy/api/cgm';
import { levelBounds, levelGoals, minutesADay } from '@healzy/domain/cgm';
import { TimeInRangeBar } from '@healzy/ui/charts/TimeInRangeBar';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { useChartFrame } from '../../app/chart-exports.tsx';
import { byRange, useGlucoseLabels } from './useGlucoseLabels.ts';

/** The share of time in each level, with the goals of the consensus. */
export function CgmTimeInRanges({ ranges }: { ranges: CgmScores['timeInRanges'] }) {
  const { t } = useTranslation('cgm');
  const formats = useFormats();
  const messages = useGlucoseLabels(ranges.profile);
  const goals = levelGoals(ranges);
  const target = levelBounds(ranges.profile, messages.unit).NORMAL;
  const digits = messages.unit === 'mmol/L' ? 1 : 0;
  const percentAt = (level: string) => ranges.levels.find((share) => share.level === level)?.percent ?? 0;
  return (
    <TimeInRangeBar
      title={t('ranges.title')}
      headingLevel={2}
      summary={
        ranges.count === 0
          ? t('ranges.empty')
          : t('ranges.summary', {
              percent: formats.percent(percentAt('NORMAL'), 1),
              from: formats.number(target.from, digits),
              to: formats.number(target.to, digits),
              unit: messages.unit,
            })
      }
      {...useChartFrame('GLUCOSE_RANGES')}
      rangeLabels={messages.ranges}
      columnHeaders={[t('ranges.level'), t('ranges.percent'), t('ranges.time')]}
      metLabel={t('goal.met')}
      missedLabel={t('goal.missed')}
      shares={byRange((level) => {
        const percent = percentAt(level);
        const goal = goals[level];
        return {
          share: percent / 100,
          percent: formats.percent(percent, 1),
          perDay: t('ranges.perDay', { duration: formats.duration(minutesADay(percent)) }),
          ...(goal === null
            ? {}
            : {
                goal: t(`goal.${goal.direction}`, { percent: formats.percent(goal.percent) }),
                isMet: goal.isMet,
              }),
        };
      })}
    />
  );
}
