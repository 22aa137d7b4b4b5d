import { describe, expect, it } from 'vitest';
import {
  bloodResultsSchema,
  comparableRow,
  isUnlikely,
  otherRow,
  personDoubts,
  positionOf,
  rangeOfText,
  usualIn,
} from '../index.ts';
import { BLOOD_MARKERS, groupOf, otherUnit } from '../markers/index.ts';

const row = (
  marker: string,
  value: number,
  unit: string,
  low: number | null = null,
  high: number | null = null,
) => ({
  marker,
  value,
  comparator: null,
  unit,
  low,
  high,
});

describe('the table of analytes', () => {
  it('has a heading for each but the ones that are on their own', () => {
    expect(BLOOD_MARKERS.filter(({ id }) => groupOf(id) === 'OTHER').map(({ id }) => id)).toEqual([
      'ttg_iga',
      'iga',
      'psa',
    ]);
  });

  it.each([
    ['glucose', 'mg/dL', 'mmol/L'],
    ['creatinine', 'mg/dL', 'µmol/L'],
    ['magnesium', 'mg/dL', 'mmol/L'],
    ['vitamin_d', 'ng/mL', 'nmol/L'],
    ['vitamin_b12', 'pg/mL', 'pmol/L'],
    ['glucose', 'mmol/L', 'mg/dL'],
    ['hba1c', '%', 'mmol/mol'],
    ['hba1c', 'mmol/mol', '%'],
    ['insulin', 'µU/mL', 'pmol/L'],
    ['ferritin', 'ng/mL', null],
    ['lp_a', 'mg/dL', null],
    ['alt', 'U/L', null],
  ])('states %s in %s also in %s', (id, unit, other) => expect(otherUnit(id, unit)).toBe(other));
});

describe('a row', () => {
  it('converts value and range together or not at all', () => {
    const other = otherRow(row('glucose', 90, 'mg/dL', 70, 99));
    expect(other?.unit).toBe('mmol/L');
    expect(other?.value).toBeCloseTo(4.996, 3);
    expect(other?.low).toBeCloseTo(3.886, 3);
    expect(other?.high).toBeCloseTo(5.495, 3);
    expect(otherRow(row('lp_a', 90, 'mg/dL', null, 30))).toBeNull();
    expect(comparableRow(row('inr', 1.1, ''))?.value).toBe(1.1);
  });

  it('is unlikely beyond what can be true, unless it is cut off below', () => {
    expect(isUnlikely(row('potassium', 41, 'mmol/L'))).toBe(true);
    expect(isUnlikely(row('potassium', 4.1, 'mmol/L'))).toBe(false);
    expect(isUnlikely({ ...row('hs_crp', 0.001, 'mg/L'), comparator: '<' })).toBe(false);
  });

  it('has our context for adults alone', () => {
    const person = { age: 40, sex: 'FEMALE' as const, isPregnant: null, isFasting: null };
    expect(usualIn(row('hemoglobin', 12, 'g/L'), person)?.low).toBeCloseTo(120, 5);
    expect(usualIn(row('hemoglobin', 12, 'g/dL'), { ...person, age: 9 })).toBeNull();
    expect(usualIn(row('hemoglobin', 12, 'g/dL'), { ...person, sex: null })).toBeNull();
    expect(usualIn(row('hemoglobin', 12, 'g/dL'), { ...person, isPregnant: true })).toBeNull();
  });
});

