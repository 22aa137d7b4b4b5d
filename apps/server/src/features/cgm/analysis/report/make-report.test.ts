import {
  agp,
  cgmMetrics,
  figureBasis,
  figureTrends,
  findings,
  localDays,
  recordedSpan,
  scoreTrends,
  simulateTrace,
  sufficiency,
  timeframeOf,
  timeInRanges,
  type CgmSeries,
  type RangeProfile,
} from '@healzy/domain/cgm';
import { ANALYSIS_SECTIONS, type AnalysisSections } from '@healzy/domain/cgm/analysis';
import type { Language } from '@healzy/domain/shared';
import { describe, expect, it } from 'vitest';
import { readPdf } from '../../../../../test/pdf-reading.ts';
import { makeReport } from './make-report.ts';
import type { ReportData } from './report-data.ts';

interface Sample {
  days?: number;
  profile?: RangeProfile;
  language?: Language;
  /** Minutes at LOW from 03:00 of the eighth day, in an otherwise calm trace. */
  lowMinutes?: number;
  /** Without every third day. */
  hasHoles?: boolean;
  paragraphs?: number;
  events?: number;
  parts?: ReportData['parts'];
}

function seriesOf({ days = 14, lowMinutes = 0, hasHoles = false }: Sample): CgmSeries {
  const { series } = simulateTrace(5, {
    from: '2026-03-06',
    days,
    zone: 'Europe/Madrid',
    kind: 'TYPE_1',
    hasGaps: false,
  });
  if (lowMinutes > 0) {
    series.mgdl.fill(110);
    const at = Date.parse('2026-03-13T02:00:00Z') / 1000;
    series.epochSeconds.forEach((epoch, index) => {
      if (epoch < at || epoch >= at + lowMinutes * 60) return;
      series.mgdl[index] = 39;
      series.flags[index] = 1;
    });
  }
  if (!hasHoles) return series;
  const isKept = (_: number, index: number) => Math.floor(index / 288) % 3 !== 1;
  return {
    ...series,
    epochSeconds: series.epochSeconds.filter(isKept),
    offsetMinutes: series.offsetMinutes.filter(isKept),
    mgdl: series.mgdl.filter(isKept),
    recorded: series.recorded.filter(isKept),
    flags: series.flags.filter(isKept),
  };
}

function dataOf(sample: Sample): ReportData {
  const { profile = 'STANDARD', language = 'es', paragraphs = 0, events = 0, parts = [] } = sample;
  const series = seriesOf(sample);
  const span = recordedSpan(series);
  const window = { ...span, nowEpoch: 2_000_000_000, profile };
  const days = localDays(series);
  const trends = scoreTrends(series, {
    ...window,
    timeframe: timeframeOf(span.fromEpoch, span.toEpoch),
    meals: [],
  });
  const text = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => ({
      type: 'PARAGRAPH' as const,
      level: 0,
      spans: [
        {
          text: `${from + index + 1}. Por la tarde la glucosa estuvo en rango y bajó después de caminar.`,
          marks: [],
          href: null,
        },
      ],
    }));
  const sections = Object.fromEntries(
    ANALYSIS_SECTIONS.map((section, index) => [section, index === 0 ? text(0, paragraphs) : []]),
  ) as unknown as AnalysisSections;
  return {
    language,
    unit: 'mg/dL',
    clinic: { name: 'Clínica Alba', logo: null },
    patient: 'Remedios Vega Ortiz',
    birthdate: '1971-05-14',
    test: 'Sensor de marzo',
    specialist: 'Nuria Sanz',
    madeAt: '2026-03-30T09:00:00Z',
    figures: {
      unit: 'mg/dL',
      agp: agp(series),
      scores: {
        zone: series.zone,
        leftOut: null,
        rangeProfile: profile,
        from: days[0]?.date ?? null,
        to: days.at(-1)?.date ?? null,
        metrics: cgmMetrics(series),
        timeInRanges: timeInRanges(series, profile),
        sufficiency: sufficiency(series, span),
        scores: trends.map(({ current }) => current),
        trends: [],
        figureTrends: figureTrends(series, window),
        basis: figureBasis(series, span),
      },
    },
    findings: findings(series, window).findings,
    series,
    parts,
    events: Array.from({ length: events }, (_, index) => ({
      type: 'MEAL' as const,
      name: `Arroz ${index + 1}`,
      startsAt: new Date(Date.parse('2026-03-06T12:00:00Z') + index * 3_600_000).toISOString(),
      endsAt: null,
    })),
    recommendations: [],
    analysis: paragraphs === 0 ? null : { sections, finished: null },
  };
}

const read = async (sample: Sample) => readPdf(await makeReport(dataOf(sample)));

