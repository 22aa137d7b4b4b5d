import {
  CALORIMETRY_CONDITIONS,
  CALORIMETRY_FIGURES,
  conditionsBelow,
  ENERGY_EQUATIONS,
  isReliableResting,
  isRestKind,
  kcalOfMinutes,
  SUBSTRATE_EQUATIONS,
  treadmillSpeed,
  type CalorimetryFigureId,
  type CalorimetryFlag,
  type PhaseKind,
} from '@healzy/domain/calorimetry';
import type { CalorimetryPhaseResult } from '@healzy/api/schema';
import {
  patientFoot,
  PDF_LOCALES,
  shortened,
  writeBullets,
  writeLetterhead,
  writeNotice,
  writePatient,
} from '../../../platform/pdf/blocks.ts';
import { paperFormats, type PaperFormats } from '../../../platform/pdf/formats.ts';
import { PdfLayout } from '../../../platform/pdf/layout.ts';
import { PALETTE } from '../../../platform/pdf/palette.ts';
import { writeTable } from '../../../platform/pdf/table.ts';
import { reportLabels } from './labels.ts';
import type { ReportData } from './report-data.ts';

interface Texts {
  t: ReturnType<typeof reportLabels>;
  formats: PaperFormats;
}

const SMALL = 8;

/** Makes the report of a calorimetry test: a tagged PDF in the given language. */
export async function makeReport(data: ReportData): Promise<Uint8Array> {
  const { language, clinic, patient, madeAt, zone } = data;
  const t = reportLabels(language);
  const texts: Texts = { t, formats: paperFormats(language) };
  const layout = new PdfLayout({
    title: `${t('title')} – ${patient}`,
    subject: t('subject', { patient }),
    author: clinic.name,
    language: PDF_LOCALES[language],
    madeAt: new Date(madeAt),
  });
  await writeHead(layout, data, texts);
  writeResting(layout, data, texts);
  writePhases(layout, data, texts);
  writeWalked(layout, data, texts);
  writeFatMax(layout, data, texts);
  writeConditions(layout, data, texts);
  writeText(layout, t('observations'), data.observations);
  writeText(layout, t('conclusions'), data.conclusions);
  writeEquations(layout, data, texts);
  layout.text('P', t('caution'), { color: PALETTE.muted, size: SMALL, after: 0 });
  const made = t('made', { when: texts.formats.dateTime(madeAt, zone) });
  return layout.finish((page, pages) => ({
    left: patientFoot(data, language, [shortened(clinic.name), made]),
    right: t('page', { page, pages }),
  }));
}

async function writeHead(layout: PdfLayout, data: ReportData, { t, formats }: Texts): Promise<void> {
  const { clinic, test, specialist, recording, body, testedOn, isFinished } = data;
  await writeLetterhead(layout, clinic, t('logo', { clinic: clinic.name }));
  layout.heading(1, t('title'));
  writePatient(layout, data, data.language, 4);
  const measured = (value: number | null, unit: string) =>
    value === null ? t('unknown') : `${formats.number(value, 1)} ${unit}`;
  const { maker } = recording.recognised;
  // A plain table names no maker.
  const device = maker === 'CANONICAL' || maker === 'PLAIN' ? '' : maker.replaceAll('_', ' ');
  const facts = [
    [t('day'), formats.day(testedOn)],
    [t('specialist'), `${specialist} · ${test}`],
    [t('cart'), device === '' ? recording.fileName : `${device} · ${recording.fileName}`],
    [
      t('body'),
      [
        measured(body.weightKg, 'kg'),
        measured(body.heightCm, 'cm'),
        body.ageYears === null ? t('unknown') : t('years', { count: body.ageYears }),
      ].join(' · '),
    ],
  ] as const;
  for (const [term, detail] of facts)
    layout.runs('P', [{ text: `${term}: `, font: 'strong' }, { text: detail }], { size: 8.5, after: 0 });
  if (!isFinished) writeNotice(layout, t('draft'));
  if (!recording.hasVco2) writeNotice(layout, t('noVco2'));
  if (recording.mismatches.length > 0) {
    const parts = formats.list(recording.mismatches.map(({ id }) => t(`mismatch.${id}`)));
    writeNotice(layout, t('doubts', { parts }));
  }
}

