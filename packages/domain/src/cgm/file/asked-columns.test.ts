import { describe, expect, it } from 'vitest';
import { parseCgmFile, type ParseCgmOptions } from '../index.ts';

const stamp = (i: number) => new Date(Date.UTC(2026, 4, 10, 8) + i * 300_000).toISOString().slice(0, 19);
const table = (headings: readonly string[], cells: (i: number) => readonly string[], count = 60) =>
  new TextEncoder().encode(
    [headings.join(';'), ...Array.from({ length: count }, (_, i) => [stamp(i), ...cells(i)].join(';'))].join(
      '\n',
    ),
  );
const parse = (file: Uint8Array, options?: ParseCgmOptions) =>
  parseCgmFile(file, { zone: 'Europe/Madrid', ...options });

/** Each names glucose, and none is what a sensor measured. */
const NOT_MEASURED = [
  'Predicted Glucose (mg/dL)',
  'Glucose forecast mg/dL',
  'Projected glucose (mg/dL)',
  'Target glucose (mg/dL)',
  'Alarm low glucose (mg/dL)',
  'Glucose low limit (mg/dL)',
  'Glucose Hi (mg/dL)',
  'Smoothed glucose (mg/dL)',
  'Glucosa prevista (mg/dL)',
  'Predicción de glucosa (mg/dL)',
  'Umbral de glucosa (mg/dL)',
  'Vorhergesagte Glukose (mg/dL)',
  'Glukose Grenzwert (mg/dL)',
  'Glycémie prédite (mg/dL)',
  'Glucosio previsto (mg/dL)',
  'Glicose prevista (mg/dL)',
  'Voorspelde glucosewaarde (mg/dL)',
  'Keskimääräinen glucose (mg/dL)',
];

describe('a column that names glucose which nobody may have measured', () => {
  it.each(NOT_MEASURED)('is asked about, and never read unasked: %s', (name) => {
    const file = table(['Time', name], (i) => [String(100 + i)]);
    expect(parse(file)).toMatchObject({
      kind: 'question',
      questions: [{ id: 'columns', glucoses: [{ column: 2, name }] }],
    });
    // The person who knows the file may say that it is.
    expect(parse(file, { columns: { time: 1, glucose: 2 } })).toMatchObject({
      kind: 'ready',
      recognised: { columns: { glucose: name } },
    });
  });

  it.each(NOT_MEASURED)('gives way to the readings beside it: %s', (name) => {
    for (const headings of [
      ['Time', 'Glucose (mg/dL)', name],
      ['Time', name, 'Glucose (mg/dL)'],
    ]) {
      const isFirst = headings[1] === 'Glucose (mg/dL)';
      const file = table(headings, (i) => (isFirst ? [String(100 + i), '250'] : ['250', String(100 + i)]));
      expect(parse(file)).toMatchObject({
        kind: 'ready',
        recognised: { columns: { glucose: 'Glucose (mg/dL)' } },
        report: { minMgdl: 100, maxMgdl: 159 },
      });
    }
  });
});

describe('rows in a language that is not known', () => {
  const headings = ['Timestamp', 'Event Type', 'Glucose Value (mg/dL)'];

  it.each(['Szacowana wartość', 'Arvioitu', '推定グルコース'])('are asked about: %s', (event) => {
    const file = table(headings, (i) => [event, String(100 + i)]);
    expect(parse(file)).toMatchObject({
      kind: 'question',
      questions: [{ id: 'readingEvent', choices: [event] }],
    });
    expect(parse(file, { readingEvent: event })).toMatchObject({ kind: 'ready', report: { count: 60 } });
    expect(parse(file, { readingEvent: '' })).toMatchObject({ kind: 'refused', code: 'CGM_NO_READINGS' });
  });
});
