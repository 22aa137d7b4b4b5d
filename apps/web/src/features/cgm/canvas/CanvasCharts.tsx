import type { CgmReadings } from '@healzy/api/cgm';
import type { CgmEvent } from '@healzy/api/cgm/events';
import { Card } from '@healzy/ui/components/Card';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { Box, Stack } from '@healzy/ui/primitives';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { useIsPhone } from '../../../app/useIsDesktop.ts';
import type { Period } from '../period.ts';
import { seriesOf } from '../series.ts';
import { AddEventInHours } from '../events/AddEventInHours.tsx';
import { canvasDays, chosenReadings, hourTimes } from './canvas-series.ts';
import { CanvasBar } from './CanvasBar.tsx';
import { CanvasAgp } from './CanvasAgp.tsx';
import { CanvasChosen } from './CanvasChosen.tsx';
import { CanvasDays } from './CanvasDays.tsx';
import { CanvasEvent } from './CanvasEvent.tsx';
import { CanvasFilterBar } from './CanvasFilterBar.tsx';
import { CanvasHeatMap } from './CanvasHeatMap.tsx';
import type { Canvas } from './useCanvas.ts';

export interface CanvasChartsProps {
  canvas: Canvas;
  readings: CgmReadings;
  compared: { readings: CgmReadings; period: Period } | null;
  events: readonly CgmEvent[];
}

/** The profile, the heat map and the days, one below the other over the same hours, with one selection. */
export function CanvasCharts({ canvas, readings, compared, events }: CanvasChartsProps) {
  const { t } = useTranslation('cgm');
  const formats = useFormats();
  const isPhone = useIsPhone();
  const { hours, days: chosen } = canvas;
  const [now] = useState(() => Date.now() / 1000);
  const [openEvent, setOpenEvent] = useState<string | null>(null);
  const profile = readings.rangeProfile;
  const series = useMemo(() => seriesOf(readings), [readings]);
  const days = useMemo(() => canvasDays(series, profile, hours), [series, profile, hours]);
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
  const event = events.find(({ id }) => id === openEvent);
  return (
    <Stack gap="md">
      <CanvasFilterBar canvas={canvas} />
      {ofAll && <CanvasChosen series={ofAll} profile={profile} />}
      {shifted.map((day) => (
        <InlineMessage key={day.date} tone="info">
          {`${formats.longDay(day.date)}: ${t('day.hours', { hours: day.hours })}`}
        </InlineMessage>
      ))}
      <Card>
        <CanvasAgp canvas={canvas} series={ofDays} profile={profile} hours={risks} other={other} />
      </Card>
      {isPhone && <CanvasBar canvas={canvas} part="comparison" />}
      <Box id="heat-map">
        <Card>
          <CanvasHeatMap canvas={canvas} series={series} profile={profile} days={days} limits={limits} />
        </Card>
      </Box>
      <Card>
        <Stack gap="md">
          <CanvasDays
            canvas={canvas}
            series={series}
            profile={profile}
            days={days}
            events={events}
            now={now}
            chosenEvent={openEvent}
            onChooseEvent={setOpenEvent}
          />
          <AddEventInHours canvas={canvas} zone={series.zone} />
          {event && <CanvasEvent event={event} zone={series.zone} onClose={() => setOpenEvent(null)} />}
        </Stack>
      </Card>
    </Stack>
  );
}
