import type { WearableActivity } from '@healzy/api/wearables';
import { type Comparison, comparisonOf } from '@healzy/domain/wearables';
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

/** What is compared with what and what changed, each on how many days, and which days are missing or incomplete. */
export function ActivityLead({ activity }: { activity: WearableActivity }) {
  const { t } = useTranslation('wearables-activity');
  const formats = useFormats();
  const text = useMetricText();
  const { days, means, previous, refused } = activity;
  const isDay = days.length === 1;
  const changes = LEADING_METRICS.flatMap((metric) => changeOf(metric) ?? []);
  const has = (comparison: Comparison) => changes.some((change) => change.comparison === comparison);
  const spans = {
    period: isDay ? formats.shortDay(activity.from) : formats.span(activity.from, activity.to),
    days: formats.number(days.length),
    before: isDay ? formats.shortDay(previous.from) : formats.span(previous.from, previous.to),
  };
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
  return (
    <Card title={t('lead.title')}>
      <Stack gap="sm">
        {has('COMPARABLE') && (
          <Text as="p" size="sm" tone="muted" isNumeric>
            {t(isDay ? 'lead.comparedDay' : 'lead.compared', spans)}
          </Text>
        )}
        {!isDay && has('TOO_FEW_DAYS') && <InlineMessage>{t('lead.tooFew', spans)}</InlineMessage>}
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
  function changeOf(
    metric: ActivityMetric,
  ): { metric: ActivityMetric; sentence: string; comparison: Comparison } | null {
    const now = meanOf(means, metric);
    if (now?.mean == null) return null;
    const { mean } = now;
    const before = meanOf(previous.means, metric);
    // A rate has no sum of a day.
    const shown = (value: number) =>
      isDay || !isSum(metric)
        ? text.value(metric, value)
        : t('lead.perDay', { value: text.value(metric, value) });
    const words = { metric: text.name(metric), value: shown(mean), days: formats.number(days.length) };
    const comparison = comparisonOf(
      now,
      before,
      days.map(({ gap }) => gap),
    );
    const told = (sentence: string) => ({ metric, sentence, comparison });
    if (comparison === 'INCOMPLETE_DAY') return told(t('lead.incompleteDay', words));
    if (before?.mean == null) return told(t(isDay ? 'lead.aloneDay' : 'lead.alone', words));
    const more = {
      ...words,
      now: formats.number(now.days),
      earlier: formats.number(before.days),
      change: text.value(metric, Math.abs(mean - before.mean)),
      previous: text.value(metric, before.mean),
    };
    if (comparison !== 'COMPARABLE') return told(t(isDay ? 'lead.fewDay' : 'lead.few', more));
    // What is written the same is no change.
    if (text.bare(metric, mean) === text.bare(metric, before.mean))
      return told(t(isDay ? 'lead.sameAsDay' : 'lead.same', more));
    if (isDay) return told(t(mean < before.mean ? 'lead.lessThanDay' : 'lead.moreThanDay', more));
    return told(t(mean < before.mean ? 'lead.less' : 'lead.more', more));
  }
}
