import { spawnSync } from 'node:child_process';
import { mkdtempSync, openSync, rmSync, truncateSync, closeSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const script = fileURLToPath(new URL('inspect.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'healzy-inspect-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

/** Runs the command; its output is parsed as in a pipe. */
function inspect(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    encoding: 'utf8',
    cwd: folder,
  });
  return { status, stderr, answer: stdout === '' ? null : JSON.parse(stdout) };
}

const rows = Array.from({ length: 600 }, (_, i) => {
  const stamp = new Date(Date.UTC(2026, 0, 10) + i * 300_000).toISOString().slice(0, 19).replace('T', ' ');
  return `${stamp},${100 + (i % 50)}`;
});

describe('npm run inspect', { timeout: 60_000 }, () => {
  it('prints days and nights of a wearable', () => {
    const steps =
      '[{"dateTime":"03/28/26 22:58:00","value":"40"},{"dateTime":"03/28/26 23:00:00","value":"33"}]';
    const path = file('export', steps);
    expect(inspect(path).answer).toMatchObject({
      recognised: { format: 'FITBIT' },
      questions: ['zone'],
      code: null,
    });
    const { status, answer } = inspect(path, '--zone', 'Europe/Madrid');
    expect(status).toBe(0);
    expect(answer).toMatchObject({
      recognised: { format: 'FITBIT' },
      readings: { read: 2, stored: 2, skipped: [] },
      days: {
        STEPS: [
          { date: '2026-03-28', value: 40 },
          { date: '2026-03-29', value: 33 },
        ],
      },
    });
  });

  it('prints what was recognised, the readings and the metrics by name', () => {
    const { status, answer, stderr } = inspect(file('trace.csv', `time,glucose_mgdl\n${rows.join('\n')}\n`));
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(answer).toMatchObject({
      recognised: {
        maker: 'PLAIN',
        language: 'en',
        unit: 'mg/dL',
        delimiter: ',',
        encoding: 'utf-8',
        dayOrder: 'YMD',
        cadenceMinutes: 5,
      },
      readings: {
        count: 600,
        first: '2026-01-10T00:00:00',
        last: '2026-01-12T01:55:00',
        censored: { low: 0, high: 0 },
        duplicates: 0,
      },
      questions: [],
      code: null,
    });
    expect(Object.keys(answer.metrics)).toEqual(
      expect.arrayContaining([
        'mean',
        'sd',
        'cv',
        'min',
        'max',
        'median',
        'tbr_lt54',
        'tbr_54_69',
        'tir_70_180',
        'titr_70_140',
        'tar_181_250',
        'tar_gt250',
        'gmi',
        'ea1c',
        'j_index',
        'lbgi',
        'hbgi',
        'adrr',
        'gri',
        'cogi',
        'mage',
        'modd',
        'conga24',
        'active_percent',
      ]),
    );
    expect(answer.metrics).toMatchObject({
      mean: 124.5,
      min: 100,
      max: 149,
      tir_70_180: 100,
      active_percent: 100,
    });
  });

  it("prints the markers of a laboratory's PDF, and what follows from them", () => {
    const lines = [
      'Fecha de extraccion: 13/05/2026',
      'Creatinina 0,94 mg/dL 0,70 - 1,20',
      'Potasio 6,4 mmol/L 3,5 - 5,1',
    ];
    const text = lines.map((line, at) => `BT /F1 10 Tf 40 ${800 - at * 20} Td (${line}) Tj ET`).join('\n');
    // Without a table of contents: readers of PDF files rebuild it.
    const pdf = [
      '%PDF-1.4',
      '1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj',
      '2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj',
      '3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >> endobj',
      `4 0 obj << /Length ${text.length} >>`,
      `stream\n${text}\nendstream endobj`,
      '5 0 obj << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> endobj',
      'trailer << /Root 1 0 R >>\n%%EOF',
    ].join('\n');
    const { status, answer, stderr } = inspect(file('report.pdf', pdf), '--age', '45', '--sex', 'male');
    expect(stderr).toBe('');
    expect(status).toBe(0);
    const [report] = answer.reports;
    expect(report.markers).toMatchObject([
      {
        marker: 'creatinine',
        value: 0.94,
        unit: 'mg/dL',
        loinc: '2160-0',
        sampledAt: '2026-05-13',
        doubts: [],
      },
      { marker: 'potassium', value: 6.4, range: { text: '3,5 - 5,1', low: 3.5, high: 5.1 } },
    ]);
    expect(report.indices[0]).toMatchObject({ id: 'EGFR_CKD_EPI_2021', reason: null });
    expect(report.indices[0].value).toBeCloseTo(101.878, 3);
    expect(report.findings[0].rule).toBe('CRITICAL_POTASSIUM');
    expect(report.allowsNutritionText).toBe(false);
    const locked = inspect(file('renamed.pdf', '%PDF-1.4 nothing'));
    expect([locked.status, locked.answer.code]).toEqual([1, 'PDF_DAMAGED']);
  });

  it('prints an open question, and takes its answer', () => {
    const path = file('open.csv', 'time;glucose\n05/06/2026 10:00;5,6\n05/06/2026 10:05;5,7\n');
    const { status, answer } = inspect(path);
    expect(status).toBe(0);
    expect(answer.questions.map(({ id }: { id: string }) => id)).toEqual(['unit', 'dayOrder']);
    expect(answer.metrics).toBeNull();
    const answered = inspect(path, '--unit', 'mmol/L', '--day-order', 'MDY', '--zone', 'Europe/Madrid');
    expect(answered.answer).toMatchObject({
      recognised: {
        unit: 'mmol/L',
        dayOrder: 'MDY',
        zone: 'Europe/Madrid',
        delimiter: ';',
        decimalMark: ',',
      },
      readings: { count: 2, first: '2026-05-06T10:00:00', min: 5.6, max: 5.7 },
    });
  });

  it('prints the error of each bad file of several, and fails', () => {
    const huge = join(folder, 'huge.csv');
    closeSync(openSync(huge, 'w'));
    truncateSync(huge, 51 * 1024 * 1024);
    const { status, answer } = inspect(
      file('photo.csv', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)),
      file('empty.csv', ''),
      huge,
      join(folder, 'missing.csv'),
      file('good.csv', `time,glucose_mgdl\n${rows.join('\n')}\n`),
    );
    expect(status).toBe(1);
    expect(answer.map(({ code }: { code: string | null }) => code)).toEqual([
      'FILE_TYPE',
      'FILE_EMPTY',
      'FILE_TOO_LARGE',
      'FILE_NOT_FOUND',
      null,
    ]);
  });

  it('prints the phases and figures of a cart, and its questions', () => {
    const phases = [
      ['RECLINED', 36, 240],
      ['TREADMILL_4', 18, 760],
    ] as const;
    const samples = phases.flatMap(([phase, count, vo2]) =>
      Array.from({ length: count }, () => [phase, vo2]),
    );
    const lines = samples.map(([phase, vo2], i) => `${(i + 1) * 10};${phase};${vo2};${Number(vo2) * 0.85}`);
    const path = file('cart.csv', ['time_s;phase;vo2_ml_min;vco2_ml_min', ...lines].join('\n'));
    const { status, answer } = inspect(path, '--age', '44', '--answer', 'weightKg=70');
    expect(status).toBe(0);
    expect(answer).toMatchObject({
      recognised: { maker: 'CANONICAL', headingRow: 1, read: { VO2: { column: 3, unit: 'ML_MIN' } } },
      readings: { rows: 54, hasVco2: true },
      phases: { source: 'FILE', problems: [] },
      results: {
        method: { energy: 'WEIR' },
        phases: [
          { kind: 'RECLINED', figures: { vo2: 240, rer: 0.85, heartRate: 'NO_HEART_RATE' } },
          { kind: 'TREADMILL_4', figures: { mets: expect.closeTo(760 / 70 / 3.5, 6) } },
        ],
        resting: { kind: 'RECLINED', isSteady: false },
      },
      code: null,
    });
    const litres = file(
      'litres.csv',
      ['t,vo2,vco2', ...lines.map((_, i) => `${i},3.${i % 9},2.9`)].join('\n'),
    );
    expect(inspect(litres).answer.questions).toMatchObject([
      { id: 'vo2Unit', options: ['L_MIN', 'ML_KG_MIN'] },
    ]);
    const air = file(
      'air.csv',
      ['Time[s],HR[bpm],VE[L/min]', ...lines.map((_, i) => `${i},60,8`)].join('\n'),
    );
    expect(inspect(air)).toMatchObject({
      status: 1,
      answer: { code: 'MEASUREMENT003', details: { row: 1, missing: ['VO2', 'VCO2'] } },
    });
    expect(inspect(path, '--answer', 'mood=good').status).toBe(2);
  });

  it('prints its usage when an option is wrong', () => {
    const { status, stderr, answer } = inspect('x.csv', '--unit', 'stone');
    expect({ status, answer }).toEqual({ status: 2, answer: null });
    expect(stderr).toContain('--unit is one of mg/dL, mmol/L');
    expect(stderr).toContain('Usage: npm run -s inspect');
  });
});
