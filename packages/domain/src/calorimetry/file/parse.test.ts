import { describe, expect, it } from 'vitest';
import { workbookOf } from '../../shared/workbooks/testing/workbook-of.ts';
import { headingOf } from './headings.ts';
import { parseCartFile } from './parse.ts';
import { CALORIMETRY_EXTENSIONS, type ParseCartOptions } from './result.ts';
import { cartUnitOf } from './units.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const parse = (text: string, options?: ParseCartOptions) => parseCartFile(bytes(text), options);
function ready(text: string, options?: ParseCartOptions) {
  const result = parse(text, options);
  if (result.kind !== 'ready') throw new Error(JSON.stringify(result));
  return result;
}
const question = (text: string, options?: ParseCartOptions) => {
  const result = parse(text, options);
  return result.kind === 'question' ? result.questions : [];
};
/** A table of rows every ten seconds. */
const table = (heading: string, row: (i: number) => string, count = 30) =>
  [heading, ...Array.from({ length: count }, (_, i) => row(i + 1))].join('\n');

describe('headings', () => {
  it.each([
    ["V'O2", 'VO2', null],
    ['V\u0307O\u2082', 'VO2', null],
    ['VO2 (STPD)', 'VO2', null],
    ['VO2[mL/min]', 'VO2', 'ML_MIN'],
    ['VO2[mL/kg/min]', 'VO2_KG', 'ML_KG_MIN'],
    ['vo2_ml_min', 'VO2', 'ML_MIN'],
    ['VO2_ml_min_kg', 'VO2_KG', 'ML_KG_MIN'],
    ["V'O2/kg", 'VO2_KG', null],
    ['vo2_rel', 'VO2_KG', null],
    ['Frecuencia cardíaca (lpm)', 'HEART_RATE', 'PER_MIN'],
    ['2. VCO2(ml/min)', 'VCO2', 'ML_MIN'],
    ['Velocidad [km/h]', 'SPEED', 'KM_H'],
    ['Time (Clock)', 'CLOCK', null],
    ['FETT g/d', 'FAT', 'G_DAY'],
  ])('reads %s', (text, quantity, unit) => {
    expect(headingOf(text)).toMatchObject({ quantity, unit });
  });

  it.each(['VE/VO2', 'VO2/HR', 'VO2/Kg%Pred', 'predVO2', 'VO2max', 'PetCO2', 'O2exp', 'EqO2', 'SmO2[%]'])(
    'never takes %s for oxygen',
    (text) => {
      expect(headingOf(text).quantity).toBeNull();
    },
  );

  it.each([
    ['mL/min/Kg', 'ML_KG_MIN'],
    ['ml·min⁻¹·kg⁻¹', 'ML_KG_MIN'],
    ['(mL/min)/kg', 'ML_KG_MIN'],
    ['ml/kg/m', 'ML_KG_MIN'],
    ['l/min', 'L_MIN'],
    ['Kmh*10', 'KM_H_10'],
    ['Mph', 'MPH'],
    ['kcal/día', 'KCAL_DAY'],
    ['BT/ST', null],
    ['L(btps)', null],
  ])('reads the unit %s', (text, unit) => {
    expect(cartUnitOf(text)).toBe(unit);
  });
});

describe('what is not measured', () => {
  it('is neither a zero nor a dash, and no zero enters a mean', () => {
    const { series } = ready(
      table(
        'time_s,vo2_ml_min,vco2_ml_min,hr_bpm',
        (i) => `${i * 10},${i === 3 ? 0 : 250},${i === 4 ? '-' : 200},0`,
      ),
    );
    expect([series.vo2[2], series.vco2![3]]).toEqual([NaN, NaN]);
    expect(series.heartRate).toBeNull();
  });

  it('leaves out carbon dioxide that is nothing but zeros', () => {
    expect(ready(table('time_s,vo2_ml_min,vco2_ml_min', (i) => `${i * 10},250,0`)).series.vco2).toBeNull();
  });

  it('refuses oxygen that is nothing but zeros, by its column', () => {
    expect(parse(table('time_s,vo2_ml_min,vco2_ml_min', (i) => `${i * 10},0,0`))).toMatchObject({
      kind: 'refused',
      code: 'MEASUREMENT003',
      details: { row: 2, column: 2, expected: ['VO2'] },
    });
  });
});

