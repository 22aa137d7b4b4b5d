import { useCgmReadings, useCgmReadingSources } from '@healzy/api/cgm';
import {
  CGM_FLAG_HIGH,
  CGM_FLAG_LOW,
  chosenReadings,
  minutesOf,
  placeInParts,
  ratedDays,
} from '@healzy/domain/cgm';
import { Button } from '@healzy/ui/components/Button';
import { Pagination } from '@healzy/ui/components/Pagination';
import { Heading, Inline, Stack, Text } from '@healzy/ui/primitives';
import { ArrowLeft } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { lazyPart } from '../../app/lazy-part.tsx';
import { Loaded, LoadingPlace } from '../../app/Loaded.tsx';
import { useCanvas } from './canvas/useCanvas.ts';
import { useHourLabels } from './canvas/useHourLabels.ts';
import type { ReadingRow } from './CgmReadingsTable.tsx';
import type { Period } from './period.ts';
import { seriesOf } from './series.ts';
import { useGlucoseLabels } from './useGlucoseLabels.ts';

const PAGE = 50;

// Tables are most of the code of this page.
const CgmReadingsTable = lazyPart(
  async () => (await import('./CgmReadingsTable.tsx')).CgmReadingsTable,
  <LoadingPlace />,
);

export interface CgmReadingsViewProps {
  medicalTestId: string;
  whole: Period;
  onClose: () => void;
}

/** The readings that the figures of the same period, hours and days are made of, each with its file and row. */
export function CgmReadingsView({ medicalTestId, whole, onClose }: CgmReadingsViewProps) {
  const { t } = useTranslation(['cgm', 'cgm-canvas']);
  const formats = useFormats();
  const hourLabels = useHourLabels();
  const { period, hours, days } = useCanvas(whole);
  const readings = useCgmReadings(medicalTestId, { ...period });
  const sources = useCgmReadingSources(medicalTestId, { ...period });
  const labels = useGlucoseLabels(readings.data?.rangeProfile ?? 'STANDARD');
  const [page, setPage] = useState(0);
  const series = useMemo(() => {
    if (!readings.data) return null;
    const all = seriesOf(readings.data);
    return chosenReadings(all, ratedDays(all, readings.data.rangeProfile, hours), { hours, chosen: days });
  }, [readings.data, hours, days]);
  const places = useMemo(
    () => new Map(sources.data?.epochSeconds.map((epoch, index) => [epoch, index])),
    [sources.data],
  );
  const count = series?.epochSeconds.length ?? 0;
  const last = Math.max(0, Math.ceil(count / PAGE) - 1);
  const shown = Math.min(page, last);
  const from = shown * PAGE;
  const to = Math.min(count, from + PAGE);

  const rowOf = (index: number): ReadingRow => {
    const epoch = series?.epochSeconds[index] ?? 0;
    const flags = series?.flags[index] ?? 0;
    const place = places.get(epoch) ?? -1;
    const file = sources.data?.files[sources.data.file[place] ?? -1];
    const line = sources.data?.row[place] ?? 0;
    const part = file && file.parts.length > 1 ? placeInParts(file.parts, line) : null;
    const isWord = (flags & (CGM_FLAG_LOW | CGM_FLAG_HIGH)) !== 0;
    const recorded = series?.recorded[index] ?? 0;
    const unit = series?.unit ?? 'mg/dL';
    const number = formats.number(recorded, Number.isInteger(recorded) && unit === 'mg/dL' ? 0 : 1);
    return {
      id: `${epoch}`,
      at: formats.dateTime(new Date(epoch * 1000), series?.zone),
      recorded: isWord ? (flags & CGM_FLAG_LOW ? 'Low' : 'High') : `${number}\u00a0${unit}`,
      counts: labels.reading(series?.mgdl[index] ?? 0),
      minutes: formats.duration(series ? minutesOf(series, index) : 0),
      file: file ? (part ? `${file.fileName}, ${part.part}` : file.fileName) : '–',
      row: line === 0 ? t('cgm-canvas:readings.unknownRow') : formats.number(part?.row ?? line),
    };
  };
  const filter = [
    ...(period.from === period.to
      ? [formats.day(period.from)]
      : [`${formats.day(period.from)} – ${formats.day(period.to)}`]),
    ...(hours === null ? [] : [hourLabels.span(hours)]),
    ...(days === null ? [] : days.map(formats.shortDay)),
  ];
  return (
    <Loaded queries={[readings, sources]}>
      <Stack gap="md">
        <Inline gap="sm">
          <Button icon={ArrowLeft} onPress={onClose}>
            {t('cgm-canvas:readings.back')}
          </Button>
        </Inline>
        <Stack gap="xs">
          <Heading level={2}>{t('cgm-canvas:readings.title')}</Heading>
          <Text as="p" tone="muted">
            {t('cgm-canvas:readings.summary', {
              count,
              formatted: formats.number(count),
              what: formats.list(filter),
            })}
          </Text>
        </Stack>
        <CgmReadingsTable rows={Array.from({ length: to - from }, (_, index) => rowOf(from + index))} />
        <Pagination
          label={t('cgm-canvas:readings.pages')}
          summary={t('cgm-canvas:readings.shown', {
            from: formats.number(count === 0 ? 0 : from + 1),
            to: formats.number(to),
            all: formats.number(count),
          })}
          onPrevious={shown > 0 ? () => setPage(shown - 1) : undefined}
          onNext={shown < last ? () => setPage(shown + 1) : undefined}
        />
      </Stack>
    </Loaded>
  );
}
