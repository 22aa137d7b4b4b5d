import { rangeIn } from '@healzy/domain/cgm';
import { writtenSections, type ReportChange, type ReportContents } from '@healzy/domain/cgm/analysis';
import { amountDecimals } from '@healzy/domain/cgm/meals';
import { foodName } from '@healzy/domain/foods';
import type { Language } from '@healzy/domain/shared';
import { drawAgp } from './agp-figure.ts';
import { drawDays } from './day-figures.ts';
import { reportFormats } from './formats.ts';
import { writeKeyFigures } from './key-figures.ts';
import { analysisLabels, reportLabels, screenLabels } from './labels.ts';
import { PDF_LOCALES, shortened, writeBullets, writeLetterhead, writeNotice } from '../../../pdf/blocks.ts';
import { PdfLayout } from '../../../pdf/layout.ts';
import { PALETTE } from './palette.ts';
import { writeTimeInRanges, type ReportTexts } from './ranges-figure.ts';
import type { ReportData } from './report-data.ts';
import { writeTable } from '../../../pdf/table.ts';
import { writeRichText } from './rich-text.ts';

type ReportEvent = ReportContents['events'][number];

/** More are listed in the record; a report of hundreds of lines is not read. */
const MOST_EVENTS = 300;

/** Makes the report of a CGM test: a tagged PDF in the given language. */
export function makeReport(data: ReportData): Promise<Uint8Array> {
  const { language, unit, clinic, patient, madeAt, figures } = data;
  const t = reportLabels(language);
  const formats = reportFormats(language, unit);
  const texts: ReportTexts = { t, screen: screenLabels(language), formats };
  const layout = new PdfLayout({
    title: `${t('title')} – ${patient}`,
    subject: t('subject', { patient }),
    author: clinic.name,
    language: PDF_LOCALES[language],
    madeAt: new Date(madeAt),
  });
  writeHead(layout, data, texts);
  writeTimeInRanges(layout, data, texts);
  layout.ensure(300);
  layout.heading(2, texts.screen('agp.title'));
  drawAgp(layout, data, texts);
  const low = formats.bound(lowBound(data));
  layout.text('P', t('agpNote', { low: `${low}\u00a0${unit}` }), { color: PALETTE.muted, size: 8.5 });
  writeKeyFigures(layout, data, texts);
  writeAnalysis(layout, data, texts);
  writeRecommendations(layout, data, texts);
  drawDays(layout, { series: data.series, profile: figures.scores.rangeProfile }, texts);
  writeEvents(layout, data, texts);
  layout.y += 10;
  layout.text('P', t('caution'), { color: PALETTE.muted, size: 8.5 });
  const made = t('made', { when: formats.dateTime(madeAt, figures.scores.zone) });
  return layout.finish((page, pages) => ({
    left: [shortened(clinic.name), shortened(patient), made].join(' · '),
    right: t('page', { page, pages }),
  }));
}

const lowBound = ({ figures, unit }: ReportData): number => rangeIn(figures.scores.rangeProfile, unit).low;

function writeHead(layout: PdfLayout, data: ReportData, { t, formats }: ReportTexts): void {
  const { clinic, patient, test, specialist, figures } = data;
  const { scores } = figures;
  writeLetterhead(layout, clinic, t('logo', { clinic: clinic.name }));
  layout.heading(1, t('title'));
  layout.text('P', patient, { font: 'strong', size: 12, after: 2 });
  const zone = t('zone', { zone: scores.zone.replaceAll('_', ' ') });
  const period =
    scores.from === null || scores.to === null
      ? ''
      : t('periodOf', {
          from: formats.day(scores.from),
          to: formats.day(scores.to),
          count: scores.sufficiency.days,
        });
  const { count, percent, daysEnough, days, isEnough } = scores.sufficiency;
  const readings = t('dataOf', {
    readings: formats.number(count),
    percent: formats.percent(percent, 1),
    enough: daysEnough,
    days,
  });
  const facts = [
    [t('period'), `${period} · ${zone}`],
    [t('data'), readings],
    [t('specialist'), `${specialist} · ${test}`],
  ] as const;
  for (const [term, detail] of facts)
    layout.runs('P', [{ text: `${term}: `, font: 'strong' }, { text: detail }], { after: 1 });
  if (!isEnough) writeNotice(layout, t('notEnough'));
  const finished = data.analysis?.finished ?? null;
  if (finished !== null) writeChanges(layout, finished.changes, t);
  if (scores.leftOut !== null)
    writeNotice(
      layout,
      t('leftOut', {
        readings: formats.number(scores.leftOut.readings),
        day: formats.day(scores.leftOut.before),
      }),
    );
}

