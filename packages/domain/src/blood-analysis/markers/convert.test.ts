import { describe, expect, it } from 'vitest';
import { REFERENCE } from '../testing/reference.ts';
import { nameKey } from '../extraction/text-keys.ts';
import { acceptsUnit, convertRow, isPlausible, loincOf } from './convert.ts';
import { BLOOD_MARKERS, bloodMarker } from './markers.ts';
import { parseUnit } from './units.ts';

const MARKER_OF: Record<string, string> = {
  glucose: 'glucose',
  cholesterol: 'chol_total',
  'triglycerides (triolein)': 'triglycerides',
  creatinine: 'creatinine',
  urea: 'urea',
  'urea nitrogen (as N2)': 'bun',
  'uric acid': 'uric_acid',
  bilirubin: 'bilirubin_total',
  calcium: 'calcium',
  magnesium: 'magnesium',
  'phosphate as P': 'phosphate',
  iron: 'iron',
  '25-OH vitamin D3': 'vitamin_d',
  'vitamin B12 (cyanocobalamin)': 'vitamin_b12',
  folate: 'folate',
  'free T4': 'ft4',
  'free T3': 'ft3',
  testosterone: 'testosterone',
  cortisol: 'cortisol',
  estradiol: 'estradiol',
  progesterone: 'progesterone',
  zinc: 'zinc',
  copper: 'copper',
  homocysteine: 'homocysteine',
  lactate: 'lactate',
  insulin: 'insulin',
  CRP: 'crp',
  hemoglobin: 'hemoglobin',
};

const one = (id: string, value: number, from: string, to?: string) =>
  convertRow(id, { value, low: null, high: null }, from, to)?.value;

describe('units of blood', () => {
  it('has all analytes of the reference', () => {
    expect(REFERENCE.units.map(({ analyte }) => MARKER_OF[analyte])).not.toContain(undefined);
  });

  it.each(REFERENCE.units)('converts $analyte from $from to $to', ({ analyte, from, to, factor }) => {
    const id = MARKER_OF[analyte]!;
    const unit = to.replace(' urea', '');
    expect(one(id, 1, from, unit)! / Number(factor)).toBeCloseTo(1, 7);
    expect(one(id, one(id, 7.3, from, unit)!, unit, from)).toBeCloseTo(7.3, 10);
  });

  it('converts HbA1c by its equation and hemoglobin by the monomer', () => {
    expect(one('hba1c', 5.4, '%', 'mmol/mol')).toBeCloseTo(35.51925, 8);
    expect(one('hba1c', 77.04945, 'mmol/mol')).toBeCloseTo(9.2, 8);
    expect(one('hemoglobin', 14, 'g/dL', 'mmol/L')).toBeCloseTo(8.688, 2);
  });

  it('takes urea and urea nitrogen for two analytes', () => {
    expect(one('urea', 360, 'mg/L', 'mmol/L')).toBeCloseTo(5.994, 3);
    expect(one('bun', 168, 'mg/L', 'mmol/L')).toBeCloseTo(5.997, 3);
  });

  it('never converts Lp(a) between mass and moles', () => {
    expect(one('lp_a', 30, 'mg/dL', 'nmol/L')).toBeUndefined();
    expect(loincOf(bloodMarker('lp_a'), parseUnit('nmol/L')!)).toBe('43583-4');
  });

  it('converts value and range together, or not at all', () => {
    expect(convertRow('hematocrit', { value: 0.41, low: 0.375, high: 0.51 }, 'L/L')).toEqual({
      value: 41,
      low: 37.5,
      high: 51,
    });
    expect(convertRow('potassium', { value: 4, low: 3, high: 5 }, 'mg/mol')).toBeNull();
    expect(convertRow('ferritin', { value: 4, low: 3, high: 5 }, 'nmol/L')).toBeNull();
  });

  it('gives the code of the unit: mass and moles differ', () => {
    const codes = ['mg/dL', 'mmol/L'].map((unit) => loincOf(bloodMarker('glucose'), parseUnit(unit)!));
    expect(codes).toEqual(['2345-7', '14749-6']);
    expect(loincOf(bloodMarker('creatinine'), parseUnit('µmol/L')!)).toBe('14682-9');
    // The equation of a printed filtration rate is not known.
    expect(loincOf(bloodMarker('egfr'), parseUnit('mL/min/1,73m2')!)).toBeNull();
  });

  it.each([
    ['x10^3/µL', 1e9],
    ['x10e3/μL', 1e9],
    ['10*3/uL', 1e9],
    ['K/uL', 1e9],
    ['103/µL', 1e9],
    ['miles/mm3', 1e9],
    ['x 10³ / µL', 1e9],
    ['10^9/L', 1e9],
    ['G/L', 1e9],
    ['/nl', 1e9],
    ['mill/mm3', 1e12],
    ['x10E6/uL', 1e12],
    ['T/L', 1e12],
    ['mm3', 1e6],
    ['cells/uL', 1e6],
  ])('reads %s as a count', (text, scale) => {
    const unit = parseUnit(text);
    expect(unit?.kind).toBe('CELLS');
    expect(unit!.scale / scale).toBeCloseTo(1, 9);
  });

  it.each([
    ['g/L', 'MASS', 1],
    ['mcg/dL', 'MASS', 1e-5],
    ['mg%', 'MASS', 1e-2],
    ['UI/L', 'ACTIVITY', 1],
    ['µUI/mL', 'ACTIVITY', 1e-3],
    ['mUI/L', 'ACTIVITY', 1e-3],
    ['µkat/L', 'CATALYTIC', 1e-6],
    ['mL/min/1,73 m²', 'CLEARANCE', 1],
  ] as const)('reads %s', (text, kind, scale) => {
    const unit = parseUnit(text)!;
    expect(unit.kind).toBe(kind);
    expect(unit.scale / scale).toBeCloseTo(1, 9);
  });

  it.each(['', 'H', 'Suero', '74', 'g/dL/h', 'mmol', 'x10'])('finds no unit in "%s"', (text) => {
    expect(parseUnit(text)).toBeNull();
  });
});