describe('page 1', () => {
  it.each([
    [
      'es',
      'Una noche por debajo de 54 mg/dL (vie, 13 mar): 1 h, con el sensor en LOW (< 40 mg/dL), entre las 03:00 y las 04:00.',
      [
        'Tiempo en rangos',
        'Glucosa media',
        'GMI',
        'Coeficiente de variación',
        'Zona A',
        'Tiempo con lecturas',
        '14 de 14',
        'Perfil ambulatorio',
      ],
      'no un episodio que haya necesitado ayuda',
    ],
    [
      'en',
      'One night below 54 mg/dL (Fri, Mar 13): 1 h, with the sensor at LOW (< 40 mg/dL), between 03:00 and 04:00.',
      [
        'Time in ranges',
        'Mean glucose',
        'GMI',
        'Coefficient of variation',
        'Zone A',
        'Active time',
        '14 of 14',
        'mbulatory glucose profile',
      ],
      'not an episode that needed help',
    ],
  ] as const)(
    'says a night at LOW first, then all of the one-page report (%s)',
    async (language, first, parts, severe) => {
      const { pages, text, alts } = await read({ lowMinutes: 60, language });
      expect(pages).toBe(1);
      // A unit may be parted at the end of a line.
      const plain = text.replaceAll('\u00a0', ' ').replaceAll('mg/ dL', 'mg/dL');
      const places = [first, ...parts].map((part) => plain.indexOf(part));
      expect(places.every((place) => place >= 0)).toBe(true);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      expect(plain.indexOf(first)).toBeLessThan(plain.indexOf(language === 'es' ? 'Periodo' : 'Period'));
      // «Grave» is explained in the words of the screen.
      expect(plain).toContain(severe);
      // The bar and the profile; neither days nor events unless they are chosen.
      expect(alts).toHaveLength(2);
    },
  );

  it.each([
    ['STANDARD', ['> 70', '< 4', '< 1', '< 25', '< 5']],
    ['OLDER_OR_HIGH_RISK', ['> 50', '< 1', '< 50', '< 10']],
    ['PREGNANCY', ['> 70', '< 4', 'embarazo con diabetes tipo 1', 'Sin objetivo acordado']],
    ['TIGHT', ['Sin diabetes:', 'Sin objetivo acordado']],
  ] as const)('has the goals of %s at the sums that they are for', async (profile, goals) => {
    const { text, alts, pages } = await read({ profile });
    expect(pages).toBe(1);
    for (const goal of goals) expect(text.replaceAll('\u00a0', ' ')).toContain(goal);
    expect(alts[0]).toContain('Sumas con su objetivo: Por encima de');
  });

  it('says in words that there is too little, and judges nothing by it', async () => {
    const few = await read({ days: 1 });
    expect(few.text).toContain('Es 1 día: el consenso pide 14');
    expect(few.text).not.toContain('menos del 70 %');
    const holes = await read({ days: 15, hasHoles: true });
    expect(holes.text.replaceAll('\u00a0', ' ')).toContain('con menos del 70 % de las esperadas');
    expect(holes.text).not.toContain('el consenso pide 14');
    expect(holes.text).not.toMatch(/[<>] ?\d+ %, (?:no )?cumplido/);
    expect([few.pages, holes.pages]).toEqual([1, 1]);
  });
});

describe('the pages', () => {
  const lengths = [1, 3, 20, 26, 32, 40];
  it.each([
    ...lengths.map((paragraphs): Sample => ({ paragraphs })),
    ...[1, 22, 30, 37].map((events): Sample => ({ paragraphs: 2, events, parts: ['EVENTS'] })),
    ...[1, 13, 14, 15, 29].map((days): Sample => ({ days, paragraphs: 2, parts: ['DAYS'] })),
    { days: 15, events: 5, parts: ['FIGURES', 'EVENTS', 'DAYS'] } satisfies Sample,
  ])('are filled, and the last one holds more than a line or two: %j', async (sample) => {
    const { lines, pageTexts } = await read(sample);
    expect(lines.length).toBeGreaterThan(1);
    expect(
      lines
        .slice(0, -1)
        .map((page) => Math.min(...page))
        .filter((lowest) => lowest > 300),
    ).toEqual([]);
    expect(lines.at(-1)!.length).toBeGreaterThan(8);
    expect(pageTexts.at(-1)).toContain('No cambies tu medicación');
  });

  it('follow an order: what was written, then what was chosen', async () => {
    const { text } = await read({ paragraphs: 2, events: 3, parts: ['DAYS', 'EVENTS', 'FIGURES'] });
    const places = ['Perfil ambulatorio', 'Análisis final', 'Otras cifras', 'Eventos', 'Día a día'].map(
      (part) => text.indexOf(part),
    );
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect((await read({ paragraphs: 2, events: 3 })).text).not.toContain('Arroz');
  });
});