function writeChanges(layout: PdfLayout, changes: readonly ReportChange[] | null, t: ReportTexts['t']): void {
  if (changes === null) return writeNotice(layout, t('contentsOfToday'));
  if (changes.length === 0) return;
  const parts = changes.map((change) => t(`changed.${change}`)).join(', ');
  writeNotice(layout, t('changedSince', { parts }));
  if (changes.includes('READINGS')) writeNotice(layout, t('daysOfToday'));
}

function writeAnalysis(
  layout: PdfLayout,
  { language, analysis, figures }: ReportData,
  { t, formats }: ReportTexts,
): void {
  if (analysis === null) return;
  const written = writtenSections(analysis.sections);
  if (written.length === 0) return;
  const label = analysisLabels(language);
  layout.heading(2, label('title'));
  const { finished } = analysis;
  if (finished === null) writeNotice(layout, t('draft'));
  for (const section of written) {
    layout.heading(3, label(`section.${section}`));
    writeRichText(layout, analysis.sections[section]);
  }
  if (finished !== null) {
    const when = formats.dateTime(finished.at, figures.scores.zone);
    layout.text('P', t('finished', { when, name: finished.name }), { color: PALETTE.muted, size: 8.5 });
  }
}

function writeRecommendations(
  layout: PdfLayout,
  { language, recommendations }: ReportData,
  { t }: ReportTexts,
): void {
  if (recommendations.length === 0) return;
  layout.heading(2, t('recommendations'));
  writeBullets(
    layout,
    recommendations.map(({ message, language: own, eventName }) => ({
      runs: [
        ...(eventName === null ? [] : [{ text: `${eventName}: `, font: 'strong' as const }]),
        { text: message },
      ],
      // Read aloud in the language that it was written in.
      ...(own === language ? {} : { lang: PDF_LOCALES[own] }),
    })),
  );
}

function writeEvents(layout: PdfLayout, { language, events, figures }: ReportData, texts: ReportTexts): void {
  const { t, screen, formats } = texts;
  if (events.length === 0) return;
  const { zone } = figures.scores;
  const shown = events.slice(0, MOST_EVENTS);
  layout.heading(2, t('events'));
  if (shown.length < events.length)
    layout.text('P', t('firstEvents', { shown: shown.length, count: events.length }), { size: 8.5 });
  writeTable(layout, {
    columns: [
      { head: t('eventWhen'), share: 0.3 },
      { head: t('eventType'), share: 0.2 },
      { head: t('eventName'), share: 0.5 },
    ],
    rows: shown.map(({ startsAt, endsAt, type, ...event }) => ({
      cells: [
        endsAt === null
          ? formats.dateTime(startsAt, zone)
          : `${formats.dateTime(startsAt, zone)}–${formats.time(endsAt, zone)}`,
        screen(`event.${type}`),
        whatOf(event, language, texts),
      ],
    })),
  });
}

/** The name of an event, and what was eaten. */
function whatOf(
  { name, foods = [], carbohydrates }: Pick<ReportEvent, 'name' | 'foods' | 'carbohydrates'>,
  language: Language,
  { t, formats }: ReportTexts,
): string {
  const eaten = foods.map(({ amount, unit, portionEs, portionEn, ...food }) => {
    const count = formats.number(amount, amountDecimals(amount));
    const portion = foodName({ nameEs: portionEs, nameEn: portionEn }, language);
    const quantity = unit === 'PORTION' ? `${count} × ${portion}` : `${count}\u00a0${t(`foodUnit.${unit}`)}`;
    return `${foodName(food, language)} (${quantity})`;
  });
  const grams =
    carbohydrates &&
    t(carbohydrates.isLeast ? 'carbohydratesAtLeast' : 'carbohydrates', {
      grams: formats.number(carbohydrates.grams, 0),
    });
  const details = [...(eaten.length === 0 ? [] : [eaten.join(', ')]), ...(grams ? [grams] : [])];
  return details.length === 0 ? name : `${name}: ${details.join(' · ')}`;
}
