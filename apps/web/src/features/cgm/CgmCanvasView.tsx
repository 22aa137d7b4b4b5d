import { type CgmReadings, useCgmFindings, useCgmReadings, useCgmScores } from '@healzy/api/cgm';
import { useCgmEvents } from '@healzy/api/cgm/events';
import { useCgmSensors } from '@healzy/api/cgm/sensors';
import { useMedicalTest } from '@healzy/api/medical-tests';
import { acceptsData } from '@healzy/domain/medical-tests';
import { EmptyState } from '@healzy/ui/components/EmptyState';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { bringIntoSight } from '@healzy/ui/forms/intoSight';
import { Stack, Text } from '@healzy/ui/primitives';
import { BesideMain } from '@healzy/ui/primitives/BesideMain';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useFormats } from '../../app/formats.ts';
import { lazyPart } from '../../app/lazy-part.tsx';
import { Loaded, LoadingPlace } from '../../app/Loaded.tsx';
import { useIsPhone } from '../../app/useIsDesktop.ts';
import { CanvasBar } from './canvas/CanvasBar.tsx';
import { CanvasCharts, preloadCharts } from './canvas/CanvasCharts.tsx';
import { CanvasFigures } from './canvas/CanvasFigures.tsx';
import { CanvasFindings } from './canvas/CanvasFindings.tsx';
import { useCanvas } from './canvas/useCanvas.ts';
import { EventsNotLoaded } from './events/EventsNotLoaded.tsx';
import type { Period } from './period.ts';

const CgmTimeInRanges = lazyPart(
  async () => (await import('./CgmTimeInRanges.tsx')).CgmTimeInRanges,
  <LoadingPlace />,
);

/** At most this many events are marked; more are said in the open. */
const EVENTS = 100;

interface CgmCanvasViewProps {
  medicalTestId: string;
  whole: Period;
  /** Seconds since 1970; by default the current time. */
  now?: number;
}

/** Whether anybody is at risk, when and why: the findings in words, the figures, and the charts on one axis of hours. */
export function CgmCanvasView({ medicalTestId, whole, now }: CgmCanvasViewProps) {
  const { t } = useTranslation(['cgm', 'cgm-canvas', 'cgm-events', 'cgm-screen', 'app']);
  const formats = useFormats();
  const canvas = useCanvas(whole);
  const isPhone = useIsPhone();
  const { period, other, hours, days, clear } = canvas;
  const [parameters] = useSearchParams();
  const findings = useCgmFindings(medicalTestId, { ...period });
  const readings = useCgmReadings(medicalTestId, { ...period });
  const scores = useCgmScores(medicalTestId, { ...period });
  const events = useCgmEvents(medicalTestId, { ...period, limit: EVENTS });
  const sensors = useCgmSensors(medicalTestId);
  const test = useMedicalTest(medicalTestId);
  const compared = useCgmReadings(medicalTestId, other && { ...other });
  const hasReadings = readings.data !== undefined && readings.data.epochSeconds.length > 0;
  useEffect(() => {
    preloadCharts();
    CgmTimeInRanges.preload();
  }, []);

  const isFiltered = hours !== null || days !== null;

  // Dialogs, menus and charts keep their own Escape, and stop it; what arrives here clears the filter.
  useEffect(() => {
    if (!isFiltered) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) clear();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isFiltered, clear]);

  const hasHeatMap = parameters.get('view') === 'heatMap' && hasReadings;
  useEffect(() => {
    const heatMap = hasHeatMap ? document.getElementById('heat-map') : null;
    // What loads above it must not push it away, and the line of the page not cover its title.
    return heatMap ? bringIntoSight(heatMap) : undefined;
  }, [hasHeatMap]);

  return (
    <Stack gap="lg">
      <Loaded queries={[findings, readings, scores]} place={<LoadingPlace isTall />}>
        {findings.data && scores.data && readings.data && (
          <Stack gap="md">
            {hasReadings && (
              <CanvasFindings findings={findings.data} {...(isPhone ? { part: 'first' } : {})} />
            )}
            {isPhone && <CanvasBar whole={whole} />}
            {hasReadings ? (
              <BesideMain
                lead={
                  <Stack gap="sm">
                    {!isPhone && (
                      <Text as="p" size="sm" tone="muted">
                        {`${formats.span(period.from, period.to)} · ${t('cgm-screen:zone', { zone: readings.data.zone.replaceAll('_', ' ') })}`}
                      </Text>
                    )}
                    <CanvasFigures scores={scores.data} findings={findings.data} part="first" />
                  </Stack>
                }
                rest={
                  <Stack gap="lg">
                    <CgmTimeInRanges
                      ranges={scores.data.timeInRanges}
                      isJudged={scores.data.sufficiency.isEnough}
                    />
                    <CanvasFigures scores={scores.data} findings={findings.data} part="others" />
                  </Stack>
                }
              >
                <Stack gap="md">
                  <EventsNotLoaded queries={[events]} tone="warning" />
                  {events.data === undefined && events.fetchStatus === 'paused' && (
                    <InlineMessage role="status">{`${t('cgm-events:list.title')}: ${t('app:loadingOffline')}`}</InlineMessage>
                  )}
                  {events.data && events.data.total > EVENTS && (
                    <InlineMessage>
                      {t('cgm-canvas:event.notAll', {
                        shown: formats.number(EVENTS),
                        total: formats.number(events.data.total),
                      })}
                    </InlineMessage>
                  )}
                  {compared.error !== null && (
                    <InlineMessage tone="warning">{t('cgm-canvas:compare.failed')}</InlineMessage>
                  )}
                  {other !== null && compared.data?.epochSeconds.length === 0 && (
                    <InlineMessage>{t('cgm-canvas:compare.empty')}</InlineMessage>
                  )}
                  <CanvasCharts
                    canvas={canvas}
                    readings={readings.data}
                    compared={comparedOf(compared.data, other)}
                    events={events.data?.items ?? []}
                    sensors={sensors.data?.items ?? []}
                    {...(now === undefined ? {} : { now })}
                    canAdd={test.data !== undefined && test.data.canEdit && acceptsData(test.data.state)}
                    afterProfile={isPhone && <CanvasFindings findings={findings.data} part="others" />}
                  />
                  {sensors.error !== null && (
                    <InlineMessage tone="warning">{t('cgm-canvas:sensor.failed')}</InlineMessage>
                  )}
                </Stack>
              </BesideMain>
            ) : (
              <EmptyState
                pictogram="readings"
                title={t('periodEmpty.title')}
                description={t('periodEmpty.text')}
              />
            )}
          </Stack>
        )}
      </Loaded>
    </Stack>
  );
}

const comparedOf = (readings: CgmReadings | undefined, period: Period | null) =>
  readings && period && readings.epochSeconds.length > 0 ? { readings, period } : null;
