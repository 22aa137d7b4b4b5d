import { type CgmFindings, type CgmReadings, type CgmScores, useCgmFindings } from '@healzy/api/cgm';
import { useCgmReadings, useCgmScores } from '@healzy/api/cgm';
import { type CgmEvent, useCgmEvents } from '@healzy/api/cgm/events';
import { type CgmSensor, useCgmSensors } from '@healzy/api/cgm/sensors';
import type { MedicalTest } from '@healzy/api/medical-tests';
import { serverNow } from '@healzy/api/runtime/server-clock';
import { chosenReadings, hourTimes, ratedDays, sensorMarks } from '@healzy/domain/cgm';
import { EmptyState } from '@healzy/ui/components/EmptyState';
import { Button } from '@healzy/ui/components/Button';
import { PrintBlock, PrintLayout } from '@healzy/ui/patterns/PrintLayout';
import { Heading, Stack, Text } from '@healzy/ui/primitives';
import { ArrowLeft, Printer } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { lazyPart } from '../../../app/lazy-part.tsx';
import { Loaded, LoadingPlace } from '../../../app/Loaded.tsx';
import { CanvasAgp } from '../canvas/CanvasAgp.tsx';
import { type Canvas, useCanvas } from '../canvas/useCanvas.ts';
import { useFindingText } from '../../../app/useFindingText.ts';
import { useHourLabels } from '../canvas/useHourLabels.ts';
import { EventsNotLoaded, lacksEvents } from '../events/EventsNotLoaded.tsx';
import type { Period } from '../period.ts';
import { seriesOf } from '../series.ts';
import { PrintedFigures } from './PrintedFigures.tsx';

// The sentence, the figures and the profile are read while the rest of the sheet comes.
const place = <LoadingPlace />;
const CgmTimeInRanges = lazyPart(async () => (await import('../CgmTimeInRanges.tsx')).CgmTimeInRanges, place);
const CanvasHeatMap = lazyPart(
  async () => (await import('../canvas/CanvasHeatMap.tsx')).CanvasHeatMap,
  place,
);
const PrintedDays = lazyPart(async () => (await import('./PrintedDays.tsx')).PrintedDays, place);

/** Named on the days; the API hands out as many at once. */
const EVENTS = 100;

export interface CgmPrintViewProps {
  test: Pick<MedicalTest, 'id' | 'name'>;
  /** Full name. */
  patient: string;
  whole: Period;
  onClose: () => void;
}

/** The canvas of the same address as sheets of paper, with their preview. */
export function CgmPrintView({ test, patient, whole, onClose }: CgmPrintViewProps) {
  const { t } = useTranslation(['cgm', 'cgm-canvas']);
  const canvas = useCanvas(whole);
  const { period } = canvas;
  const findings = useCgmFindings(test.id, { ...period });
  const readings = useCgmReadings(test.id, { ...period });
  const scores = useCgmScores(test.id, { ...period });
  const events = useCgmEvents(test.id, { ...period, limit: EVENTS });
  const sensors = useCgmSensors(test.id);
  return (
    <Loaded queries={[findings, readings, scores, ...(lacksEvents(events) ? [] : [events]), sensors]}>
      <EventsNotLoaded queries={[events]} />
      {findings.data && readings.data && scores.data && events.data && sensors.data && (
        <CgmSheet
          canvas={canvas}
          test={test.name}
          patient={patient}
          findings={findings.data}
          readings={readings.data}
          scores={scores.data}
          events={events.data.items}
          sensors={sensors.data.items}
          onClose={onClose}
        />
      )}
      {readings.data?.epochSeconds.length === 0 && (
        <EmptyState pictogram="readings" title={t('periodEmpty.title')} description={t('periodEmpty.text')} />
      )}
    </Loaded>
  );
}

export interface CgmSheetProps {
  canvas: Canvas;
  test: string;
  patient: string;
  findings: CgmFindings;
  readings: CgmReadings;
  scores: CgmScores;
  events: readonly CgmEvent[];
  sensors: readonly CgmSensor[];
  onClose: () => void;
}

/** What matters in words, the figures, the profile, the heat map and the days, without controls. */
export function CgmSheet({
  canvas,
  test,
  patient,
  findings: { findings, rangeProfile: profile, ...risks },
  readings,
  scores,
  events,
  sensors,
  onClose,
}: CgmSheetProps) {
  const { t } = useTranslation('cgm-canvas');
  const formats = useFormats();
  const hourLabels = useHourLabels();
  const textOf = useFindingText();
  const [now] = useState(serverNow);
  const { period, hours, days: chosen } = canvas;
  const series = useMemo(() => seriesOf(readings), [readings]);
  const days = useMemo(() => ratedDays(series, profile, hours), [series, profile, hours]);
  const ofDays = useMemo(() => chosenReadings(series, days, { hours: null, chosen }), [series, days, chosen]);
  const times = useMemo(() => hourTimes(series, profile, days, chosen), [series, profile, days, chosen]);
  const worn = useMemo(() => sensorMarks(sensors), [sensors]);
  const limits = useMemo(
    () => ({
      recorded: readings.testSpan ?? { fromEpoch: 0, toEpoch: 0 },
      nowEpoch: now.getTime() / 1000,
    }),
    [readings.testSpan, now],
  );
  const [first, ...others] = findings;
  const filter = [
    ...(hours === null ? [] : [hourLabels.span(hours)]),
    ...(chosen === null ? [] : chosen.map(formats.shortDay)),
  ];
  const about = t('print.test', {
    test,
    from: formats.day(period.from),
    to: formats.day(period.to),
    zone: series.zone.replaceAll('_', ' '),
  });
  return (
    <PrintLayout
      label={t('print.label')}
      header={`${patient} · ${about}`}
      footer={t('print.printed', { at: formats.dateTime(now) })}
      actions={
        <>
          <Button icon={ArrowLeft} onPress={onClose}>
            {t('print.back')}
          </Button>
          <Button intent="primary" icon={Printer} onPress={() => window.print()}>
            {t('print.print')}
          </Button>
        </>
      }
    >
      <PrintBlock>
        <Stack gap="md">
          {first && (
            <Stack gap="xs">
              <Heading level={2} size="lg">
                {textOf(first, profile)}
              </Heading>
              {others.length > 0 && (
                <Stack as="ul" gap="none" aria-label={t('finding.others')}>
                  {others.map((finding) => (
                    <Text as="li" key={finding.kind}>
                      {textOf(finding, profile)}
                    </Text>
                  ))}
                </Stack>
              )}
            </Stack>
          )}
          {filter.length > 0 && <Text as="p">{t('print.chosen', { what: formats.list(filter) })}</Text>}
          <Stack as="section" gap="xs">
            <Heading level={2} size="md">
              {t('print.figures')}
            </Heading>
            <PrintedFigures scores={scores} findings={{ findings, rangeProfile: profile, ...risks }} />
          </Stack>
          <CgmTimeInRanges ranges={scores.timeInRanges} isJudged={scores.sufficiency.isEnough} />
        </Stack>
      </PrintBlock>
      <PrintBlock>
        <CanvasAgp canvas={canvas} series={ofDays} profile={profile} hours={times} other={null} isPrinted />
      </PrintBlock>
      <PrintBlock>
        <CanvasHeatMap
          canvas={canvas}
          series={series}
          profile={profile}
          days={days}
          limits={limits}
          isPrinted
        />
      </PrintBlock>
      <PrintedDays
        filter={canvas}
        series={series}
        profile={profile}
        days={days}
        events={events}
        sensors={worn}
      />
    </PrintLayout>
  );
}
