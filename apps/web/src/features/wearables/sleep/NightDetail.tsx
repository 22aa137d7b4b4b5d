import type { WearableNight, WearableNights, WearableSleep } from '@healzy/api/wearables';
import { standingOf, whyNoRemLatency } from '@healzy/domain/wearables';
import { Hypnogram } from '@healzy/ui/charts/Hypnogram';
import { StackedBar } from '@healzy/ui/charts/StackedBar';
import { Card } from '@healzy/ui/components/Card';
import { DescriptionList } from '@healzy/ui/components/DescriptionList';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { StatCard } from '@healzy/ui/components/StatCard';
import { Columns, Grid, Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useChartFrame } from '../../../app/chart-exports.tsx';
import { useFormats } from '../../../app/formats.ts';
import { DeviceFigures } from './DeviceFigures.tsx';
import { hypnogramShape, offsetZone, STAGE_OF_STATE, zoneOf, zoneOfStart } from './night-shapes.ts';
import { goalOf, useSleepTexts } from './useSleepTexts.ts';

/** One night: how long and how well, its states, what devices say themselves, and what is kept apart. */
export function NightDetail({ data, day }: { data: WearableNights; day: WearableNight }) {
  const { t } = useTranslation('wearables-sleep');
  const formats = useFormats();
  const { night, gap } = day;
  return (
    <Stack gap="lg">
      {night === null ? (
        <InlineMessage>{t('night.none')}</InlineMessage>
      ) : (
        <>
          {gap !== null && <InlineMessage tone="warning">{t(`nights.gap.${gap}`)}</InlineMessage>}
          <NightStats data={data} day={day} night={night} />
          <Card>{night.timeline.length > 0 ? <States night={night} /> : <Sums night={night} />}</Card>
          <Columns count={2} collapseBelow="desktop" gap="lg" align="start">
            <DeviceFigures night={night} disagreements={day.disagreements} />
            <Card title={t('night.title', { day: formats.longDay(day.date) })}>
              <NightFacts night={night} />
            </Card>
          </Columns>
        </>
      )}
      <Apart day={day} />
    </Stack>
  );
}

function NightStats({
  data,
  day,
  night,
}: {
  data: WearableNights;
  day: WearableNight;
  night: WearableSleep;
}) {
  const { t } = useTranslation('wearables-sleep');
  const texts = useSleepTexts();
  const { figures } = night;
  const goal = goalOf(data.goals, 'SLEEP');
  const asleep = day.sleepS ?? figures.sleepS;
  const verdict = (metric: 'SLEEP_EFFICIENCY' | 'SLEEP_LATENCY' | 'SLEEP_WASO', value: number | null) => {
    const standing = standingOf(value, goalOf(data.goals, metric) ?? null);
    if (standing === null) return undefined;
    if (standing === 'MET') return { tone: 'success' as const, label: t('night.goalMet') };
    return {
      tone: 'warning' as const,
      label: t(standing === 'BELOW' ? 'night.below' : 'night.above'),
    };
  };
  const state =
    goal === undefined || day.gap !== null
      ? undefined
      : goal.min !== null && asleep < goal.min
        ? {
            tone: 'warning' as const,
            label: t('night.goalUnder', { short: texts.duration(goal.min - asleep) }),
          }
        : goal.max !== null && asleep > goal.max
          ? {
              tone: 'warning' as const,
              label: t('night.goalOver', { more: texts.duration(asleep - goal.max) }),
            }
          : { tone: 'success' as const, label: t('night.goalMet') };
  return (
    <Grid columns={{ phone: 2, tablet: 4 }} gap="md">
      <StatCard
        label={t('night.asleep')}
        value={texts.duration(asleep)}
        hint={texts.goal(data, 'SLEEP')}
        {...(state ? { state } : {})}
      />
      {(['SLEEP_EFFICIENCY', 'SLEEP_LATENCY', 'SLEEP_WASO'] as const).map((metric) => {
        const value = {
          SLEEP_EFFICIENCY: figures.efficiency,
          SLEEP_LATENCY: figures.latencyS,
          SLEEP_WASO: figures.wasoS,
        }[metric];
        const found = day.gap === null ? verdict(metric, value) : undefined;
        return (
          <StatCard
            key={metric}
            label={t(`metric.${metric}`)}
            value={value === null ? null : texts.value(metric, value)}
            hint={texts.goal(data, metric)}
            {...(found ? { state: found } : {})}
          />
        );
      })}
    </Grid>
  );
}

