import { CONSENSUS_DAYS, rangeIn } from '@healzy/domain/cgm';
import { writtenSections, type ReportChange, type ReportContents } from '@healzy/domain/cgm/analysis';
import { amountDecimals } from '@healzy/domain/cgm/meals';
import { foodName } from '@healzy/domain/foods';
import type { Language } from '@healzy/domain/shared';
import { drawAgp } from './agp-figure.ts';
import { drawDays } from './day-figures.ts';
import { findingText } from './finding-text.ts';
import { reportFormats } from './formats.ts';
import { writeKeyFigures, writeOtherFigures, type ReportTexts } from './key-figures.ts';
import { analysisLabels, reportLabels, screenLabels } from './labels.ts';
import {
  patientFoot,
  PDF_LOCALES,
  shortened,
  writeBullets,
  writeLetterhead,
  writeNotice,
  writePatient,
} from '../../../../platform/pdf/blocks.ts';
import { PAGE, PdfLayout } from '../../../../platform/pdf/layout.ts';
import { LEVEL_FILL, PALETTE } from './palette.ts';
import { writeTimeInRanges } from './ranges-figure.ts';
import type { ReportData } from './report-data.ts';
import { writeTable } from '../../../../platform/pdf/table.ts';
import { writeRichText } from '../../../../platform/pdf/rich-text.ts';

type ReportEvent = ReportContents['events'][number];

/** More are listed in the record; a report of hundreds of lines is not read. */
const MOST_EVENTS = 300;

/** Makes the report of a CGM test: a tagged PDF in the given language. */
export async function makeReport(data: ReportData): Promise<Uint8Array> {
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
  await writeFirstPage(layout, data, texts);
  if (hasMorePages(data)) {
    layout.newPage();
    writeAnalysis(layout, data, texts);
    writeRecommendations(layout, data, texts);
    const { parts, series } = data;
    if (parts.includes('FIGURES')) writeOtherFigures(layout, data, texts);
    if (parts.includes('EVENTS')) writeEvents(layout, data, texts);
    if (parts.includes('DAYS')) drawDays(layout, { series, profile: figures.scores.rangeProfile }, texts);
    writeTerms(layout, data, texts);
  }
  layout.text('P', t('caution'), { color: PALETTE.muted, size: SMALL, after: 0 });
  const made = t('made', { when: formats.dateTime(madeAt, figures.scores.zone) });
  return layout.finish((page, pages) => ({
    left: patientFoot(data, language, [shortened(clinic.name), made]),
    right: t('page', { page, pages }),
  }));
}

/** Heights of the profile, which takes what remains of page 1. */
const AGP = { least: 100, most: 210, heading: 38 };
const SMALL = 8;
/** Small text as it is written, with what is left free below it. */
const smallHeight = (layout: PdfLayout, text: string): number => {
  const lines = Math.round(layout.heightOf(text, PAGE.width, 'body', SMALL) / (SMALL * 1.21));
  return lines * (SMALL * 1.21 + 2) + 4;
};

/** The one-page report of the consensus: the riskiest finding first. */
async function writeFirstPage(layout: PdfLayout, data: ReportData, texts: ReportTexts): Promise<void> {
  const { t, formats } = texts;
  await writeHead(layout, data, texts);
  writeTimeInRanges(layout, data, texts);
  writeKeyFigures(layout, data, texts);
  const low = formats.bound(lowBound(data));
  const note = t('agpNote', { low: `${low}\u00a0${data.unit}` });
  const below = [note, ...(hasMorePages(data) ? [] : [t('caution')])];
  const taken = below.reduce((sum, text) => sum + smallHeight(layout, text), AGP.heading);
  const room = PAGE.bottom - layout.y - taken;
  layout.heading(2, texts.screen('agp.title'));
  drawAgp(layout, { ...data, height: Math.min(AGP.most, Math.max(AGP.least, room)) }, texts);
  layout.text('P', note, { color: PALETTE.muted, size: SMALL, after: 4 });
}

