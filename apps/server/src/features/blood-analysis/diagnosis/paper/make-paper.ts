import { sourceText } from '@healzy/domain/blood-analysis';
import { BLOOD_GROUPS } from '@healzy/domain/blood-analysis/markers';
import {
  patientFoot,
  PDF_LOCALES,
  shortened,
  writeBullets,
  writeLetterhead,
  writeNotice,
  writePatient,
} from '../../../../platform/pdf/blocks.ts';
import { paperFormats } from '../../../../platform/pdf/formats.ts';
import { PdfLayout } from '../../../../platform/pdf/layout.ts';
import { PALETTE } from '../../../../platform/pdf/palette.ts';
import { writeRichText } from '../../../../platform/pdf/rich-text.ts';
import { writeTable } from '../../../../platform/pdf/table.ts';
import { bloodLabels, markerName, numberText, valueText } from '../../labels.ts';
import { adviceText, outsideText, valuesText } from '../diagnosis-text.ts';
import type { BloodPaperData } from './paper-data.ts';

const SMALL = 8;

/** Makes the paper of a blood test: a tagged PDF in the given language. */
export async function makePaper(data: BloodPaperData): Promise<Uint8Array> {
  const { language, clinic, patient, madeAt, zone } = data;
  const t = bloodLabels(language);
  const formats = paperFormats(language);
  const layout = new PdfLayout({
    title: `${t('title')} – ${patient}`,
    subject: t('subject', { patient }),
    author: clinic.name,
    language: PDF_LOCALES[language],
    madeAt: new Date(madeAt),
  });
  await writeLetterhead(layout, clinic, t('logo', { clinic: clinic.name }));
  layout.heading(1, t('title'));
  writePatient(layout, data, data.language, 4);
  writeFacts(layout, data);
  writeAcceptedDoubts(layout, data);
  writeFindings(layout, data);
  writeDiagnosis(layout, data);
  writeResults(layout, data);
  writeIndices(layout, data);
  layout.text('P', t('caution'), { color: PALETTE.muted, size: SMALL, after: 0 });
  const made = t('made', { when: formats.dateTime(madeAt, zone) });
  return layout.finish((page, pages) => ({
    left: patientFoot(data, language, [shortened(clinic.name), made]),
    right: t('page', { page, pages }),
  }));
}

function writeFacts(layout: PdfLayout, data: BloodPaperData): void {
  const { language, sampledAt, laboratory, isFasting, specialist, test } = data;
  const t = bloodLabels(language);
  const formats = paperFormats(language);
  const fasting = t(`fasting.${isFasting === null ? 'unknown' : isFasting ? 'yes' : 'no'}`);
  const day = sampledAt === null ? null : formats.day(sampledAt.slice(0, 10));
  const hour = sampledAt?.slice(11) ?? '';
  const facts = [
    ...(day === null
      ? []
      : [[t('sampled'), [hour === '' ? day : `${day}, ${hour}`, fasting].join(' · ')] as const]),
    ...(laboratory === null ? [] : [[t('laboratory'), laboratory] as const]),
    [t('specialist'), `${specialist} · ${test}`] as const,
  ];
  for (const [term, detail] of facts)
    layout.runs('P', [{ text: `${term}: `, font: 'strong' }, { text: detail }], { size: 8.5, after: 0 });
}

/** That the values may be another person's is said before them. */
function writeAcceptedDoubts(layout: PdfLayout, { language, acceptedDoubts, zone }: BloodPaperData): void {
  const t = bloodLabels(language);
  const formats = paperFormats(language);
  const readable = (text: string) =>
    text === 'MALE' || text === 'FEMALE'
      ? t(`sex.${text}`)
      : /^\d{4}-\d{2}-\d{2}$/u.test(text)
        ? formats.day(text)
        : text;
  for (const { fileName, doubts, accepted } of acceptedDoubts)
    writeNotice(
      layout,
      [
        ...doubts.flatMap(({ id, found, expected }) =>
          id === 'REPEATED'
            ? []
            : [t(`doubt.${id}`, { found: readable(found), expected: readable(expected) })],
        ),
        t('accepted', {
          file: fileName,
          name: `${accepted.name} ${accepted.surname}`.trim() || '–',
          when: formats.dateTime(accepted.at, zone),
        }),
      ].join(' '),
    );
}