/** What the note on steadiness says already, in more words. */
const SAID_BY_GRADE: ReadonlySet<CalorimetryFlag> = new Set([
  'NOT_STEADY_BY_CONSENSUS',
  'UNSTEADY',
  'STEADINESS_UNKNOWN',
]);

/** Resting energy with whether it is one by the consensus, beside what equations predict. */
function writeResting(layout: PdfLayout, { results, language }: ReportData, { t, formats }: Texts): void {
  const { resting } = results;
  layout.heading(2, t('resting'));
  if (resting === null) {
    layout.text('P', t('noResting'), { after: 4 });
    return;
  }
  const phase = t(`kind.${resting.kind}`);
  const value = t('restingValue', { kcal: formats.number(resting.kcalDay), phase });
  layout.text('P', value, { font: 'strong', size: 12, after: 3 });
  const grade = results.phases.find((each) => each.phase.kind === resting.kind)?.window?.grade;
  if (isReliableResting(resting)) layout.text('P', t('steady'), { size: 9, after: 4 });
  if (!resting.isSteady) {
    const warnings = { UNSTEADY: 'unsteady', UNKNOWN: 'steadinessUnknown' } as const;
    const note = grade === 'UNSTEADY' || grade === 'UNKNOWN' ? warnings[grade] : 'notSteady';
    writeNotice(layout, t(note));
  }
  for (const flag of resting.flags)
    if (!SAID_BY_GRADE.has(flag)) writeNotice(layout, `${capital(t(`flag.${flag}`), language)}.`);
  if (resting.isFarFromPredicted) writeNotice(layout, t('far'));
  layout.heading(3, t('predicted'));
  writeTable(layout, {
    columns: [
      { head: t('equation'), share: 0.46 },
      { head: t('predictedKcal'), share: 0.2 },
      { head: t('difference'), share: 0.18 },
      { head: t('percent'), share: 0.16 },
    ],
    rows: resting.predictions.map(({ id, kcal, gaps, differenceKcal, percent }) => ({
      cells:
        kcal === null
          ? [
              t(`predictionOf.${id}`),
              `${t('noPrediction')}: ${gaps.map((gap) => t(`gap.${gap}`)).join(', ')}`,
              '',
              '',
            ]
          : [
              t(`predictionOf.${id}`),
              t('kcalDay', { kcal: formats.number(kcal) }),
              signed(formats, differenceKcal),
              formats.percent(percent),
            ],
    })),
  });
}

const signed = (formats: PaperFormats, value: number | null): string =>
  value === null
    ? '–'
    : `${value > 0 ? '+' : value < 0 ? '−' : ''}${formats.number(Math.abs(Math.round(value)))}`;

/** What is printed of a phase: the figures that a page has room for. */
const COLUMNS = [
  'vo2',
  'vco2',
  'rer',
  'energyKcalMin',
  'fatGMin',
  'carbohydrateGMin',
  'heartRate',
  'mets',
] as const satisfies readonly CalorimetryFigureId[];

