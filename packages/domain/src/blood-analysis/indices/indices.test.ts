import { describe, expect, it } from 'vitest';
import { REFERENCE } from '../testing/reference.ts';
import type { BloodSubject, ConfirmedValue } from '../values.ts';
import * as formulas from './formulas.ts';
import { bloodIndices } from './indices.ts';

const exact = (marker: string, value: number, more: Partial<ConfirmedValue> = {}): ConfirmedValue => ({
  marker,
  value,
  comparator: null,
  low: null,
  high: null,
  ...more,
});
const MAN: BloodSubject = { age: 45, sex: 'MALE', isPregnant: false, isFasting: true };
const LIPIDS = [exact('chol_total', 200), exact('hdl', 50), exact('triglycerides', 100)];

const indexOf = (id: string, values: ConfirmedValue[], subject: Partial<BloodSubject> = {}) =>
  bloodIndices(values, { ...MAN, ...subject }).find((index) => index.id === id);

describe('formulas against independent programs', () => {
  it.each(REFERENCE.egfr)('eGFR of $creatinine_mg_dl mg/dL at $age, $sex', (vector) => {
    const sex = vector.sex === 'F' ? 'FEMALE' : 'MALE';
    expect(formulas.egfr2021(vector.creatinine_mg_dl, vector.age, sex)).toBeCloseTo(vector.ckd_epi_2021, 6);
  });

  // Of the survey NHANES, in two decimals: the border of the equation for men is 0.9 mg/dL.
  it.each([
    [0.75, 66, 99.53],
    [0.79, 43, 113.04],
    [0.75, 22, 130.85],
  ])('eGFR of a man with %s mg/dL at %s', (creatinine, age, expected) => {
    expect(formulas.egfr2021(creatinine, age, 'MALE')).toBeCloseTo(expected, 2);
  });

  it.each(REFERENCE.lipids)('lipids $tc/$hdl/$tg', ({ tc, hdl, tg, ...expected }) => {
    const close = (value: number | null, other: number | null) =>
      other === null ? expect(value).toBeNull() : expect(Math.abs(value! - other)).toBeLessThan(1e-4);
    close(formulas.ldlFriedewald(tc, hdl, tg), expected.friedewald);
    close(formulas.ldlSampson(tc, hdl, tg), expected.sampson);
    close(formulas.ldlMartin(tc, hdl, tg), expected.martin);
    close(formulas.martinFactor(tg, tc - hdl), expected.martin_factor);
    close(formulas.atherogenicIndex(tg, hdl), expected.aip_mmol);
    close(formulas.triglycerideGlucose(tg, 90), expected.tyg_90mgdl);
  });

  it('has every cell of the table of Martin and others', () => {
    const nonHdl = [99, 100, 130, 160, 190, 220];
    expect(REFERENCE.martin).toHaveLength(30);
    for (const [from, to, ...factors] of REFERENCE.martin) {
      for (const triglycerides of [from!, to!])
        expect(nonHdl.map((each) => formulas.martinFactor(triglycerides, each))).toEqual(factors);
    }
    expect(formulas.martinFactor(6, 100)).toBeNull();
    expect(formulas.martinFactor(13_976, 100)).toBeNull();
  });

  const BY_NAME: Record<string, (input: Record<string, number>) => number | null> = {
    'HOMA-IR': (x) => formulas.homaIr(x.glucose_mg_dl!, x.insulin_uU_ml!),
    'HOMA-B': (x) => formulas.homaB(x.glucose_mg_dl!, x.insulin_uU_ml!),
    QUICKI: (x) => formulas.quicki(x.glucose_mg_dl!, x.insulin_uU_ml!),
    'FIB-4': (x) => formulas.fib4(x.age!, x.ast!, x.alt!, x.platelets_10e9_l!),
    APRI: (x) => formulas.apri(x.ast!, x.ast_uln!, x.platelets_10e9_l!),
    'corrected calcium': (x) => formulas.correctedCalcium(x.ca_mg_dl!, x.albumin_g_dl!),
    'anion gap': (x) => formulas.anionGap(x.na!, x.cl!, x.hco3!),
    TSAT: (x) => formulas.ironSaturation(x.iron_ug_dl!, x.tibc_ug_dl!),
    NLR: (x) => x.neutrophils! / x.lymphocytes!,
    'HbA1c IFCC': (x) => 10.929 * (x.ngsp_pct! - 2.15),
    eAG: (x) => formulas.estimatedGlucose(x.ngsp_pct!),
    osmolality: (x) => formulas.osmolality(x.na!, x.glucose_mg_dl!, x.urea_mg_dl!),
  };
  it.each(REFERENCE.indices)('$index of $input', ({ index, input, expected }) => {
    // Two decimals are what its source prints.
    expect(BY_NAME[index]!(input)).toBeCloseTo(expected, index === 'APRI' ? 2 : 6);
  });
});

