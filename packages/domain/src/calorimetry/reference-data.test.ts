import { describe, expect, it } from 'vitest';
import {
  calorimetryResults,
  CART_SUBSTRATES,
  cartEnergyEquation,
  cartSubstrates,
  consensusWindows,
  energyKcalMin,
  energyShares,
  fatMax,
  gasSamples,
  meansOver,
  metsOf,
  oxidation,
  parseCartFile,
  PLAUSIBLE_RER,
  predictedResting,
  proposePhases,
  shownOxidation,
  steadiest,
  type EnergyEquationId,
  type PredictedEquationId,
  type SubstrateEquationId,
} from './index.ts';
import { bytesBeside, hasDataBeside, jsonBeside } from '../shared/testing/beside/index.ts';

const files = new Map<string, ReturnType<typeof parseCartFile>>();
/** A file is read once for all tests. */
function parsed(path: string) {
  const result = files.get(path) ?? parseCartFile(bytesBeside(path));
  files.set(path, result);
  return result;
}
function ready(name: string) {
  const result = parsed(`calorimetry/${name}`);
  if (result.kind !== 'ready') throw new Error(`${name}: ${JSON.stringify(result)}`);
  return result;
}

/** Largest difference between what a column has and what is computed for it; rows without the column are left out. */
function worst(column: Float64Array | null, computed: (index: number) => number): number {
  const differences = [...column!.keys()].flatMap((i) =>
    Number.isNaN(column![i]!) || Number.isNaN(computed(i)) ? [] : [Math.abs(column![i]! - computed(i))],
  );
  expect(differences.length).toBeGreaterThan(5);
  return Math.max(...differences);
}

interface Imported {
  file: string;
  result?: string;
  rows?: number;
  phases?: [string, number][];
  missing?: string[];
  row?: number;
  first_vo2_ml_min?: number;
  weight_kg?: number;
}

