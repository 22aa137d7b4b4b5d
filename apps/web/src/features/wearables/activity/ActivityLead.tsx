import type { WearableActivity } from '@healzy/api/wearables';
import { Card } from '@healzy/ui/components/Card';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import {
  ACTIVITY_METRICS,
  countedOf,
  daysWithout,
  isSum,
  LEADING_METRICS,
  meanOf,
  type ActivityMetric,
} from './metrics.ts';
import { useMetricText } from './useMetricText.ts';

const GAPS = ['UNFINISHED', 'HARDLY_WORN', 'JOURNEY'] as const;

/** What changed against the days before, on how many days that rests, and which days are missing or incomplete. */
export function ActivityLead({ activity }: { activity: WearableActivity }) {
  const { t } = useTranslation('wearables-activity');
  const formats = useFormats();
  const text = useMetricText();
  const { days, means, previous, refused } = activity;
  const changes = LEADING_METRICS.flatMap((metric) => {
    const sentence = changeOf(metric);
    return sentence === null ? [] : [{ metric, sentence }];
  });
  const missing = daysWithout(activity);
  const dayList = (some: readonly { date: string }[]) =>
    formats.list(some.map(({ date }) => formats.shortDay(date)));
  const manual = days.flatMap((day) =>
    ACTIVITY_METRICS.flatMap((metric) => {
      const value = countedOf(day, metric)?.manual ?? null;
      return value === null
        ? []
        : [
            t('lead.manualOne', {
              metric: text.name(metric),
              value: text.value(metric, value),
              day: formats.shortDay(day.date),
            }),
          ];
    }),
  );
  const known = days.length > missing.length || means.length > 0;
  const isWholeDay = days.length === 1 && missing.length === 0 && previous.daysWithData === 1;
  return (
    <Card title={t('lead.title')}>
      <Stack gap="sm">
        {changes.map(({ metric, sentence }, index) => (
          <Text
            key={metric}
            as="p"
            size={index === 0 ? 'md' : 'body'}
            weight={index === 0 ? 'medium' : 'regular'}
          >
            {sentence}
          </Text>
        ))}
        {known && !isWholeDay && (
          <Text as="p" size="sm" tone="muted" isNumeric>
            {t('lead.basis', {
              count: days.length,
              days: formats.number(days.length - missing.length),
              all: formats.number(days.length),
              previous: formats.number(previous.daysWithData),
            })}
          </Text>
        )}
        {previous.isOtherSource && previous.daysWithData > 0 && (
          <InlineMessage tone="warning">{t('lead.otherSource')}</InlineMessage>
        )}
        {missing.length > 0 && (
          <InlineMessage tone="warning">
            {t('lead.missing', { count: missing.length, days: dayList(missing) })}
          </InlineMessage>
        )}
        {GAPS.map((gap) => {
          const some = days.filter((day) => day.gap === gap && !missing.includes(day));
          return (
            some.length > 0 && (
              <InlineMessage key={gap}>{t(`lead.gap.${gap}`, { days: dayList(some) })}</InlineMessage>
            )
          );
        })}
        {refused.map(({ date, metric, value }) => {
          const shown = ACTIVITY_METRICS.find((each) => each === metric);
          return (
            shown !== undefined && (
              <InlineMessage key={`${date} ${metric}`} tone="warning">
                {t('lead.refused', { value: text.value(shown, value), day: formats.shortDay(date) })}
              </InlineMessage>
            )
          );
        })}
        {manual.length > 0 && (
          <InlineMessage>{t('lead.manual', { list: formats.list(manual) })}</InlineMessage>
        )}
      </Stack>
    </Card>
  );

  /** A mean beside that of as many days before; null where there is none. */
  function changeOf(metric: ActivityMetric): string | null {
    const mean = meanOf(means, metric)?.mean ?? null;
    if (mean === null) return null;
    const before = meanOf(previous.means, metric)?.mean ?? null;
    const isDay = days.length === 1;
    const words = {
      metric: text.name(metric),
      // A rate has no sum of a day.
      value:
        isDay || !isSum(metric)
          ? text.value(metric, mean)
          : t('lead.perDay', { value: text.value(metric, mean) }),
      days: formats.number(days.length),
    };
    if (before === null) return t(isDay ? 'lead.aloneDay' : 'lead.alone', words);
    const more = {
      ...words,
      change: text.value(metric, Math.abs(mean - before)),
      previous: text.value(metric, before),
    };
    // What is written the same is no change.
    if (text.bare(metric, mean) === text.bare(metric, before))
      return t(isDay ? 'lead.sameAsDay' : 'lead.same', words);
    if (isDay) return t(mean < before ? 'lead.lessThanDay' : 'lead.moreThanDay', more);
    return t(mean < before ? 'lead.less' : 'lead.more', more);
  }
}