function writePhases(layout: PdfLayout, { results, language }: ReportData, { t, formats }: Texts): void {
  const { phases } = results;
  const heads = { vo2: 'VO₂', vco2: 'VCO₂', rer: 'RER', mets: 'MET' } as const;
  const names = {
    energyKcalMin: t('energy'),
    fatGMin: t('fat'),
    carbohydrateGMin: t('carbohydrate'),
    heartRate: t('heartRate'),
  } as const;
  const named = { ...heads, ...names };
  const definitionOf = (id: CalorimetryFigureId) => CALORIMETRY_FIGURES.find((each) => each.id === id)!;
  layout.ensure(150);
  layout.heading(2, t('phases'));
  layout.text('P', t('units'), { size: SMALL, color: PALETTE.muted, after: 2 });
  writeTable(layout, {
    columns: [{ head: t('phase'), share: 0.2 }, ...COLUMNS.map((id) => ({ head: named[id], share: 0.1 }))],
    rows: phases.map(({ phase, figures }) => ({
      cells: [
        nameOf(phase.kind, t),
        ...COLUMNS.map((id) => formats.number(figures[id].value, definitionOf(id).decimals)),
      ],
    })),
  });
  writeTable(layout, {
    columns: [
      { head: t('phase'), share: 0.24 },
      { head: t('window'), share: 0.2 },
      { head: t('grade'), share: 0.38 },
      { head: t('shares'), share: 0.18 },
    ],
    rows: phases.map((result) => ({
      cells: [
        nameOf(result.phase.kind, t),
        result.window === null ? t('none') : `${clock(result.window.startS)}–${clock(result.window.endS)}`,
        gradeText(result, t),
        sharesText(result, formats),
      ],
    })),
  });
  const flagged = phases.filter(({ flags }) => flags.length > 0);
  if (flagged.length === 0) return;
  layout.heading(3, t('flags'));
  writeBullets(
    layout,
    flagged.map(({ phase, flags }) => ({
      runs: [
        { text: `${capital(nameOf(phase.kind, t), language)}: `, font: 'strong' as const },
        { text: `${flags.map((flag) => t(`flag.${flag}`)).join('; ')}.` },
      ],
    })),
  );
}

const nameOf = (kind: PhaseKind | null, t: Texts['t']): string =>
  kind === null ? t('none') : t(`kind.${kind}`);
const capital = (text: string, language: string): string =>
  `${text.slice(0, 1).toLocaleUpperCase(language)}${text.slice(1)}`;

