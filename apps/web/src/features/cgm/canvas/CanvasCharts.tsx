import { ratedDays, chosenReadings, hourTimes, sensorMarks } from '@healzy/domain/cgm';
import type { CgmReadings } from '@healzy/api/cgm';
import type { CgmEvent } from '@healzy/api/cgm/events';
import type { CgmSensor } from '@healzy/api/cgm/sensors';
import { serverNow } from '@healzy/api/runtime/server-clock';
import { Card } from '@healzy/ui/components/Card';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { Box, Stack } from '@healzy/ui/primitives';
import { useAtomValue } from 'jotai';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useFormats } from '../../../app/formats.ts';
import { lazyPart } from '../../../app/lazy-part.tsx';
import { LoadingPlace } from '../../../app/Loaded.tsx';
import { useIsPhone } from '../../../app/useIsDesktop.ts';
import { useParam } from '../../../app/useParam.ts';
import { chosenEventAtom, showEventInRail } from '../events/chosen-event.ts';
import type { Period } from '../period.ts';
import { readingsAddress } from '../readings-address.ts';
import { seriesOf } from '../series.ts';
import { CanvasAgp } from './CanvasAgp.tsx';
import type { Canvas } from './useCanvas.ts';

// The profile is what is looked at first; what is below it comes while it is read.
const place = <LoadingPlace />;
const CanvasHeatMap = lazyPart(async () => (await import('./CanvasHeatMap.tsx')).CanvasHeatMap, place);
const CanvasDays = lazyPart(async () => (await import('./CanvasDays.tsx')).CanvasDays, place);
const CanvasDayBrush = lazyPart(async () => (await import('./CanvasDayBrush.tsx')).CanvasDayBrush, place);
const CanvasChosen = lazyPart(async () => (await import('./CanvasChosen.tsx')).CanvasChosen, place);
const CanvasSensor = lazyPart(async () => (await import('./CanvasSensor.tsx')).CanvasSensor, place);
const AddEventOnCurve = lazyPart(async () => (await import('../events/AddEventOnCurve.tsx')).AddEventOnCurve);

/** Fetches the code of what is always shown, while its readings are being asked for. */
export function preloadCharts(): void {
  for (const part of [CanvasHeatMap, CanvasDays, CanvasDayBrush]) part.preload();
}

export interface CanvasChartsProps {
  canvas: Canvas;
  readings: CgmReadings;
  compared: { readings: CgmReadings; period: Period } | null;
  events: readonly CgmEvent[];
  sensors: readonly CgmSensor[];
  /** Events may be added. */
  canAdd: boolean;
  /** Below the profile. */
  afterProfile?: ReactNode;
  /** Seconds since 1970; by default the current time. */
  now?: number;
}

/** The profile, the heat map and the days, one below the other over the same hours, with one selection. */
export function CanvasCharts({
  canvas,
  readings,
  compared,
  events,
  sensors,
  canAdd,
  afterProfile,
  now: givenNow,
}: CanvasChartsProps) {
  const { t } = useTranslation('cgm');
  const formats = useFormats();
  const isPhone = useIsPhone();
  const { hours, days: chosen } = canvas;
  const [now] = useState(() => givenNow ?? serverNow().getTime() / 1000);
  const medicalTestId = useParam('medicalTest');
  const { patientId } = useParams();
  const openEvent = useAtomValue(chosenEventAtom)?.eventId ?? null;
  const [openSensor, setOpenSensor] = useState<string | null>(null);
  const [moment, setMoment] = useState<string | null>(null);
  const profile = readings.rangeProfile;
  const series = useMemo(() => seriesOf(readings), [readings]);
  const days = useMemo(() => ratedDays(series, profile, hours), [series, profile, hours]);
  const ofDays = useMemo(() => chosenReadings(series, days, { hours: null, chosen }), [series, days, chosen]);
  const ofAll = useMemo(
    () => (hours === null && chosen === null ? null : chosenReadings(series, days, { hours, chosen })),
    [series, days, hours, chosen],
  );
  const risks = useMemo(() => hourTimes(series, profile, days, chosen), [series, profile, days, chosen]);
  const other = useMemo(
    () => compared && { series: seriesOf(compared.readings), period: compared.period },
    [compared],
  );
  const limits = useMemo(
    () => ({
      recorded: readings.testSpan ?? { fromEpoch: 0, toEpoch: 0 },
      nowEpoch: now,
    }),
    [readings.testSpan, now],
  );
  const shifted = days.filter((day) => day.hours !== 24);
  const worn = useMemo(() => sensorMarks(sensors), [sensors]);
  const sensor = worn.find(({ id }) => id === openSensor);
  const openMark = (markId: string) => {
    const isSensor = worn.some(({ id }) => id === markId);
    setOpenSensor(isSensor ? markId : null);
    if (!isSensor) showEventInRail(medicalTestId, markId);
  };
  return (
    <Stack gap="md">
      {ofAll && (
        <CanvasChosen
          canvas={canvas}
          series={ofAll}
          profile={profile}
          {...(patientId === undefined
            ? {}
            : {
                readingsHref: readingsAddress(
                  { patientId, medicalTest: medicalTestId },
                  { ...canvas.period, hours, days: chosen },
                ),
              })}
        />
      )}
      {shifted.map((day) => (
        <InlineMessage key={day.date} tone="info">
          {`${formats.longDay(day.date)}: ${t('day.hours', { hours: day.hours })}`}
        </InlineMessage>
      ))}
      <Card padding={isPhone ? 'sm' : 'md'}>
        <CanvasAgp canvas={canvas} series={ofDays} profile={profile} hours={risks} other={other} />
      </Card>
      {afterProfile}
      <Box id="heat-map">
        <Card padding={isPhone ? 'sm' : 'md'}>
          <CanvasHeatMap canvas={canvas} series={series} profile={profile} days={days} limits={limits} />
        </Card>
      </Box>
      <Card padding={isPhone ? 'sm' : 'md'}>
        <Stack gap="md">
          {days.length > 1 && <CanvasDayBrush canvas={canvas} days={days} />}
          <CanvasDays
            canvas={canvas}
            series={series}
            profile={profile}
            days={days}
            events={events}
            sensors={worn}
            now={now}
            chosenMark={openSensor ?? openEvent}
            onChooseMark={openMark}
            onChooseMoment={canAdd ? setMoment : undefined}
          />
          {canAdd && <AddEventOnCurve canvas={canvas} zone={series.zone} moment={moment} />}
          {sensor && <CanvasSensor mark={sensor} zone={series.zone} onClose={() => setOpenSensor(null)} />}
        </Stack>
      </Card>
    </Stack>
  );
}