describe('the table of markers', () => {
  it('has about eighty analytes and more, none twice', () => {
    expect(BLOOD_MARKERS.length).toBeGreaterThanOrEqual(80);
    expect(new Set(BLOOD_MARKERS.map(({ id }) => id)).size).toBe(BLOOD_MARKERS.length);
  });

  it('gives no name to two analytes', () => {
    const owners = new Map<string, string>();
    const twice: string[] = [];
    for (const { id, es, en, also } of BLOOD_MARKERS) {
      for (const key of new Set([es, en, ...also].map(nameKey))) {
        if (owners.has(key)) twice.push(`${key}: ${owners.get(key)}, ${id}`);
        owners.set(key, id);
      }
    }
    expect(twice).toEqual([]);
  });

  it.each(BLOOD_MARKERS)('$id has a readable unit with bounds around its usual range', (marker) => {
    const unit = parseUnit(marker.unit)!;
    expect(acceptsUnit(marker, unit)).toBe(true);
    for (const end of [marker.usual?.male, marker.usual?.female].flat()) {
      if (end !== null && end !== undefined && end !== 0) expect(isPlausible(marker, end, unit)).toBe(true);
    }
  });

  it('has codes of LOINC with a right check digit', () => {
    const codes = BLOOD_MARKERS.flatMap(({ loinc }) => Object.values(loinc));
    const isRight = (code: string): boolean => {
      const [number, check] = code.split('-') as [string, string];
      const sum = [...number]
        .reverse()
        .map((digit, at) => (at % 2 === 0 ? Number(digit) * 2 : Number(digit)))
        .reduce((total, figure) => total + (figure > 9 ? figure - 9 : figure), 0);
      return (10 - (sum % 10)) % 10 === Number(check);
    };
    expect(codes.filter((code) => !isRight(code))).toEqual([]);
  });
});