function States({ night }: { night: WearableSleep }) {
  const { t } = useTranslation('wearables-sleep');
  const formats = useFormats();
  const { duration, changed } = useSleepTexts();
  const change = changed(night);
  const summary = t('night.summary', {
    asleep: duration(night.figures.sleepS),
    bed: duration(night.figures.inBedS),
    from: formats.time(night.start, zoneOfStart(night)),
    to: formats.time(night.end, zoneOf(night)),
  });
  return (
    <Hypnogram
      title={t('night.chart')}
      headingLevel={2}
      summary={change === null ? summary : t('night.changed', { summary, change })}
      {...useChartFrame('SLEEP')}
      {...hypnogramShape(night)}
      formatDuration={duration}
    />
  );
}

const SUMMED = ['DEEP', 'LIGHT', 'REM', 'ASLEEP', 'AWAKE'] as const;

/** Of a device that says how much, but not when. */
function Sums({ night }: { night: WearableSleep }) {
  const { t } = useTranslation('wearables-sleep');
  const frame = useChartFrame('SLEEP');
  const known = SUMMED.filter((state) => night.figures.states[state] > 0);
  return (
    <Stack gap="sm">
      <StackedBar
        title={t('stages.title')}
        headingLevel={2}
        summary={t('night.onlySums')}
        {...frame}
        mode="absolute"
        unit="h"
        numberFormat={{ maximumFractionDigits: 1 }}
        parts={known.map((id) => ({ id, name: t(`state.${id}`), stage: STAGE_OF_STATE[id] }))}
        bars={[
          { id: night.date, name: '', values: known.map((state) => night.figures.states[state] / 3600) },
        ]}
      />
    </Stack>
  );
}

function NightFacts({ night }: { night: WearableSleep }) {
  const { t } = useTranslation('wearables-sleep');
  const formats = useFormats();
  const { duration } = useSleepTexts();
  const { figures } = night;
  const remLatency = whyNoRemLatency(night);
  const facts = [
    ['inBed', duration(figures.inBedS)],
    ['awakenings', formats.number(figures.awakenings)],
    ['outOfBed', duration(figures.outOfBedS)],
    ['remLatency', remLatency === null ? duration(figures.remLatencyS) : t(`night.noRem.${remLatency}`)],
    ['unscored', duration(figures.unscoredS)],
    ['sources', formats.list(night.sources)],
  ] as const;
  return <DescriptionList items={facts.map(([id, detail]) => ({ term: t(`night.${id}`), detail }))} />;
}

/** Naps, other sleeps and entries by hand, each with whether it counts. */
function Apart({ day: { night, sleepS, naps, others, manual } }: { day: WearableNight }) {
  const { t } = useTranslation('wearables-sleep');
  const formats = useFormats();
  const { duration } = useSleepTexts();
  const lineOf = (sleep: WearableSleep) =>
    t('night.sleepEntry', {
      from: formats.time(sleep.start, zoneOf(sleep)),
      to: formats.time(sleep.end, zoneOf(sleep)),
      duration: duration(sleep.figures.sleepS),
    });
  const inNights = [night, ...others].reduce((sum, sleep) => sum + (sleep?.figures.sleepS ?? 0), 0);
  const groups = [
    {
      id: 'naps',
      lines: naps.map(lineOf),
      note: t(sleepS !== null && sleepS > inNights ? 'night.napsCounted' : 'night.napsText'),
    },
    { id: 'others', lines: others.map(lineOf), note: t('night.othersText') },
    {
      id: 'manual',
      lines: manual.map(({ source, start, end, endOffsetMinutes }) =>
        t('night.entry', {
          from: formats.time(start, offsetZone(endOffsetMinutes)),
          to: formats.time(end, offsetZone(endOffsetMinutes)),
          source,
        }),
      ),
      note: t('night.manualText'),
    },
  ] as const;
  return groups
    .filter(({ lines }) => lines.length > 0)
    .map(({ id, lines, note }) => (
      <Card key={id} title={t(`night.${id}Title`)} description={note}>
        {lines.map((line, index) => (
          <Text key={index} as="p" isNumeric>
            {line}
          </Text>
        ))}
      </Card>
    ));
}