describe('MEASUREMENT003', () => {
  it('names what is missing in a file of ventilation alone, with its row and the columns for a mapping', () => {
    const result = parse(table('Time[s],BR[brpm],VT[l],VE[l/min]', (i) => `${i},14,0.6,8.4`));
    expect(result).toMatchObject({
      kind: 'refused',
      code: 'MEASUREMENT003',
      details: { row: 1, column: 5, expected: ['VO2'], missing: ['VO2', 'VCO2'] },
    });
    expect(result.kind === 'refused' && result.details.columns?.map(({ heading }) => heading)).toEqual([
      'Time[s]',
      'BR[brpm]',
      'VT[l]',
      'VE[l/min]',
    ]);
  });

  it('names the row and column of the first cell that is no number', () => {
    expect(
      parse(table('time_s,vo2_ml_min,vco2_ml_min', (i) => `${i * 10},${i > 5 ? 'high' : 250},200`)),
    ).toMatchObject({
      code: 'MEASUREMENT003',
      details: { row: 7, column: 2, expected: ['NUMBER'], found: 'high' },
    });
  });

  it('names the row where time goes back: two tests in one file are not one', () => {
    expect(parse(table('time_s,vo2_ml_min', (i) => `${i > 20 ? i - 20 : i * 10},250`))).toMatchObject({
      code: 'MEASUREMENT003',
      details: { row: 22, column: 1, expected: ['RISING_TIME'], found: '1' },
    });
  });

  it.each([
    ['a row', (i: number) => (i === 30 ? 10 + 26 * 3600 + 1 : i * 10), 31],
    ['a number that no clock has', (i: number) => (i === 30 ? '9'.repeat(15) : i * 10), 31],
  ])('refuses a recording that %s takes beyond a day, however few its rows', (_, timeAt, row) => {
    const text = table('time_s,vo2_ml_min,vco2_ml_min', (i) => `${timeAt(i)},250,200`);
    expect(parse(text, { timeUnit: 'SECONDS' })).toEqual({
      kind: 'refused',
      code: 'CALORIMETRY_TOO_LONG',
      details: { row, column: 1, maxSeconds: 93_600 },
    });
  });

  it('reads a recording of a day and the time that it takes to set up', () => {
    const text = table('time_s,vo2_ml_min', (i) => `${i === 30 ? 10 + 26 * 3600 : i * 10},250`);
    expect(ready(text, { timeUnit: 'SECONDS' }).report.lastS).toBe(93_610);
  });

  it('names the first line of a text that is no table', () => {
    expect(parse('Dear colleague,\nplease find the report attached.\n')).toMatchObject({
      code: 'MEASUREMENT003',
      details: { row: 1, missing: ['TIME', 'VO2', 'VCO2'], found: 'Dear colleague,' },
    });
  });

  it('counts a few unreadable cells instead, with their rows', () => {
    const { report, series } = ready(
      table('time_s,vo2_ml_min,vco2_ml_min', (i) => `${i * 10},${i === 5 ? '2x0' : 250},200`),
    );
    expect(series.vo2[4]).toBeNaN();
    expect(report.skipped).toEqual([
      { reason: 'VALUE_UNREADABLE', count: 1, rows: [6] },
      { reason: 'NOT_MEASURED', count: 1, rows: [6] },
    ]);
  });
});

describe('files that are no tables', () => {
  it.each([
    ['%PDF-1.7\n', 'pdf'],
    ['<!doctype html><html><body>', 'html'],
    ['{"vo2": [1, 2]}', 'json'],
  ])('refuses %j and names the extensions that are read', (text, found) => {
    expect(parse(text)).toEqual({
      kind: 'refused',
      code: 'FILE_TYPE',
      details: { found, extensions: CALORIMETRY_EXTENSIONS },
    });
  });

  it('reads an hour of seconds in time that grows with its rows', () => {
    const timeOf = (count: number) => {
      const text = bytes(table('time_s,vo2_ml_min,vco2_ml_min', (i) => `${i},250.25,200.12`, count));
      const start = performance.now();
      expect(parseCartFile(text).kind).toBe('ready');
      return performance.now() - start;
    };
    timeOf(1000);
    // Ten times the rows take ten times as long; a step for each pair of rows would take a hundred times.
    const short = Math.min(timeOf(1500), timeOf(1500), timeOf(1500));
    expect(Math.min(timeOf(15_000), timeOf(15_000))).toBeLessThan(Math.max(short, 20) * 40);
  });

  it('refuses more than 50 MB without reading it', () => {
    expect(parseCartFile(new Uint8Array(50 * 1024 * 1024 + 1))).toMatchObject({ code: 'FILE_TOO_LARGE' });
  });
});