describe("a laboratory's range", () => {
  it.each([
    ['70 - 99', 70, 99, 'INTERVAL'],
    ['(4.10 - 5.90)', 4.1, 5.9, 'INTERVAL'],
    ['4,0 - 10,5', 4, 10.5, 'INTERVAL'],
    ['Hasta 200', null, 200, 'LIMIT'],
    ['Mayor de 45', 45, null, 'LIMIT'],
    ['Deseable < 200', null, 200, 'LIMIT'],
    ['Hombres: 40 - 60', null, null, 'SEVERAL'],
    ['según edad', null, null, 'NONE'],
  ])('%s is read as a printed one', (text, low, high, kind) =>
    expect(rangeOfText('glucose', 'mg/dL', text)).toEqual({ text, low, high, kind }),
  );

  it('places a value, and a censored one only where it is certain', () => {
    const at = (value: number, comparator: '<' | '>' | null, low: number | null, high: number | null) =>
      positionOf({
        value,
        comparator,
        low,
        high,
        rangeKind: low === null || high === null ? 'LIMIT' : 'INTERVAL',
      });
    expect(at(60, null, 70, 99)).toBe('BELOW');
    expect(at(99, null, 70, 99)).toBe('WITHIN');
    expect(at(100, null, 70, 99)).toBe('ABOVE');
    expect(at(0.41, '<', null, 5)).toBe('WITHIN');
    expect(at(0.41, '<', 0.1, 5)).toBe('UNKNOWN');
    expect(at(0.41, '<', 0, 5)).toBe('WITHIN');
    expect(at(8, '<', 0, 5)).toBe('UNKNOWN');
    expect(at(90, '>', 60, null)).toBe('WITHIN');
    expect(positionOf({ value: 20, comparator: null, low: 10, high: 30, rangeKind: 'CLASS' })).toBe(
      'UNKNOWN',
    );
  });
});

describe('whose report it is', () => {
  const record = {
    name: 'Ana María',
    surname: 'García López',
    birthdate: '1980-03-04',
    sex: 'FEMALE' as const,
  };
  const sampled = { text: '', date: '2026-03-02', isOpen: false };
  const of = (patient: object) =>
    personDoubts(
      [{ patient: { name: null, number: null, born: null, sex: null, age: null, ...patient }, sampled }],
      record,
    ).map(({ id }) => id);

  it.each([
    ['GARCIA LOPEZ, ANA MARIA', []],
    ['Garcia Lopez, A.', []],
    ['García Ana', []],
    ['GARCIA LOPEZ, LUIS', ['OTHER_NAME']],
    ['Ana Pérez', ['OTHER_NAME']],
  ])('%s', (name, doubts) => expect(of({ name })).toEqual(doubts));

  it('compares only what both say', () => {
    expect(of({})).toEqual([]);
    expect(of({ sex: 'MALE' })).toEqual(['OTHER_SEX']);
    expect(of({ born: '1980-04-03' })).toEqual([]);
    expect(of({ born: '1981-03-04' })).toEqual(['OTHER_BIRTHDATE']);
    expect(of({ age: 46 })).toEqual([]);
    expect(of({ age: 9 })).toEqual(['OTHER_BIRTHDATE']);
  });
});

describe('results that are saved', () => {
  const value = { marker: 'glucose', value: 90, comparator: null, unit: 'mg/dL', rangeText: '70 - 99' };
  const results = {
    sampledAt: '2026-03-02',
    laboratory: null,
    isFasting: true,
    isPregnant: null,
    values: [value],
  };
  const issues = (body: object) =>
    bloodResultsSchema.safeParse(body).error?.issues.map(({ path, message }) => [path.join('.'), message]) ??
    [];

  it('need a day, a known analyte and a unit of it', () => {
    expect(issues(results)).toEqual([]);
    expect(issues({ ...results, sampledAt: null })).toEqual([['sampledAt', 'REQUIRED']]);
    expect(issues({ ...results, sampledAt: '2026-02-30' })).toEqual([['sampledAt', 'DATE_INVALID']]);
    expect(issues({ ...results, values: [{ ...value, unit: 'mmHg' }] })).toEqual([
      ['values.0.unit', 'OPTION_INVALID'],
    ]);
    expect(issues({ ...results, values: [{ ...value, marker: 'gold' }] })).toEqual([
      ['values.0.marker', 'OPTION_INVALID'],
    ]);
    expect(issues({ ...results, values: [{ ...value, value: -1 }] })).toEqual([
      ['values.0.value', 'OUT_OF_RANGE'],
    ]);
  });
});