describe('when an index holds', () => {
  it('leaves out what does not hold for children, in pregnancy, or not fasting', () => {
    const values = [exact('creatinine', 1), exact('glucose', 92), exact('insulin', 9.8), ...LIPIDS];
    expect(indexOf('EGFR_CKD_EPI_2021', values, { age: 12 })).toMatchObject({ value: null, reason: 'CHILD' });
    expect(indexOf('EGFR_CKD_EPI_2021', values, { sex: 'FEMALE', isPregnant: true })?.reason).toBe(
      'PREGNANT',
    );
    expect(indexOf('HOMA_IR', values, { isFasting: false })?.reason).toBe('NOT_FASTING');
    expect(indexOf('LDL_FRIEDEWALD', values, { isFasting: false })?.reason).toBe('NOT_FASTING');
    expect(indexOf('HOMA_IR', values)?.value).toBeCloseTo(2.226173, 6);
  });

  it('says what is not known instead of guessing it', () => {
    const values = [exact('creatinine', 1), exact('glucose', 92), exact('insulin', 9.8)];
    expect(indexOf('EGFR_CKD_EPI_2021', values, { age: null })?.reason).toBe('AGE_UNKNOWN');
    expect(indexOf('EGFR_CKD_EPI_2021', values, { sex: null })?.reason).toBe('SEX_UNKNOWN');
    expect(indexOf('HOMA_IR', values, { isFasting: null })?.cautions).toEqual(['FASTING_UNKNOWN']);
    expect(
      indexOf('HOMA_IR', [exact('glucose_fasting', 92), exact('insulin', 9.8)], { isFasting: null })
        ?.cautions,
    ).toEqual([]);
  });

  it('has no LDL by Friedewald from 400 mg/dL of triglycerides on, by Sampson above 800', () => {
    const with_ = (tg: number) => [exact('chol_total', 300), exact('hdl', 50), exact('triglycerides', tg)];
    expect(indexOf('LDL_FRIEDEWALD', with_(399.9))?.value).not.toBeNull();
    expect(indexOf('LDL_FRIEDEWALD', with_(400))?.reason).toBe('OUT_OF_VALIDITY');
    expect(indexOf('LDL_SAMPSON', with_(800))).toMatchObject({
      reason: null,
      cautions: ['HIGH_TRIGLYCERIDES'],
    });
    expect(indexOf('LDL_SAMPSON', with_(801))?.reason).toBe('OUT_OF_VALIDITY');
  });

  it('gives no concentration of zero or below', () => {
    const lipids = (total: number, hdl: number, tg: number) => [
      exact('chol_total', total),
      exact('hdl', hdl),
      exact('triglycerides', tg),
      exact('ldl', 90),
    ];
    const none = { value: null, reason: 'OUT_OF_VALIDITY' };
    for (const id of ['LDL_FRIEDEWALD', 'LDL_SAMPSON', 'LDL_MARTIN_HOPKINS', 'NON_HDL', 'REMNANT']) {
      expect(indexOf(id, lipids(60, 62, 90)), id).toMatchObject(none);
      expect(indexOf(id, lipids(200, 50, 100))?.value, id).toBeGreaterThan(0);
    }
    // Of zero too.
    expect(indexOf('NON_HDL', lipids(60, 60, 90))).toMatchObject(none);
    // Triglycerides that Martin's table has, of more than the cholesterol allows.
    expect(indexOf('LDL_MARTIN_HOPKINS', lipids(150, 40, 2000))).toMatchObject(none);
  });

  it('never puts a computed LDL in the place of a measured one', () => {
    for (const id of ['LDL_FRIEDEWALD', 'LDL_SAMPSON', 'LDL_MARTIN_HOPKINS'])
      expect(indexOf(id, [...LIPIDS, exact('ldl_direct', 90)])).toMatchObject({
        value: null,
        reason: 'MEASURED',
      });
    expect(indexOf('TSAT', [exact('iron', 60), exact('tibc', 300), exact('tsat', 21)])?.reason).toBe(
      'MEASURED',
    );
  });

  it('computes nothing from a censored value', () => {
    const values = [exact('glucose_fasting', 92), exact('insulin', 2, { comparator: '<' })];
    expect(indexOf('HOMA_IR', values)).toMatchObject({ value: null, reason: 'CENSORED' });
  });

  it('takes the upper limit of AST from the laboratory alone', () => {
    const platelets = exact('platelets', 150);
    expect(indexOf('APRI', [exact('ast', 38), platelets])?.reason).toBe('LIMIT_MISSING');
    expect(indexOf('APRI', [exact('ast', 38, { high: 40 }), platelets])?.value).toBeCloseTo(0.6333, 4);
  });

  it('has no HOMA2, which no published formula gives', () => {
    const all = bloodIndices([exact('glucose_fasting', 92), exact('insulin', 9.8)], MAN);
    expect(all.map(({ id }) => id).filter((id) => /HOMA2/u.test(id))).toEqual([]);
    expect(all.every(({ source }) => source !== '')).toBe(true);
  });
});