describe('units', () => {
  const rest = (i: number) => `${i * 10},0.${240 + (i % 7)},0.${200 + (i % 5)}`;

  it('reads litres where the file says litres', () => {
    expect(ready(table('time_s,VO2[L/min],VCO2[L/min]', rest)).series.vo2[0]).toBeCloseTo(241, 9);
  });

  it('doubts a stated unit that the air beside it contradicts: 45 mL/min with 60 litres are 45 mL/kg/min', () => {
    const row = (i: number) => `${i * 10};${45 + (i % 3)};${38 + (i % 3)};60`;
    const text = table('t(s);VO2(ml/min);VCO2(ml/min);VE(l/min)', row);
    expect(question(text)).toMatchObject([{ id: 'vo2Unit', options: ['ML_KG_MIN'], row: 2, column: 2 }]);
    const inMillilitres = table(
      't(s);VO2(ml/min);VCO2(ml/min);VE(ml/min)',
      (i) => `${i * 10};${240 + (i % 3)};${200 + (i % 3)};7000`,
    );
    expect(ready(inMillilitres).series.vo2[0]).toBe(241);
  });

  it('doubts a stated unit that the oxygen per kilogram beside it contradicts', () => {
    const row = (i: number) => `${i * 10};${45 + (i % 3)};${45 + (i % 3)};${38 + (i % 3)}`;
    const text = table('t(s);VO2(ml/min);VO2/kg;VCO2', row);
    expect(question(text)).toMatchObject([{ id: 'vo2Unit', row: 2, column: 2 }]);
  });

  it('asks when the stated unit cannot be that of the values, and takes the answer', () => {
    const text = table('time_s,VO2[mL/min],VCO2[mL/min]', rest);
    expect(question(text)).toMatchObject([{ id: 'vo2Unit', options: ['L_MIN'], row: 2, column: 2 }]);
    expect(ready(text, { vo2Unit: 'L_MIN', vco2Unit: 'L_MIN' }).series.vo2[0]).toBeCloseTo(241, 9);
  });

  it('asks when two units fit a column without one', () => {
    expect(question(table('time_s,vo2,vco2', (i) => `${i * 10},3.${i % 10},2.${i % 10}`))).toMatchObject([
      { id: 'vo2Unit', options: ['L_MIN', 'ML_KG_MIN'] },
    ]);
  });

  it('multiplies oxygen per kilogram by the weight, and asks for it where nobody says it', () => {
    const text = table('time_s,VO2[mL/kg/min]', (i) => `${i * 10},3.5`);
    expect(question(text)).toMatchObject([{ id: 'weightKg', column: 2 }]);
    expect(ready(text, { weightKg: 80 }).series.vo2[0]).toBeCloseTo(280, 9);
    expect(ready(`Weight (kg),70\n${text}`).series.vo2[0]).toBeCloseTo(245, 9);
  });

  it('converts every unit of speed, and leaves out a speed without one until it is said', () => {
    const text = (unit: string) => table(`time_s,vo2_ml_min,Speed${unit}`, (i) => `${i * 10},800,2.5`);
    const speedOf = (unit: string, options?: ParseCartOptions) =>
      ready(text(unit), options).series.speedKmH?.[0];
    expect(speedOf('[km/h]')).toBeCloseTo(2.5, 9);
    expect(speedOf('[mph]')).toBeCloseTo(4.02336, 9);
    expect(speedOf('[m/s]')).toBeCloseTo(9, 9);
    expect(speedOf('')).toBeUndefined();
    expect(ready(text('')).doubts).toContainEqual({ id: 'SPEED_UNIT_UNKNOWN', heading: 'Speed' });
    expect(speedOf('', { speedUnit: 'MPH' })).toBeCloseTo(4.02336, 9);
  });

  it('doubts a ratio that is another than the file has: the columns may be exchanged', () => {
    expect(ready(table('time_s,vo2_ml_min,vco2_ml_min,rer', (i) => `${i * 10},200,250,0.80`)).doubts).toEqual(
      [{ id: 'RER_DISAGREES', computed: 1.25, file: 0.8 }],
    );
  });
});

