import { cgmScoresQuery } from '@healzy/api/cgm';
import { type CgmEvent, cgmEventsQuery } from '@healzy/api/cgm/events';
import { medicalTestsQuery } from '@healzy/api/medical-tests';
import i18next from 'i18next';
import type { CitationCandidate, CitationContext } from '../../app/citations.ts';
import type { Formats } from '../../app/formats.ts';
import { loadWords } from '../../app/i18n.ts';
import { type Period, periodOf } from './period.ts';

/** A chart of a test as a note cites it: “Mapa de calor (Sensor de marzo) · 1 mar 2026 – 14 mar 2026”. */
export const chartToCite = (
  { id, chart, test }: { id: string; chart: string; test: string },
  view: { name: string } & Period,
  formats: Formats,
): CitationCandidate => ({
  citation: { kind: 'MEDICAL_TEST', id, view },
  title: `${chart} (${test})`,
  when: view.from === view.to ? formats.day(view.to) : `${formats.day(view.from)} – ${formats.day(view.to)}`,
});

/** The charts of a test over the days that it opens with, and its last day. */
export async function chartsToCite(
  { citation: { id }, title: test }: CitationCandidate,
  { cache, scope, formats }: CitationContext,
): Promise<CitationCandidate[]> {
  const [{ from, to }] = await Promise.all([cache.fetchQuery(cgmScoresQuery(scope, id)), loadWords(['cgm'])]);
  if (from === null || to === null) return [];
  const t = i18next.getFixedT(null, 'cgm');
  const { period } = periodOf(new URLSearchParams(), { from, to });
  return [
    chartToCite({ id, test, chart: t('agp.title') }, { name: 'overview', ...period }, formats),
    chartToCite({ id, test, chart: t('heatMap.title') }, { name: 'heatMap', ...period }, formats),
    chartToCite({ id, test, chart: t('tabs.daily') }, { name: 'daily', from: to, to }, formats),
  ];
}

/** An event as a note cites it: “Arroz con verduras (Comida) · 21 ene 2026, 14:00”. */
export const eventToCite = (
  { id, name, start }: Pick<CgmEvent, 'id' | 'name' | 'start'>,
  type: string,
  { zone, formats }: Pick<CitationContext, 'zone' | 'formats'>,
): CitationCandidate => ({
  citation: { kind: 'TEST_EVENT', id, view: null },
  title: `${name} (${type})`,
  when: formats.dateTime(start, zone),
});

/** Older tests and events are cited where they are shown. */
const TESTS = 3;
const EVENTS = 20;

/** The latest events of the latest tests. */
export async function eventsToCite({
  cache,
  scope,
  patientId,
  formats,
}: CitationContext): Promise<CitationCandidate[]> {
  const [{ items: tests }] = await Promise.all([
    cache.fetchQuery(medicalTestsQuery(scope, patientId, { limit: 50 })),
    loadWords(['cgm-events']),
  ]);
  const t = i18next.getFixedT(null, 'cgm-events');
  const pages = await Promise.all(
    tests
      .filter(({ type }) => type === 'CGM')
      .slice(0, TESTS)
      .map(async ({ id }) => cache.fetchQuery(cgmEventsQuery(scope, id, { limit: EVENTS }))),
  );
  return pages.flatMap(({ items, zone }) =>
    items.map((event) => eventToCite(event, t(`type.${event.type}`), { zone, formats })),
  );
}
