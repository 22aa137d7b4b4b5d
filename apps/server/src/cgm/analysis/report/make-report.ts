import { rangeIn } from '@healzy/domain/cgm';
import { writtenSections, type ReportChange } from '@healzy/domain/cgm/analysis';
import { drawAgp } from './agp-figure.ts';
import { drawDays } from './day-figures.ts';
import { reportFormats } from './formats.ts';
import { writeKeyFigures } from './key-figures.ts';
import { analysisLabels, reportLabels, screenLabels } from './labels.ts';
import { PAGE, ReportLayout } from './layout.ts';
import { PALETTE } from './palette.ts';
import { writeTimeInRanges, type ReportTexts } from './ranges-figure.ts';
import type { ReportData } from './report-data.ts';
import { writeTable } from './report-table.ts';
import { writeRichText } from './rich-text.ts';

/** As a PDF names languages. */
const LOCALES = { es: 'es-ES', en: 'en-US' } as const;

/** More are listed in the record; a report of hundreds of lines is not read. */
const MOST_EVENTS = 300;

/** Makes the report of a CGM test: a tagged PDF in the given language. */
export function makeReport(data: ReportData): Promise<Uint8Array> {
  const { language, unit, clinic, patient, madeAt, figures } = data;
  const t = reportLabels(language);
  const formats = reportFormats(language, unit);
  const texts: ReportTexts = { t, screen: screenLabels(language), formats };
  const layout = new ReportLayout({
    title: `${t('title')} – ${patient}`,
    subject: t('subject', { patient }),
    author: clinic.name,
    language: LOCALES[language],
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

/** So that the foot of every page has room for whose report it is, and when it was made. */
const FOOT_CHARACTERS = 32;
const shortened = (name: string): string =>
  name.length <= FOOT_CHARACTERS ? name : `${name.slice(0, FOOT_CHARACTERS - 1).trimEnd()}…`;

const lowBound = ({ figures, unit }: ReportData): number => rangeIn(figures.scores.rangeProfile, unit).low;

function writeHead(layout: ReportLayout, data: ReportData, { t, formats }: ReportTexts): void {
  const { clinic, patient, test, specialist, figures } = data;
  const { scores } = figures;
  writeClinic(layout, clinic, t('logo', { clinic: clinic.name }));
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

function writeChanges(
  layout: ReportLayout,
  changes: readonly ReportChange[] | null,
  t: ReportTexts['t'],
): void {
  if (changes === null) return writeNotice(layout, t('contentsOfToday'));
  if (changes.length === 0) return;
  const parts = changes.map((change) => t(`changed.${change}`)).join(', ');
  writeNotice(layout, t('changedSince', { parts }));
  if (changes.includes('READINGS')) writeNotice(layout, t('daysOfToday'));
}

function writeClinic(layout: ReportLayout, clinic: ReportData['clinic'], alt: string): void {
  const { pdf, y } = layout;
  const { logo } = clinic;
  const image = logo === null ? null : openImage(layout, logo);
  const height = image === null ? 14 : 34;
  let x: number = PAGE.left;
  if (image !== null) {
    const width = Math.min(130, (image.width / image.height) * height);
    layout.figure(alt, { x, width, height }, () => pdf.image(image, x, y, { fit: [width, height] }));
    x += width + 10;
  }
  layout.draw('P', () =>
    layout.label(clinic.name, x, y + height / 2 - 7, {
      font: 'strong',
      size: 11,
      color: PALETTE.accent,
      width: PAGE.right - x,
    }),
  );
  layout.y = y + height + 10;
}

/** The picture, or null for one that cannot be printed. */
function openImage(layout: ReportLayout, bytes: Uint8Array) {
  try {
    return layout.pdf.openImage(Buffer.from(bytes));
  } catch {
    return null;
  }
}

function writeNotice(layout: ReportLayout, text: string): void {
  const { surface, edge, text: color } = PALETTE.warning;
  const size = 9;
  const height = layout.heightOf(text, PAGE.width - 24, 'body', size) + 14;
  layout.ensure(height + 6);
  layout.y += 5;
  const { y } = layout;
  layout.decorate(() => {
    layout.pdf.roundedRect(PAGE.left, y, PAGE.width, height, 4).fill(surface);
    layout.pdf.rect(PAGE.left, y, 3, height).fill(edge);
  });
  layout.y = y + 6;
  layout.runs('P', [{ text }], { size, color }, { x: PAGE.left + 12 });
  layout.y = y + height + 4;
}

function writeAnalysis(
  layout: ReportLayout,
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
  layout: ReportLayout,
  { language, recommendations }: ReportData,
  { t }: ReportTexts,
): void {
  if (recommendations.length === 0) return;
  layout.heading(2, t('recommendations'));
  layout.within('L', () => {
    for (const { message, language: own, eventName } of recommendations) {
      const x = PAGE.left + 6;
      layout.within('LI', () => {
        layout.ensure(14);
        const { y } = layout;
        layout.draw('Lbl', () => layout.label('•', x, y, { size: 9.5, color: PALETTE.text }));
        const about = eventName === null ? [] : [{ text: `${eventName}: `, font: 'strong' as const }];
        // Read aloud in the language that it was written in.
        const lang = own === language ? {} : { lang: LOCALES[own] };
        layout.runs('LBody', [...about, { text: message }], { after: 2 }, { x: x + 14, ...lang });
      });
    }
  });
}

function writeEvents(
  layout: ReportLayout,
  { events, figures }: ReportData,
  { t, screen, formats }: ReportTexts,
): void {
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
    rows: shown.map(({ startsAt, endsAt, type, name }) => ({
      cells: [
        endsAt === null
          ? formats.dateTime(startsAt, zone)
          : `${formats.dateTime(startsAt, zone)}–${formats.time(endsAt, zone)}`,
        screen(`event.${type}`),
        name,
      ],
    })),
  });
}