describe.skipIf(!hasDataBeside)('files of real carts, outside the repository', () => {
  it('are imported or refused as expected, all of them', () => {
    const expected = jsonBeside<Imported[]>('expected/calorimetry_import.json');
    expect(expected.length).toBeGreaterThanOrEqual(8);
    for (const {
      file,
      result = 'ok',
      rows,
      phases,
      missing,
      row,
      first_vo2_ml_min: first,
      weight_kg,
    } of expected) {
      const read = parsed(file);
      if (result.startsWith('MEASUREMENT')) {
        expect(read, file).toMatchObject({ kind: 'refused', code: result, details: { missing, row } });
        continue;
      }
      if (read.kind !== 'ready') throw new Error(`${file}: ${JSON.stringify(read)}`);
      const { series, report, recognised } = read;
      if (rows !== undefined) expect(report.rows, file).toBe(rows);
      if (first !== undefined) expect(series.vo2[0], file).toBeCloseTo(first, 6);
      if (weight_kg !== undefined) expect(recognised.person.weightKg, file).toBe(weight_kg);
      if (result === 'ok without VCO2') expect(series.vco2, file).toBeNull();
      const proposed = proposePhases(series);
      if (phases !== undefined) {
        expect(proposed).toMatchObject({ source: 'FILE', problems: [] });
        expect(proposed.phases.map(({ kind, startS, endS }) => [kind, (endS - startS) / 60])).toEqual(phases);
      }
      if (result === 'ok, no phases: repair') expect(proposed.source).toBe('CURVES');
    }
  });

  it('show neither ratio nor fuels without carbon dioxide', () => {
    const { series } = ready('vo2master_gas_layout.csv');
    const body = { sex: null, ageYears: null, weightKg: 70, heightCm: null, leanMassKg: null };
    const [phase] = calorimetryResults({
      series,
      phases: [{ kind: 'RECLINED', label: null, startS: 0, endS: 360 }],
      body,
    }).phases;
    expect(phase!.figures.vo2.value).toBeGreaterThan(200);
    for (const id of [
      'rer',
      'energyKcalDay',
      'fatGMin',
      'carbohydrateGMin',
      'fatShare',
      'carbohydrateShare',
    ] as const)
      expect(phase!.figures[id]).toEqual({ value: null, gap: 'NO_VCO2' });
  });

  it('have columns of their own that are reproduced: Parvo to 1e-5 g/min', () => {
    const { series } = ready('parvo_trueone_binned15s.CSV');
    const { vo2, vco2, device } = series;
    const parvo = CART_SUBSTRATES.find(({ id }) => id === 'PARVO')!;
    expect(cartSubstrates(series)).toBe('PARVO');
    expect(worst(device.fatGMin, (i) => parvo.fatGMin!(vo2[i]! / 1000, vco2![i]! / 1000))).toBeLessThan(1e-5);
    expect(
      worst(device.carbohydrateGMin, (i) => parvo.carbohydrateGMin!(vo2[i]! / 1000, vco2![i]! / 1000)),
    ).toBeLessThan(1e-5);
  });

  it('COSMED Omnia to 0.0005 kcal/min and 0.05 points of the share of fat', () => {
    for (const name of ['cosmed_omnia_english_mph_bxb.xlsx', 'cosmed_omnia_german_30s.xlsx']) {
      const { series } = ready(name);
      const { vo2, vco2, device } = series;
      const omnia = CART_SUBSTRATES.find(({ id }) => id === 'COSMED_OMNIA')!;
      expect(cartEnergyEquation(series), name).toBe('WEIR_ROUNDED');
      expect(cartSubstrates(series), name).toBe('COSMED_OMNIA');
      const energy = (i: number) => energyKcalMin({ vo2: vo2[i]!, vco2: vco2![i]! }, 'WEIR_ROUNDED');
      expect(worst(device.energyKcalMin, energy), name).toBeLessThanOrEqual(0.0005);
      expect(
        worst(device.fatShare, (i) => omnia.fatShare!(vco2![i]! / vo2[i]!)),
        name,
      ).toBeLessThanOrEqual(0.0501);
    }
  });

  it('Vyntus to 1 g of fat and 3.1 g of carbohydrate a day', () => {
    const { series } = ready('vyntus_norwegian.txt');
    const { vo2, vco2, device } = series;
    const vyntus = CART_SUBSTRATES.find(({ id }) => id === 'VYNTUS')!;
    expect(cartSubstrates(series)).toBe('VYNTUS');
    const perDay = (value: number) => value * 1440;
    expect(
      perDay(worst(device.fatGMin, (i) => vyntus.fatGMin!(vo2[i]! / 1000, vco2![i]! / 1000))),
    ).toBeLessThan(1);
    expect(
      perDay(
        worst(device.carbohydrateGMin, (i) => vyntus.carbohydrateGMin!(vo2[i]! / 1000, vco2![i]! / 1000)),
      ),
    ).toBeLessThan(3.1);
  });

  it('COSMED Quark by the coefficients of Elia and Livesey', () => {
    const { series } = ready('cosmed_quark_step_raw.xlsx');
    const { vo2, vco2, device } = series;
    expect([cartEnergyEquation(series), cartSubstrates(series)]).toEqual([
      'ELIA_LIVESEY_ROUNDED',
      'COSMED_QUARK',
    ]);
    const energy = (i: number) => energyKcalMin({ vo2: vo2[i]!, vco2: vco2![i]! }, 'ELIA_LIVESEY_ROUNDED');
    expect(worst(device.energyKcalMin, energy)).toBeLessThan(1e-6);
  });

  it('agree with the steady states expected of a resting measurement', () => {
    interface Window {
      start_s: number;
      end_s: number;
      cv_vo2_ml_min: number;
      cv_vco2_ml_min: number;
      mean_vo2_ml_min: number;
      rer_of_means: number;
      weir_kcal_day: number;
    }
    const expected = jsonBeside<Record<'first_le_10' | 'lowest_cv_sum', Window> & Record<string, number>>(
      'expected/calorimetry_rest_steady_state.json',
    );
    const { series } = ready('mfo_rest_20s.csv');
    const windows = consensusWindows(gasSamples(series), { startS: 0, endS: 1740 });
    const steady = windows.filter(({ grade }) => grade === 'STEADY');
    expect([windows.length, steady.length]).toEqual([58, 17]);
    for (const [window, name] of [
      [steady[0]!, 'first_le_10'],
      [steadiest(windows)!, 'lowest_cv_sum'],
    ] as const) {
      const { start_s, end_s, ...values } = expected[name];
      const { vo2, vco2, rer, cvVo2, cvVco2 } = window.means;
      expect([window.startS, window.endS], name).toEqual([start_s, end_s]);
      expect(cvVo2).toBeCloseTo(values.cv_vo2_ml_min, 5);
      expect(cvVco2).toBeCloseTo(values.cv_vco2_ml_min, 5);
      expect(rer).toBeCloseTo(values.rer_of_means, 5);
      expect(energyKcalMin({ vo2, vco2: vco2! }, 'WEIR') * 1440).toBeCloseTo(values.weir_kcal_day, 3);
    }
    const { phases } = proposePhases(series);
    const body = { sex: null, ageYears: null, weightKg: null, heightCm: null, leanMassKg: null };
    const whole = [{ ...phases[0]!, kind: 'RECLINED' as const, startS: 0, endS: 1740 }];
    expect(calorimetryResults({ series, phases: whole, body }).resting).toMatchObject({ isSteady: true });
  });

  it('give the means of the last 60 and 120 seconds of each step that spiro gives', () => {
    interface Step {
      step_number: number;
      VO2: number;
      VCO2: number;
      VE: number;
    }
    interface Spiro {
      tests: Record<string, { protocol: { duration: number; code: number }[] } & Record<string, Step[]>>;
    }
    const { protocol, ...summaries } = jsonBeside<Spiro>('expected/calorimetry_spiro.json').tests.zan_gxt!;
    const ends = new Map<number, number>();
    let end = 0;
    for (const { duration, code } of protocol) {
      end += duration;
      if (code > 0) ends.set(code, end);
    }
    // The raw breaths, and the seconds that the reference made of them.
    for (const name of ['zan_gxt_raw.dat', 'zan_gxt_1s_spiro.csv']) {
      const samples = gasSamples(ready(name).series);
      for (const [seconds, steps] of [
        [60, summaries.summary_last60s],
        [120, summaries.summary_last120s],
      ] as const) {
        for (const { step_number, VO2, VCO2, VE } of steps!.filter((step) => ends.has(step.step_number))) {
          const endS = ends.get(step_number)!;
          const means = meansOver(samples, { startS: endS - seconds, endS })!;
          expect(means.vo2 / VO2, `${name}, step ${step_number}`).toBeCloseTo(1, 4);
          expect(means.vco2! / VCO2).toBeCloseTo(1, 4);
          expect(means.ventilation === null ? 1 : means.ventilation / VE).toBeCloseTo(1, 4);
        }
      }
    }
  });

  it('give the means of 30 seconds that whippr prints', () => {
    const { whippr_30s_bins: bins } = jsonBeside<{
      whippr_30s_bins: Record<'t_end_s' | 'VO2' | 'VCO2', number[]>;
    }>('expected/calorimetry.json');
    const samples = gasSamples(ready('cosmed_step_moderate_whippr.csv').series);
    for (const [i, endS] of bins.t_end_s.entries()) {
      const means = meansOver(samples, { startS: endS - 30, endS })!;
      expect(Math.abs(means.vo2 - bins.VO2[i]!), String(endS)).toBeLessThanOrEqual(0.51);
      expect(Math.abs(means.vco2! - bins.VCO2[i]!), String(endS)).toBeLessThanOrEqual(0.51);
    }
  });

  it('give the figures of each step, and the fat-max, of the expected values', () => {
    const steps = jsonBeside<{ steps: { zan_gxt: Record<string, number>[] } }>('expected/calorimetry.json')
      .steps.zan_gxt;
    for (const step of steps) {
      const gas = { vo2: step.VO2!, vco2: step.VCO2! };
      expect(energyKcalMin(gas, 'WEIR')).toBeCloseTo(step.weir_abbr_kcal_min!, 6);
      expect(energyKcalMin(gas, 'ELIA_LIVESEY_ROUNDED')).toBeCloseTo(step.elia_livesey_kcal_min!, 6);
      expect(energyShares(oxidation(gas, 'FRAYN_1983'))!.fat).toBeCloseTo(step.frayn_fat_pct_energy!, 5);
      expect(metsOf(gas.vo2, 66)).toBeCloseTo(step.mets!, 6);
    }
    const stages = steps.slice(1).map(({ load_km_h, VO2, VCO2 }) => ({
      intensity: load_km_h!,
      fatGMin: oxidation({ vo2: VO2!, vco2: VCO2! }, 'PERONNET_MASSICOTTE_1991').fat,
    }));
    const { intensity, fatGMin, isBracketed } = fatMax(stages);
    expect([intensity, Math.round(fatGMin! * 1000), isBracketed]).toEqual([11.52, 656, true]);
  });

  it('agree with every vector of the formulas and of predicted energy', () => {
    const { vectors } = jsonBeside<{ vectors: Record<string, number | boolean | string>[] }>(
      'expected/calorimetry_formulas.json',
    );
    const perDay: Record<string, EnergyEquationId> = {
      weir_kcal_day: 'WEIR',
      'weir_3.9_1.1_kcal_day': 'WEIR_ROUNDED',
      brockway_kcal_day: 'BROCKWAY',
      elia_livesey_kcal_day: 'ELIA_LIVESEY',
    };
    const amounts: Record<string, SubstrateEquationId> = {
      frayn: 'FRAYN_1983',
      pm1991: 'PERONNET_MASSICOTTE_1991',
      jw2005_low: 'JEUKENDRUP_WALLIS_2005_LOW',
      jw2005_mod: 'JEUKENDRUP_WALLIS_2005_MODERATE',
    };
    for (const vector of vectors) {
      const value = (key: string) => vector[key] as number;
      const gas = { vo2: value('vo2_ml_min'), vco2: value('vco2_ml_min'), nitrogenGDay: value('un_g_day') };
      for (const [key, id] of Object.entries(perDay))
        expect(energyKcalMin(gas, id) * 1440, `${vector.id} ${key}`).toBeCloseTo(value(key), 5);
      for (const [key, id] of Object.entries(amounts)) {
        const { fat, carbohydrate } = oxidation(gas, id);
        expect(carbohydrate, `${vector.id} ${key}`).toBeCloseTo(value(`${key}_cho_g_min`), 6);
        expect(fat).toBeCloseTo(value(`${key.replace(/_(low|mod)$/, '')}_fat_g_min`), 6);
      }
      const rer = gas.vco2 / gas.vo2;
      expect(rer >= PLAUSIBLE_RER.low && rer <= PLAUSIBLE_RER.high).toBe(vector['plausible_rer_0.67_1.3']);
      if (vector.report_fat_g_min !== 'value')
        expect(shownOxidation(oxidation(gas, 'FRAYN_1983')).fat).toBe(0);
      expect(metsOf(gas.vo2, 70)).toBeCloseTo(value('mets_70kg'), 6);
    }
    const ids: Record<PredictedEquationId, string> = {
      MIFFLIN: 'mifflin',
      HARRIS_BENEDICT_1918: 'harris_benedict_1918',
      ROZA_SHIZGAL_1984: 'roza_shizgal_1984',
      KATCH_MCARDLE: 'katch_mcardle',
      CUNNINGHAM_1980: 'cunningham_1980',
      SCHOFIELD_1985: 'schofield_w',
      HENRY_2005: 'henry_oxford_w',
      OWEN: 'owen',
      MULLER_2004: 'muller_2004',
      LIVINGSTON_2005: 'livingston_2005',
    };
    const people = jsonBeside<{ vectors: Record<string, number | string>[] }>(
      'expected/ree_predicted.json',
    ).vectors;
    for (const person of people) {
      const predictions = predictedResting({
        sex: person.sex === 'M' ? 'MALE' : 'FEMALE',
        ageYears: person.age as number,
        weightKg: person.kg as number,
        heightCm: person.cm as number,
        leanMassKg: person.lbm_kg as number,
      });
      expect(predictions).toHaveLength(10);
      for (const { id, kcal } of predictions)
        expect(Math.abs(kcal! - (person[ids[id]] as number)), `${person.id} ${id}`).toBeLessThanOrEqual(0.01);
    }
  });
});
