import { localMidnight, percentAt, type RatedDay } from '@healzy/domain/cgm';
import { TimeBrush, type TimeSpan } from '@healzy/ui/charts/TimeBrush';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { type Canvas, daysBetween } from './useCanvas.ts';
import { useInsets } from './useInsets.ts';

const DAY = 86_400;
const dateAt = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10);
const spanOf = (first: string, last: string): TimeSpan => ({
  from: localMidnight(first),
  to: localMidnight(last) + DAY,
});

export interface CanvasDayBrushProps {
  canvas: Canvas;
  days: readonly RatedDay[];
}

/** All days of the period, each with how much of it is out of range; a run of them is chosen for the whole canvas. */
export function CanvasDayBrush({ canvas, days }: CanvasDayBrushProps) {
  const { t } = useTranslation('cgm-canvas');
  const formats = useFormats();
  const insets = useInsets();
  const { days: chosen, choose } = canvas;
  const [first, last] = [days[0]?.date ?? '', days.at(-1)?.date ?? ''];
  const extent = useMemo(() => spanOf(first, last), [first, last]);
  const levels = useMemo(() => days.map(({ times }) => (percentAt(times, 0, 1, 3, 4) ?? 0) / 100), [days]);
  const [from, to] = [chosen?.[0], chosen?.at(-1)];
  const labels = useMemo(
    () => ({
      span: t('days.brush.span'),
      start: t('days.brush.start'),
      end: t('days.brush.end'),
      clear: t('days.brush.clear'),
      everything: t('days.brush.all'),
    }),
    [t],
  );
  const format = useMemo(
    () => ({
      moment: (seconds: number, edge: 'from' | 'to') =>
        formats.longDay(dateAt(edge === 'to' ? seconds - DAY : seconds)),
      length: (seconds: number) => {
        const count = Math.round(seconds / DAY);
        return t('filter.days', { count, formatted: formats.number(count) });
      },
    }),
    [t, formats],
  );
  const change = (span: TimeSpan | null) => {
    const isAll = span === null || (span.from <= extent.from && span.to >= extent.to);
    const next = isAll ? null : daysBetween(dateAt(span.from), dateAt(span.to - DAY));
    // A drag tells of every move of the pointer, and the address changes with the days alone.
    if (next?.join() !== chosen?.join()) choose({ days: next });
  };
  return (
    <TimeBrush
      label={t('days.brush.label')}
      extent={extent}
      value={from === undefined || to === undefined ? null : spanOf(from, to)}
      onChange={change}
      timeZone="UTC"
      stepSeconds={DAY}
      hasFields={false}
      insets={insets}
      levels={levels}
      format={format}
      labels={labels}
    />
  );
}
