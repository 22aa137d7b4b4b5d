import { type CgmReadings, useCgmReadings, useCgmScores } from '@healzy/api/cgm';
import { type CgmEvent, useCgmEvents } from '@healzy/api/cgm/events';
import { censoredBound, CGM_RANGES, localDays } from '@healzy/domain/cgm';
import { GlucoseTrace, type TracePoint, type TraceSeries } from '@healzy/ui/charts/GlucoseTrace';
import { Card } from '@healzy/ui/components/Card';
import { DatePicker } from '@healzy/ui/components/DatePicker';
import { EmptyState } from '@healzy/ui/components/EmptyState';
import { IconButton } from '@healzy/ui/components/IconButton';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { Inline, Stack } from '@healzy/ui/primitives';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useFormats } from '../../app/formats.ts';
import { Loaded } from '../../app/Loaded.tsx';
import { useChartFrame } from '../../app/chart-exports.tsx';
import { pathTo } from '../../app/paths.ts';
import { useParam } from '../../app/useParam.ts';
import { CgmDayEvents, useTraceEvents } from './CgmDayEvents.tsx';
import { AddEventAt } from './events/AddEventAt.tsx';
import { CgmScoreRow } from './CgmScoreRow.tsx';
import { shiftDay } from './period.ts';
import { seriesOf } from './series.ts';
import { useGlucoseLabels } from './useGlucoseLabels.ts';

const EVENT = '/patient/:patientId/medical-test/cgm/:medicalTest/event/:eventId';

export interface CgmDailyViewProps {
  medicalTestId: string;
  /** Local day `YYYY-MM-DD`. */
  day: string;
  /** First and last day with readings. */
  firstDay: string;
  lastDay: string;
  onDayChange: (day: string) => void;
}

/** One local day: its trace from midnight to midnight, its scores and what happened. */
export function CgmDailyView({ medicalTestId, day, firstDay, lastDay, onDayChange }: CgmDailyViewProps) {
  const { t } = useTranslation('cgm');
  const only = { from: day, to: day };
  const readings = useCgmReadings(medicalTestId, only);
  const scores = useCgmScores(medicalTestId, only);
  const events = useCgmEvents(medicalTestId, { ...only, limit: 100 });
  return (
    <Stack gap="lg">
      <Inline gap="xs" align="end">
        <IconButton
          icon={ChevronLeft}
          label={t('day.previous')}
          intent="secondary"
          isDisabled={day <= firstDay}
          onPress={() => onDayChange(shiftDay(day, -1))}
        />
        <DatePicker
          label={t('day.pick')}
          value={day}
          min={firstDay}
          max={lastDay}
          onChange={(chosen) => chosen !== null && onDayChange(chosen)}
        />
        <IconButton
          icon={ChevronRight}
          label={t('day.next')}
          intent="secondary"
          isDisabled={day >= lastDay}
          onPress={() => onDayChange(shiftDay(day, 1))}
        />
      </Inline>
      <Loaded queries={[readings, scores, events]}>
        {readings.data && scores.data && readings.data.epochSeconds.length > 0 ? (
          <Stack gap="lg">
            <Card>
              <CgmDayTrace
                day={day}
                readings={readings.data}
                events={events.data?.items ?? []}
                canAdd={events.data?.canEdit === true}
              />
            </Card>
            <CgmScoreRow scores={scores.data.scores} profile={scores.data.rangeProfile} />
            <CgmDayEvents events={events.data?.items ?? []} zone={readings.data.zone} />
          </Stack>
        ) : (
          <EmptyState
            pictogram="readings"
            title={t('day.noReadings')}
            description={t('day.noReadingsText')}
          />
        )}
      </Loaded>
    </Stack>
  );
}

interface CgmDayTraceProps {
  day: string;
  readings: CgmReadings;
  events: readonly CgmEvent[];
  /** Whether events may be added now. */
  canAdd: boolean;
}

function CgmDayTrace({ day, readings, events, canAdd }: CgmDayTraceProps) {
  const { t } = useTranslation('cgm');
  const formats = useFormats();
  const messages = useGlucoseLabels(readings.rangeProfile);
  const marks = useTraceEvents(events, readings.zone);
  const series = useMemo(() => seriesOf(readings), [readings]);
  const trace = useMemo(
    (): TraceSeries => ({ epochSeconds: series.epochSeconds, values: series.mgdl, flags: series.flags }),
    [series],
  );
  const local = useMemo(() => localDays(series)[0], [series]);
  const extent = useMemo(
    () => (local === undefined ? undefined : { from: local.fromEpoch, to: local.toEpoch }),
    [local],
  );
  const params = { patientId: useParam('patientId'), medicalTest: useParam('medicalTest') };
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<number | null>(null);
  const timeOf = (epochSeconds: number) => formats.time(new Date(epochSeconds * 1000), readings.zone);
  const valueOf = (point: TracePoint) => {
    if (point.censored === null) return messages.reading(point.value);
    const isLow = point.censored === 'low';
    const bound = messages.reading(censoredBound(point.value, isLow ? 'LOW' : 'HIGH'));
    return t(isLow ? 'day.below' : 'day.above', { value: bound });
  };
  return (
    <Stack gap="sm">
      {local !== undefined && local.hours !== 24 && (
        <InlineMessage tone="info">{t('day.hours', { hours: local.hours })}</InlineMessage>
      )}
      <GlucoseTrace
        title={formats.longDay(day)}
        headingLevel={2}
        summary={t('day.summary', { day: formats.day(day), count: readings.epochSeconds.length })}
        {...useChartFrame('GLUCOSE_DAY')}
        series={trace}
        offsetMinutes={series.offsetMinutes}
        limits={CGM_RANGES[readings.rangeProfile]}
        {...(extent === undefined ? {} : { extent })}
        events={marks}
        onChooseEvent={(eventId) => void navigate(pathTo(EVENT, { ...params, eventId }))}
        {...(canAdd ? { onChooseTime: setChosen } : {})}
        formatTime={(epochSeconds, kind) => (kind === 'day' ? formats.day(day) : timeOf(epochSeconds))}
        formatValue={messages.value}
        describePoint={(point) => ({
          time: timeOf(point.epochSeconds),
          value: valueOf(point),
          ...(point.gapBefore === null
            ? {}
            : { note: t('day.gap', { duration: formats.duration(point.gapBefore / 60) }) }),
        })}
        rangeLabels={messages.ranges}
        legendLabel={t('heatMap.legend')}
        labels={{
          instructions: t('day.instructions'),
          zoomIn: t('day.zoomIn'),
          zoomOut: t('day.zoomOut'),
          back: t('day.back'),
          forward: t('day.forward'),
          reset: t('day.reset'),
          timeHeader: t('day.time'),
          valueHeader: t('day.value'),
          levelHeader: t('day.level'),
          events: t('day.events'),
        }}
      />
      {canAdd && (
        <AddEventAt
          patientId={params.patientId}
          medicalTestId={params.medicalTest}
          zone={readings.zone}
          chosen={chosen}
        />
      )}
    </Stack>
  );
}