/** Minutes and seconds of the recording. */
function clock(seconds: number): string {
  const whole = Math.round(Math.abs(seconds));
  const sign = seconds < 0 ? '−' : '';
  return `${sign}${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

function gradeText({ phase, window }: CalorimetryPhaseResult, t: Texts['t']): string {
  if (window === null) return t('none');
  // The consensus is about rest: a stage of exercise is always shorter.
  return window.grade === 'SHORT' && !isRestKind(phase.kind)
    ? t('exerciseShort')
    : t(`gradeOf.${window.grade}`);
}

function sharesText({ figures }: CalorimetryPhaseResult, formats: PaperFormats): string {
  const { fatShare, carbohydrateShare } = figures;
  return fatShare.value === null
    ? '–'
    : `${formats.percent(fatShare.value)} / ${formats.percent(carbohydrateShare.value)}`;
}

function writeFatMax(layout: PdfLayout, { results }: ReportData, { t, formats }: Texts): void {
  const { intensity, fatGMin, heartRate, isBracketed, zone } = results.fatMax;
  layout.ensure(60);
  layout.heading(2, t('fatMax'));
  if (intensity === null || fatGMin === null) {
    layout.text('P', t('noFatMax'), { after: 4 });
    return;
  }
  const values = { fat: formats.number(fatGMin, 2), speed: formats.number(intensity, 0) };
  layout.text(
    'P',
    heartRate === null
      ? t('fatMaxValue', values)
      : t('fatMaxHeart', { ...values, heart: formats.number(heartRate) }),
    { font: 'strong', after: 2 },
  );
  if (zone !== null) layout.text('P', zoneText(zone, { t, formats }), { after: 4 });
  if (!isBracketed) writeNotice(layout, t('notBracketed'));
}

function zoneText(
  { low, high, lowHeartRate, highHeartRate }: NonNullable<ReportData['results']['fatMax']['zone']>,
  { t, formats }: Texts,
): string {
  const ends = { low: formats.number(low, 1), high: formats.number(high, 1) };
  if (low === null && high === null) return t('zoneOpen');
  if (low === null) return t('zoneTo', ends);
  if (high === null) return t('zoneFrom', ends);
  if (lowHeartRate === null || highHeartRate === null) return t('zone', ends);
  const hearts = { lowHeart: formats.number(lowHeartRate), highHeart: formats.number(highHeartRate) };
  return t('zoneHeart', { ...ends, ...hearts });
}

/** What a plan speaks of: half an hour's walk. */
const WALKED_MINUTES = 30;

/** The energy of a walk at each speed that was measured. */
function writeWalked(layout: PdfLayout, { results }: ReportData, { t, formats }: Texts): void {
  const energies = results.phases.flatMap(({ phase, figures }) => {
    const speed = treadmillSpeed(phase.kind);
    const kcal = speed === null ? null : kcalOfMinutes(figures.energyKcalMin.value, WALKED_MINUTES);
    return speed === null || kcal === null
      ? []
      : [t('walkedAt', { kcal: formats.number(kcal), speed: formats.number(speed) })];
  });
  if (energies.length > 0)
    layout.text('P', t('walked', { minutes: WALKED_MINUTES, energies: energies.join(' · ') }), { after: 4 });
}

function writeConditions(layout: PdfLayout, { conditions }: ReportData, { t, formats }: Texts): void {
  layout.ensure(110);
  layout.heading(2, t('conditions'));
  const isAsked = Object.values(conditions).some((value) => value !== null);
  if (!isAsked) {
    layout.text('P', t('noConditions'), { after: 4 });
    return;
  }
  const below = new Set(conditionsBelow(conditions));
  const amount = (unit: 'h' | 'min', value: number) =>
    t(unit === 'h' ? 'hours' : 'minutes', { value: formats.number(value, Number.isInteger(value) ? 0 : 1) });
  writeTable(layout, {
    columns: [
      { head: t('condition'), share: 0.4 },
      { head: t('value'), share: 0.3 },
      { head: t('recommended'), share: 0.3 },
    ],
    rows: CALORIMETRY_CONDITIONS.map(({ id, unit, least }) => {
      const value = conditions[id];
      const text = value === null ? t('notAsked') : amount(unit, value);
      return {
        cells: [
          t(`conditionOf.${id}`),
          below.has(id) ? t('below', { value: text }) : text,
          t('least', { value: amount(unit, least) }),
        ],
      };
    }),
  });
  const { medication, remarks } = conditions;
  if (medication !== null)
    layout.runs('P', [{ text: `${t('medication')}: `, font: 'strong' }, { text: medication }], { after: 2 });
  if (remarks !== null)
    layout.runs('P', [{ text: `${t('remarks')}: `, font: 'strong' }, { text: remarks }], { after: 2 });
}

function writeText(layout: PdfLayout, title: string, text: string | null): void {
  if (text === null) return;
  layout.ensure(60);
  layout.heading(2, title);
  for (const paragraph of text.split(/\n+/)) layout.text('P', paragraph, { after: 3 });
}

function writeEquations(layout: PdfLayout, data: ReportData, { t, formats }: Texts): void {
  const { method, results } = data;
  layout.ensure(90);
  layout.heading(2, t('equations'));
  const { nitrogenGDay } = method;
  const energy = ENERGY_EQUATIONS.find(({ id }) => id === method.energy.id);
  const substrates = SUBSTRATE_EQUATIONS.find(({ id }) => id === method.substrates.id);
  const unused = (perGramNitrogen: number): string =>
    nitrogenGDay !== null && perGramNitrogen === 0 ? ` ${t('nitrogenUnused')}` : '';
  const lines = [
    `${t('energyEquation', { source: method.energy.source })}${unused(energy?.perGramNitrogen ?? 0)}`,
    `${t('substrateEquation', { source: method.substrates.source })}${unused(substrates?.fat[2] ?? 0)}`,
    nitrogenGDay === null ? t('noNitrogen') : t('nitrogen', { value: formats.number(nitrogenGDay, 1) }),
    ...cartLines(results.phases, { t, formats }),
    t('steadySource'),
  ];
  writeBullets(
    layout,
    lines.map((text) => ({ runs: [{ text }] })),
  );
  layout.y += 4;
}

/** The cart's own energy beside ours, in the first phase that has both. */
function cartLines(phases: readonly CalorimetryPhaseResult[], { t, formats }: Texts): string[] {
  const found = phases.find(({ cart }) => cart !== null && cart.differenceKcalDay !== null);
  if (found?.cart == null) return [];
  const { equation, differenceKcalDay } = found.cart;
  const values = { phase: nameOf(found.phase.kind, t), difference: signed(formats, differenceKcalDay) };
  const source = ENERGY_EQUATIONS.find(({ id }) => id === equation)?.source;
  return [source === undefined ? t('cartUnknown', values) : t('cartEnergy', { ...values, source })];
}
