import type { CgmSensor } from '@healzy/api/cgm/sensors';
import type { CgmEvent } from '@healzy/api/cgm/events';
import {
  type RatedDay,
  type CgmSeries,
  instantOfClock,
  localMidnight,
  type RangeProfile,
  type SensorMark,
  worstFirst,
} from '@healzy/domain/cgm';
import { SharedAxisCharts } from '@healzy/ui/charts/SharedAxisCharts';
import { Button } from '@healzy/ui/components/Button';
import { Inline } from '@healzy/ui/primitives';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useChartFrame } from '../../../app/chart-exports.tsx';
import { useFormats } from '../../../app/formats.ts';
import { loadWords } from '../../../app/i18n.ts';
import { lazyPart } from '../../../app/lazy-part.tsx';
import type { DayLanes } from '../../../app/module.ts';
import { modules } from '../../../app/modules.ts';
import { useGlucoseLabels } from '../useGlucoseLabels.ts';
import { CanvasSensors } from './CanvasSensors.tsx';
import type { Canvas } from './useCanvas.ts';
import { useDayRow } from './useDayRow.ts';
import { useDayMarks } from './useDayMarks.tsx';
import { useInsets } from './useInsets.ts';

const DAY = 86_400;
const NO_LANES: DayLanes = { rows: new Map(), open: () => false };
// Another feature knows what else happened in the same hours.
const Lanes = lazyPart(async () => {
  const part = modules().find(({ dayLanes }) => dayLanes !== undefined)?.dayLanes;
  if (part === undefined) return () => null;
  const [Control] = await Promise.all([part.load(), loadWords(part.namespaces)]);
  return Control;
}, null);

/** Days at first, and how many more each press shows. */
const FEW = 3;
const MORE = 7;

export interface CanvasDaysProps {
  canvas: Canvas;
  series: CgmSeries;
  profile: RangeProfile;
  days: readonly RatedDay[];
  events: readonly CgmEvent[];
  sensors: readonly SensorMark<CgmSensor>[];
  /** Seconds since 1970. */
  now: number;
  chosenMark: string | null;
  onChooseMark: (markId: string) => void;
  /** Called with an instant; without it none can be chosen. */
  onChooseMoment: ((instant: string) => void) | undefined;
}

/** The chosen days, or those with the highest risk, one below the other on the hours of the day. */
export function CanvasDays({
  canvas,
  series,
  profile,
  days,
  events,
  sensors,
  now,
  chosenMark,
  onChooseMark,
  onChooseMoment,
}: CanvasDaysProps) {
  const { t } = useTranslation(['cgm', 'cgm-canvas']);
  const formats = useFormats();
  const labels = useGlucoseLabels(profile);
  const insets = useInsets();
  const { patientId } = useParams();
  const [limit, setLimit] = useState(FEW);
  const [lanes, setLanes] = useState(NO_LANES);
  const marksOf = useDayMarks(events, sensors, series.zone);
  const { days: chosen, hours } = canvas;
  const wanted = useMemo(() => {
    const ranked = worstFirst(days);
    return chosen === null ? ranked : ranked.filter(({ date }) => chosen.includes(date));
  }, [days, chosen]);
  const shown = useMemo(() => wanted.slice(0, limit), [wanted, limit]);
  const rowOf = useDayRow(series, profile);
  const rows = useMemo(
    () =>
      shown.flatMap((day) => [
        rowOf(day, marksOf(day), shown.length === 1),
        ...(lanes.rows.get(day.date) ?? []),
      ]),
    [shown, rowOf, marksOf, lanes],
  );
  const dates = useMemo(() => shown.map(({ date }) => date), [shown]);
  const frame = useChartFrame('GLUCOSE_DAY');
  const [first] = shown;
  const from = first ? localMidnight(first.date) : 0;
  const extent = useMemo(() => ({ from, to: from + DAY }), [from]);
  const lastDay = days.at(-1);
  const localNow = lastDay ? now + (localMidnight(lastDay.date) - lastDay.fromEpoch) : now;
  if (!first) return null;
  const all = formats.number(wanted.length);
  // Rows are on the local clock; of an hour that occurs twice, the second one has a line of its own.
  const chooseTime = (date: string, at: number, seriesId: string) => {
    // Of the other rows no moment is chosen.
    if (!dates.includes(date)) return;
    const time = new Date(at * 1000).toISOString().slice(11, 16);
    const turn = seriesId === `${date} 0` ? 'FIRST' : 'SECOND';
    const found = instantOfClock({ date, time, turn }, series.zone);
    if (found.kind === 'found') onChooseMoment?.(found.instant);
  };
  return (
    <>
      <SharedAxisCharts
        title={
          chosen === null ? t('cgm-canvas:days.worst') : t('cgm-canvas:days.chosen', { count: wanted.length })
        }
        headingLevel={2}
        summary={
          chosen === null
            ? t('cgm-canvas:days.worstSummary', {
                count: wanted.length,
                shown: formats.number(shown.length),
                all,
              })
            : t('cgm-canvas:days.chosenSummary', {
                days: formats.list(shown.map(({ date }) => formats.longDay(date))),
              })
        }
        {...frame}
        rows={rows}
        extent={extent}
        timeZone="UTC"
        span={null}
        onSpanChange={(span) => {
          if (span)
            canvas.choose({
              hours: {
                from: Math.floor((span.from - from) / 3600),
                to: Math.ceil((span.to - from) / 3600),
              },
            });
        }}
        highlight={hours && { from: from + hours.from * 3600, to: from + hours.to * 3600 }}
        insets={insets}
        stepSeconds={3600}
        hasBrush={false}
        now={localNow}
        chosenMarkId={chosenMark}
        onChooseMark={(markId) => {
          if (!lanes.open(markId)) onChooseMark(markId);
        }}
        {...(onChooseMoment ? { onChooseTime: chooseTime } : {})}
        rangeLabels={labels.ranges}
        rangeLegendLabel={t('heatMap.legend')}
      />
      {patientId !== undefined && (
        <Lanes patientId={patientId} zone={series.zone} days={dates} onChange={setLanes} />
      )}
      <CanvasSensors marks={sensors} days={days} zone={series.zone} canvas={canvas} onChoose={onChooseMark} />
      <Inline gap="sm">
        {shown.length < wanted.length && (
          <Button size="small" onPress={() => setLimit(limit + MORE)}>
            {t('cgm-canvas:days.more', {
              count: Math.min(MORE, wanted.length - shown.length),
            })}
          </Button>
        )}
        {limit > FEW && shown.length > FEW && (
          <Button size="small" intent="quiet" onPress={() => setLimit(FEW)}>
            {t('cgm-canvas:days.fewer')}
          </Button>
        )}
      </Inline>
    </>
  );
}