describe('columns that could be misread', () => {
  it('asks which of two different columns of oxygen is meant, and takes the answer', () => {
    const text = table('time_s,VO2[mL/min],VO2[mL/min],VCO2[mL/min]', (i) => `${i * 10},250,310,210`);
    expect(question(text)).toMatchObject([{ id: 'vo2Column', options: ['2', '3'] }]);
    expect(ready(text, { columns: { VO2: { column: 3 } } }).series.vo2[0]).toBe(310);
  });

  it('asks for the unit where one is written that is not known', () => {
    expect(question(table('time_s,VO2[L/h],VCO2[L/h]', (i) => `${i * 10},15.2,12.1`))).toMatchObject([
      { id: 'vo2Unit', options: ['L_MIN', 'ML_KG_MIN', 'ML_MIN'] },
    ]);
    expect(question(table('time_s,VO2[mL/min],VCO2[L/h]', (i) => `${i * 10},250,200`))).toMatchObject([
      { id: 'vco2Unit' },
    ]);
  });

  it('takes carbon dioxide in mL/min where it is also there per kilogram', () => {
    const { series } = ready(
      table('time_s,VO2[mL/min],VCO2[mL/kg/min],VCO2[mL/min]', (i) => `${i * 10},250,3.1,210`),
    );
    expect(series.vco2![0]).toBe(210);
  });

  it('refuses decimal commas between commas, by the first row with more cells than headings', () => {
    expect(parse(table('time_s,vo2_ml_min,vco2_ml_min', (i) => `${i * 10},250,5,200,5`))).toMatchObject({
      code: 'MEASUREMENT003',
      details: { row: 2, column: 4, expected: ['COLUMNS'] },
    });
  });

  it('leaves out a last row that was cut off in the middle of a number', () => {
    const { series, report, doubts } = ready(
      `${table('time_s,vo2_ml_min,vco2_ml_min', (i) => `${i * 10},250.25,200.25`)}\n310,25`,
    );
    expect(series.timeS.at(-1)).toBe(300);
    expect(report.skipped).toEqual([{ reason: 'FIELDS_SHIFTED', count: 1, rows: [32] }]);
    expect(doubts).toEqual([{ id: 'CUT_OFF', row: 32 }]);
  });
});

describe('numbers', () => {
  it('reads points as thousands among decimal commas', () => {
    const { series } = ready(
      table('time_s;vo2_ml_min;vco2_ml_min;ve_l_min', (i) => `${i * 10};1.234;987;31,5`),
    );
    expect(series.vo2[0]).toBe(1234);
  });

  it('asks when a comma may be either', () => {
    const text = table('time_s;vo2;vco2', (i) => `${i * 10};1,234;1,100`);
    expect(question(text)).toMatchObject([{ id: 'decimalMark', options: ['.', ','], column: 2 }]);
    expect(ready(text, { decimalMark: '.' }).series.vo2[0]).toBe(1234);
    expect(ready(text, { decimalMark: ',', vo2Unit: 'L_MIN' }).series.vo2[0]).toBe(1234);
  });
});

describe('times', () => {
  it('keeps times before zero', () => {
    expect(ready(table('t,vo2_ml_min', (i) => `${i * 10 - 110},250`)).report.firstS).toBe(-100);
  });

  it('reads decimal minutes and seconds by their size, and asks when both fit', () => {
    expect(ready(table('t,vo2_ml_min', (i) => `${(i / 6).toFixed(4)},250`)).report.stepS).toBeCloseTo(10, 1);
    expect(question(table('t,vo2_ml_min', (i) => `${i},250`, 120))).toMatchObject([
      { id: 'timeUnit', options: ['SECONDS', 'MINUTES'] },
    ]);
  });

  it('reads minutes that Excel took for hours, and says so', () => {
    const { report, doubts } = ready(
      table(
        't,vo2_ml_min',
        (i) => `${String(Math.floor(i / 2)).padStart(2, '0')}:${i % 2 ? '30' : '00'}:00,250`,
      ),
    );
    expect(report.stepS).toBe(30);
    expect(doubts).toContainEqual({ id: 'TIME_BY_SIZE', unit: 'mm:ss' });
  });

  it('reads moments with a date, and a time of day, from the first one on', () => {
    const at = (i: number) => new Date(Date.UTC(2026, 2, 1, 23, 58) + i * 10_000).toISOString().slice(0, 19);
    for (const text of [
      table('time,vo2_ml_min', (i) => `${at(i)},250`),
      table('time,vo2_ml_min', (i) => `${at(i).slice(11)},250`),
    ])
      expect(ready(text).report).toMatchObject({ firstS: 0, lastS: 290, stepS: 10 });
  });

  it('counts on through midnight by a clock', () => {
    const at = (i: number) => {
      const second = (86_200 + i * 10) % 86_400;
      return new Date(second * 1000).toISOString().slice(11, 19);
    };
    expect(ready(table('Hora,vo2_ml_min', (i) => `${at(i)},250`, 60)).report).toMatchObject({
      firstS: 0,
      lastS: 590,
    });
  });
});