/** What matters most comes first: a critical value before anything else. */
function writeFindings(layout: PdfLayout, data: BloodPaperData): void {
  const { language, findings, withheld, hasCritical, values } = data;
  const t = bloodLabels(language);
  if (hasCritical) writeNotice(layout, t('text.critical'));
  layout.heading(2, t('findings'));
  if (withheld !== null) layout.text('P', t(`withheld.${withheld}`), { size: 9 });
  if (findings.length === 0) layout.text('P', t('noFindings'), { size: 9 });
  writeBullets(
    layout,
    findings.map((finding) => ({
      runs: [
        { text: `${t(`rules.${finding.rule}`)}. `, font: 'strong' as const },
        { text: `${valuesText(finding, language)}. ${adviceText(finding, language)} ` },
        { text: `${t('source')}: ${sourceText(finding.source, language)}`, font: 'italic' as const },
      ],
    })),
  );
  const outside = outsideText(values, findings, language);
  if (outside !== null) layout.text('P', outside, { size: 9 });
}

function writeDiagnosis(layout: PdfLayout, { language, diagnosis, zone }: BloodPaperData): void {
  const t = bloodLabels(language);
  layout.heading(2, t('diagnosis'));
  if (diagnosis === null) {
    layout.text('P', t('none'), { size: 9 });
    return;
  }
  if (diagnosis.finished === null) writeNotice(layout, t('draft'));
  if (diagnosis.isOutdated) writeNotice(layout, t('outdated'));
  if (diagnosis.text === null) {
    layout.text('P', t('textLeftOut'), { size: 9 });
    return;
  }
  writeRichText(layout, diagnosis.text);
  if (diagnosis.finished === null) return;
  const when = paperFormats(language).dateTime(diagnosis.finished.at, zone);
  layout.text('P', t('finished', { when, name: diagnosis.finished.name }), {
    color: PALETTE.muted,
    size: 8.5,
  });
}

/** Values under their headings, each with the range of its own laboratory, verbatim. */
function writeResults(layout: PdfLayout, { language, values }: BloodPaperData): void {
  const t = bloodLabels(language);
  layout.heading(2, t('results'));
  for (const group of BLOOD_GROUPS) {
    const own = values.filter((value) => value.group === group);
    if (own.length === 0) continue;
    layout.heading(3, t(`groups.${group}`));
    writeTable(layout, {
      columns: [
        { head: t('analyte'), share: 0.36 },
        { head: t('value'), share: 0.22 },
        { head: t('range'), share: 0.27 },
        { head: t('position'), share: 0.15 },
      ],
      rows: own.map((value) => ({
        cells: [
          markerName(value.marker, language),
          [
            valueText(value, language),
            ...(value.flag === null ? [] : [t('flag', { flag: value.flag })]),
            ...(value.comment === null ? [] : [value.comment]),
          ].join('\n'),
          value.rangeText ?? t('noRange'),
          t(`positions.${value.position}`),
        ],
      })),
    });
  }
}

function writeIndices(layout: PdfLayout, { language, indices }: BloodPaperData): void {
  const t = bloodLabels(language);
  const shown = indices.filter(({ value }) => value !== null);
  if (shown.length === 0) return;
  layout.heading(2, t('indices'));
  writeTable(layout, {
    columns: [
      { head: t('index'), share: 0.42 },
      { head: t('value'), share: 0.23 },
      { head: t('source'), share: 0.35 },
    ],
    rows: shown.map(({ id, value, unit, source, cautions }) => ({
      cells: [
        t(`indexNames.${id}`),
        [
          `${numberText(value ?? 0, language, 3)}${unit === '' ? '' : `\u00a0${unit}`}`,
          ...cautions.map((caution) => t(`cautions.${caution}`)),
        ].join('\n'),
        source,
      ],
    })),
  });
}