/** Whether there is more than page 1. */
function hasMorePages({ analysis, recommendations, parts, events }: ReportData): boolean {
  return (
    (analysis !== null && (analysis.finished !== null || writtenSections(analysis.sections).length > 0)) ||
    recommendations.length > 0 ||
    parts.some((part) => part !== 'EVENTS' || events.length > 0)
  );
}

/** Further findings below the first one. */
const MORE_FINDINGS = 2;

/** What matters most, before any average. */
function writeFindings(
  layout: PdfLayout,
  { findings, figures, language }: ReportData,
  { formats }: ReportTexts,
): void {
  const [first, ...others] = findings;
  if (first === undefined) return;
  const textOf = (finding: typeof first) =>
    `${findingText(finding, figures.scores.rangeProfile, { language, formats })}.`;
  const further = others.filter(({ risk }) => risk > 0).slice(0, MORE_FINDINGS);
  const { y } = layout;
  const x = PAGE.left + 12;
  layout.y = y + 2;
  layout.runs('P', [{ text: textOf(first), font: 'strong' }], { size: 11.5, after: 2 }, { x });
  for (const finding of further) layout.runs('P', [{ text: textOf(finding) }], { size: 9, after: 1 }, { x });
  const color = first.risk >= 2 ? LEVEL_FILL.LOW : PALETTE.accent;
  layout.decorate(() => layout.pdf.rect(PAGE.left, y, 3, layout.y - y).fill(color));
  layout.y += 5;
}

/** Words of this report that need an explanation; with what follows, never apart from it. */
function writeTerms(layout: PdfLayout, data: ReportData, { t, formats }: ReportTexts): void {
  const { low, high } = rangeIn(data.figures.scores.rangeProfile, data.unit);
  layout.ensure(165);
  layout.heading(2, t('terms.title'));
  const values = { low: formats.bound(low), high: formats.bound(high), unit: data.unit };
  writeBullets(
    layout,
    (['range', 'gmi', 'cv', 'gri', 'active'] as const).map((term) => ({
      runs: [{ text: t(`terms.${term}`, values) }],
    })),
  );
  layout.y += 6;
}

const lowBound = ({ figures, unit }: ReportData): number => rangeIn(figures.scores.rangeProfile, unit).low;

async function writeHead(layout: PdfLayout, data: ReportData, texts: ReportTexts): Promise<void> {
  const { t, formats } = texts;
  const { clinic, test, specialist, figures } = data;
  const { scores } = figures;
  await writeLetterhead(layout, clinic, t('logo', { clinic: clinic.name }));
  layout.heading(1, t('title'));
  writePatient(layout, data, data.language, 4);
  writeFindings(layout, data, texts);
  const zone = t('zone', { zone: scores.zone.replaceAll('_', ' ') });
  const period =
    scores.from === null || scores.to === null
      ? ''
      : t('periodOf', {
          from: formats.day(scores.from),
          to: formats.day(scores.to),
          count: scores.sufficiency.days,
        });
  const { days, isEnough } = scores.sufficiency;
  const facts = [
    [t('period'), `${period} · ${zone}`],
    [t('specialist'), `${specialist} · ${test}`],
  ] as const;
  for (const [term, detail] of facts)
    layout.runs('P', [{ text: `${term}: `, font: 'strong' }, { text: detail }], { size: 8.5, after: 0 });
  const missing = [
    ...(isEnough ? [] : [t('notEnough')]),
    ...(days < CONSENSUS_DAYS ? [t('fewDays', { count: days })] : []),
    ...(scores.leftOut === null
      ? []
      : [
          t('leftOut', {
            readings: formats.number(scores.leftOut.readings),
            day: formats.day(scores.leftOut.before),
          }),
        ]),
  ];
  if (missing.length > 0) writeNotice(layout, missing.join(' '));
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
  else writeChanges(layout, finished.changes, t);
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