describe('mapping', () => {
  const text = table('Reloj;Oxígeno consumido;Gas C;Otra', (i) => `${i * 10};250;200;1`);

  it('is offered for headings that no cart has, and read as a person says', () => {
    const refusal = parse(text);
    expect(refusal).toMatchObject({ code: 'MEASUREMENT003', details: { missing: ['TIME', 'VO2', 'VCO2'] } });
    expect(refusal.kind === 'refused' && refusal.details.columns?.map(({ isKnown }) => isKnown)).toEqual([
      false,
      false,
      false,
      false,
    ]);
    const { series, recognised } = ready(text, {
      columns: {
        TIME: { column: 1, unit: 'SECONDS' },
        VO2: { column: 2, unit: 'ML_MIN' },
        VCO2: { column: 3, unit: 'ML_MIN' },
      },
    });
    expect([series.vo2[0], series.vco2![0]]).toEqual([250, 200]);
    expect(recognised.unknown).toEqual(['Otra']);
  });
});

describe('workbooks', () => {
  const rows = (vo2: number, count: number) => [
    ['t', 'VO2', 'VCO2'],
    ['s', 'mL/min', 'mL/min'],
    ...Array.from({ length: count }, (_, i) => [(i + 1) * 10, vo2, vo2 * 0.8]),
  ];

  it('asks which of two recordings is meant, and takes no sheet of averages for one', () => {
    const two = workbookOf({ 'Test 1': rows(250, 30), 'Test 2': rows(300, 28) });
    expect(parseCartFile(two)).toMatchObject({
      kind: 'question',
      questions: [{ id: 'sheet', options: ['Test 1', 'Test 2'] }],
    });
    expect(parseCartFile(two, { sheet: 'Test 2' })).toMatchObject({
      kind: 'ready',
      recognised: { sheet: 'Test 2' },
    });
    expect(parseCartFile(workbookOf({ Means: rows(260, 3), Data: rows(250, 60) }))).toMatchObject({
      kind: 'ready',
      recognised: { sheet: 'Data' },
    });
  });
});

describe('the person of a file', () => {
  const person = (head: string) =>
    ready(`${head}\n${table('time_s,vo2_ml_min', (i) => `${i * 10},250`)}`).recognised.person;

  it('is read with its units, and an age of 0 is unknown', () => {
    expect(
      person(
        '"Age", 0, "yrs", "Sex", "F"\n"Height", 66.9, "in", 170.0, "cm", "Weight", 154.8, "lb", 70.2, "kg"',
      ),
    ).toEqual({
      sex: 'FEMALE',
      ageYears: null,
      birthdate: null,
      weightKg: 70.2,
      heightCm: 170,
    });
    expect(person('Weight (lb),154.32').weightKg).toBeCloseTo(70, 2);
    expect(person('Peso:,70.5 kg,Sexo,Mujer,Fecha de nacimiento,25/03/1990')).toMatchObject({
      weightKg: 70.5,
      sex: 'FEMALE',
      birthdate: '1990-03-25',
    });
  });

  it('takes no side where a letter or a date may be either', () => {
    expect(person('Sexo,M,Fecha de nacimiento,05/03/1990')).toMatchObject({ sex: null, birthdate: null });
    expect(person('Sex,M').sex).toBe('MALE');
  });
});
