import { describe, expect, it } from 'vitest';
import type { LaboratoryFile, ProposedMarker } from '../report.ts';
import { REPORTS } from '../testing/reference.ts';
import { textItems, type TextItem } from '../text-item.ts';
import { readLaboratoryText } from './read-report.ts';

const read = (text: string): LaboratoryFile => readLaboratoryText(textItems(text));
const markersOf = (file: LaboratoryFile): ProposedMarker[] => file.reports.flatMap(({ markers }) => markers);
const reasonsOf = (file: LaboratoryFile) =>
  Object.fromEntries(
    file.reports.flatMap(({ unread }) =>
      unread.filter(({ reason }) => reason !== 'TEXT').map((row) => [row.text, row.reason]),
    ),
  );
/** The only marker of one row. */
function row(text: string): ProposedMarker | undefined {
  const found = markersOf(read(text));
  expect(found.length).toBeLessThanOrEqual(1);
  return found[0];
}

describe.each(REPORTS)('$name', ({ text, sample, markers }) => {
  const file = read(text);
  const found = markersOf(file);

  it('has every marker, and no other', () => {
    expect(
      found.map(({ label, value, comparator, loinc }) => [
        label.replace(/ \*$/u, ''),
        value,
        comparator,
        loinc,
      ]),
    ).toEqual(
      markers.map(({ label, value, comparator, loinc }) => [label, value, comparator ?? null, loinc]),
    );
  });

  it('has units, ranges and the day of the sample', () => {
    for (const [at, { unit, low, high, rangeText, value }] of markers.entries()) {
      const { range, sampledAt, unit: printed, doubts } = found[at]!;
      const squeezed = (written: string | null) => written!.replace(/^\/|[,.\s]/gu, '');
      expect([squeezed(printed), range?.low ?? null, range?.high ?? null]).toEqual([
        squeezed(unit),
        low ?? null,
        high ?? null,
      ]);
      if (rangeText !== undefined) expect(range?.text).toBe(rangeText);
      expect(sampledAt).toBe(sample);
      expect(doubts).toEqual(value === 1204 ? ['DECIMAL_AMBIGUOUS'] : []);
    }
  });

  it('loses no line', () => {
    const texts = file.reports.flatMap(({ unread }) => unread.map((left) => left.text)).join('\n');
    const labels = found.map(({ label }) => label);
    for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
      const bare = line.replace(/\s+/gu, ' ').trim();
      expect(texts.includes(bare) || labels.some((label) => bare.includes(label)), bare).toBe(true);
    }
  });
});

describe('a row', () => {
  it.each([
    ['Glucosa 92 mg/dL 74 - 106', '74 - 106', 74, 106],
    ['Glucosa 92 mg/dL (74.00 - 106.00)', '(74.00 - 106.00)', 74, 106],
    ['Glucosa 92 mg/dL Hasta 106', 'Hasta 106', null, 106],
    ['Glucosa 92 mg/dL Mayor de 74', 'Mayor de 74', 74, null],
    ['Glucosa 92 mg/dL Deseable < 106', 'Deseable < 106', null, 106],
    ['Glucosa 92 mg/dL <106', '<106', null, 106],
    ['Glucosa 92 mg/dL 3.6-106.0', '3.6-106.0', 3.6, 106],
    ['Glucosa 92 mg/dL Hombres: < 106 Mujeres: < 100', 'Hombres: < 106 Mujeres: < 100', null, null],
    ['Glucosa 74 - 106 92 mg/dL', '74 - 106', 74, 106],
    ['Glucose 92 Reference Range: 74-106 mg/dL', '74-106', 74, 106],
  ])('keeps the range of "%s" as printed', (text, printed, low, high) => {
    expect(row(text)).toMatchObject({
      value: 92,
      unit: 'mg/dL',
      range: { text: printed, low, high },
      doubts: [],
    });
  });

  it('does not take a class for what is normal', () => {
    expect(row('Vitamina D (25-OH) 14,2 ng/mL Insuficiencia 10 - 30')?.range).toMatchObject({
      kind: 'CLASS',
    });
  });

  it.each([
    ['Insulina < 0,4 µUI/mL 2,6 - 24,9', '<', 0.4],
    ['Vitamina B12 >2000 pg/mL 197 - 771', '>', 2000],
    ['PCR ≤ 0,5 mg/L < 5', '<=', 0.5],
  ])('keeps the sign of "%s"', (text, comparator, value) => {
    expect(row(text)).toMatchObject({ comparator, value, doubts: [] });
  });

  it.each([
    ['Hemoglobina * 12,6 g/dL 13,0 - 17,0', '*'],
    ['Hemoglobina 12,6* g/dL 13,0 - 17,0', '*'],
    ['Hemoglobina 12,6 L g/dL 13,0 - 17,0', 'L'],
    ['Hemoglobina 12,6 ↓ g/dL 13,0 - 17,0', '↓'],
    ['Hemoglobina 12,6 g/dL 13,0 - 17,0 L', 'L'],
  ])('reads the flag of "%s"', (text, flag) => {
    expect(row(text)).toMatchObject({ value: 12.6, flag, doubts: [] });
  });

  it.each([
    ['Potasio 41 mmol/L 3,5 - 5,1', ['VALUE_IMPLAUSIBLE']],
    ['Potasio 4,1 3,5 - 5,1', ['UNIT_MISSING']],
    ['Potasio 4,1 mg/mol', ['UNIT_MISSING']],
    ['Hemoglobina 28 pg 27 - 33', ['UNIT_UNUSUAL']],
    ['Hierro 41 g/dL 59 - 158', ['VALUE_IMPLAUSIBLE', 'RANGE_IMPLAUSIBLE']],
    ['Ferritina 1.234 ng/mL', ['DECIMAL_AMBIGUOUS']],
    ['Ferritina 1,234 ng/mL', ['DECIMAL_AMBIGUOUS']],
    ['Potasio 4,1 4,4 mmol/L 3,5 - 5,1', ['TWO_VALUES']],
    ['Potasio < 5,1 mmol/L', ['VALUE_OR_RANGE']],
    ['Hemoglobina 15,1 H g/dL 13,0 - 17,0', ['FLAG_DISAGREES']],
    ['Calcio (iónico) 1,2 mmol/L 1,1 - 1,3', ['NAME_QUALIFIED']],
    ['Potasio 6,1 mmol/L 3,5 - 5,1 Muestra hemolizada', ['SAMPLE_AFFECTED']],
    ['Potasio 6,1 mmol/L 3,5 - 5,1\nSuero hemolizado', ['SAMPLE_AFFECTED']],
    ['Calcio 1,2 mmol/L 1,1 - 1,3\niónico', ['NAME_CONTINUES']],
    ['Neutrófilos % 3,5 x10^3/µL', ['UNIT_UNUSUAL', 'UNIT_UNCERTAIN']],
    ['Potasio 4,1 mmol/L 3,5 - 5,1\nPotasio 4,9 mmol/L 3,5 - 5,1', ['MARKER_TWICE']],
  ])('marks "%s" for doubt', (text, doubts) => {
    for (const marker of markersOf(read(text))) expect(marker.doubts).toEqual(doubts);
    expect(markersOf(read(text)).length).toBeGreaterThan(0);
  });

  it.each([
    'Bilirrubina total 0,8 mg/dL < 21',
    'Urea 35 mg/dL 2,5 - 7,5',
    'Insulina 12 µUI/mL 18 - 173',
    'HbA1c 38 mmol/mol 4 - 6',
  ])('doubts a range that is the usual one in another unit: "%s"', (text) => {
    expect(row(text)?.doubts).toEqual(['RANGE_IMPLAUSIBLE']);
  });

  it.each([
    'Bilirrubina total 14 µmol/L < 21',
    'Urea 5,8 mmol/L 2,5 - 7,5',
    'Insulina 72 pmol/L 18 - 173',
    'HbA1c 38 mmol/mol 20 - 42',
    'Vitamina D (25-OH) 75 nmol/L 50 - 125',
    'Ferritina 15 µg/L 30 - 400',
  ])('has no doubt about "%s"', (text) => {
    expect(row(text)?.doubts).toEqual([]);
  });

  it('says beside every value from red cells that the sample was haemolysed, wherever that stands', () => {
    const file = read(
      'Muestra hemolizada\nGlucosa 92 mg/dL 70 - 99\nPotasio 6,4 mmol/L 3,5 - 5,1\nAST 80 U/L 5 - 32',
    );
    expect(markersOf(file).map(({ marker, comments }) => [marker, comments])).toEqual([
      ['glucose', []],
      ['potassium', ['Muestra hemolizada']],
      ['ast', ['Muestra hemolizada']],
    ]);
  });

  it.each(['Muestra sin hemólisis', 'Hemólisis: no', 'Hemólisis: negativa', 'Índice de hemólisis: 2'])(
    'says that a sample without haemolysis is without: "%s"',
    (text) => {
      expect(row(`Potasio 4,1 mmol/L 3,5 - 5,1\n${text}`)?.doubts).toEqual([]);
    },
  );

  it.each(['Hemólisis ligera en la muestra', 'Hemólisis: 2+', 'Muestra con hemólisis'])(
    'knows haemolysis by its noun: "%s"',
    (text) => {
      const potassium = row(`Potasio 6,1 mmol/L 3,5 - 5,1\n${text}`);
      expect(potassium?.doubts).toEqual(['SAMPLE_AFFECTED']);
      expect(potassium?.comments).toEqual([text]);
    },
  );

  it.each([
    ['TSH menor de 0,01 mUI/L 0,4 - 4,0', '<', 0.01],
    ['Estradiol inferior a 5 pg/mL 15 - 350', '<', 5],
    ['Ferritina Mayor de 1500 ng/mL 30 - 400', '>', 1500],
  ])('takes words before a value for its sign: "%s"', (text, comparator, value) => {
    expect(row(text)).toMatchObject({ comparator, value, doubts: [], range: { kind: 'INTERVAL' } });
  });

  it.each([
    'Deseable <200 Límite 200-239 Alto >=240',
    'Deseable: < 200; Límite: 200 - 239; Alto: > 240',
    'Desirable <200 Borderline 200-239 High >240',
  ])('takes a word of class for no flag, and keeps "%s" whole', (text) => {
    expect(row(`Colesterol total 180 mg/dL ${text}`)).toMatchObject({
      value: 180,
      flag: null,
      range: { text, low: null, high: 200 },
      comments: [],
      doubts: [],
    });
    expect(row('Colesterol HDL 38 Low mg/dL >40')).toMatchObject({ value: 38, flag: 'Low' });
  });

  it('takes no value from words of a limit alone', () => {
    expect(row('Colesterol total Menor de 200 mg/dL')).toBeUndefined();
    expect(row('Colesterol total Menor de 200 mg/dL Alto > 240')).toBeUndefined();
  });

  it('decides thousands where range, marks and sense agree', () => {
    const file = read(
      'TSH 1,234 µUI/mL 0,27 - 4,20\nHemoglobina 12,6 g/dL 12,0 - 16,0\nHematíes 4.590.000 /mm3\nLeucocitos 7.200 /mm3 4.500 - 11.000',
    );
    expect(markersOf(file).map(({ value, doubts }) => [value, doubts])).toEqual([
      [1.234, []],
      [12.6, []],
      [4_590_000, []],
      [7200, []],
    ]);
  });

  it('joins a raised digit to no number', () => {
    const items: TextItem[] = [
      { text: 'Hemoglobina', page: 1, x: 40, y: 40, width: 60, height: 10 },
      { text: '12,6', page: 1, x: 200, y: 40, width: 20, height: 10 },
      { text: '1', page: 1, x: 220.2, y: 37, width: 3, height: 5 },
      { text: 'g/dL', page: 1, x: 240, y: 40, width: 20, height: 10 },
    ];
    expect(markersOf(readLaboratoryText(items))).toMatchObject([{ value: 12.6, unit: 'g/dL' }]);
    const count: TextItem[] = [
      { text: 'Leucocitos', page: 1, x: 40, y: 40, width: 60, height: 10 },
      { text: '6,4', page: 1, x: 200, y: 40, width: 15, height: 10 },
      { text: 'x10', page: 1, x: 240, y: 40, width: 15, height: 10 },
      { text: '3', page: 1, x: 255.2, y: 37, width: 3, height: 5 },
      { text: '/µL', page: 1, x: 258.5, y: 40, width: 12, height: 10 },
    ];
    expect(markersOf(readLaboratoryText(count))).toMatchObject([{ value: 6.4, loinc: '6690-2', doubts: [] }]);
  });

  it.each([
    'Cociente Colesterol total/HDL 4,2',
    'Índice LDL/HDL 2,3 < 3',
    'Testosterona libre 8,1 pg/mL 6,6 - 18,1',
    'Proteína C 98 % 70 - 140',
    'Glucosa 60 min 150 mg/dL',
    'Glucosa postprandial 150 mg/dL < 140',
    'Calcio iónico 1,2 mmol/L 1,1 - 1,3',
    'BUN/Creatinine Ratio 18 9-20',
    'Microalbúmina / Creatinina 12 mg/g < 30',
    'Creatinina (orina) 120 mg/dL',
    'Creatinine, Urine 120 mg/dL Not Estab.',
    'Colesterol LDL (calculado) No calculable (triglicéridos > 400)',
    'Triglicéridos Pendiente mg/dL < 150',
    'Colesterol HDL mg/dL > 40',
    'Colesterol LDL recomendado < 100 mg/dL',
    'Glucosa Negativo',
    'Diabetes: >6.4',
    'Previous glucose 98 mg/dL',
  ])('takes no value from "%s", and does not lose it', (text) => {
    const file = read(text);
    expect(markersOf(file)).toEqual([]);
    expect(file.reports[0]!.unread).toHaveLength(1);
    expect(file.reports[0]!.unread[0]!.text).toBe(text);
  });

  it('names why there is no value', () => {
    const text =
      'Ferritina Pendiente ng/mL 30 - 400\nUrea Muestra insuficiente\nGlucosa Negativo\nHierro sérico libre 41 µg/dL 1 - 2';
    expect(Object.values(reasonsOf(read(text)))).toEqual([
      'PENDING',
      'NOT_DONE',
      'QUALITATIVE',
      'UNKNOWN_NAME',
    ]);
  });

  it.each([
    ['Concentración de hemoglobina\ncorpuscular media 33,8 g/dL 31,5 - 35,7', 'mchc'],
    ['Hemoglobina   28 pg 27 - 33\ncorpuscular media', 'mch'],
    ['Bilirrubina 0,2 mg/dL 0 - 0,3\ndirecta', 'bilirubin_direct'],
    ['Colesterol 45 mg/dL > 40\nHDL', 'hdl'],
    ['Glucosa\n92 mg/dL 74 - 106', 'glucose'],
  ])('reads a name on two lines: "%s"', (text, marker) => {
    expect(markersOf(read(text))).toMatchObject([{ marker, doubts: [] }]);
  });

  it('ties each value to its place on the page', () => {
    const [marker] = markersOf(read('HEMATOLOGÍA\nHemoglobina   12,6 g/dL   13,0 - 17,0'));
    expect(marker!.rects).toEqual([{ page: 1, x: 40, y: 52, width: 185, height: 8 }]);
    expect(marker!.valueRect).toEqual({ page: 1, x: 110, y: 52, width: 20, height: 8 });
  });
});

describe('previous results', () => {
  const heading = 'Prueba               Anterior      Resultado     Unidades    Referencia';
  it('are never the value, whichever column comes first', () => {
    const file = read(
      [
        heading,
        'Glucosa              98            92            mg/dL       74 - 106',
        'Urea                 30                          mg/dL       17 - 43',
        'Creatinina                         0,94          mg/dL       0,70 - 1,20',
      ].join('\n'),
    );
    expect(
      markersOf(file).map(({ marker, value, previous, doubts }) => [marker, value, previous?.value, doubts]),
    ).toEqual([
      ['glucose', 92, '98', []],
      ['creatinine', 0.94, undefined, []],
    ]);
    expect(Object.values(reasonsOf(file))).toEqual(['PREVIOUS_ONLY']);
  });

  it('are doubted where a row does not follow its headings', () => {
    expect(markersOf(read(`${heading}\nGlucosa 98 92 mg/dL 74 - 106`))[0]!.doubts).toContain(
      'MAYBE_PREVIOUS',
    );
    expect(markersOf(read(`${heading}\nGlucosa 98 mg/dL 74 - 106`))[0]!.doubts).toContain('MAYBE_PREVIOUS');
  });

  it('are told by a date after them, with their flag', () => {
    expect(row('BUN 18 22 High 05/21/2023 mg/dL 7-20')).toMatchObject({
      value: 18,
      flag: null,
      previous: { value: '22' },
    });
    expect(row('Estradiol 18.0 <5.0 04/13/2022 pg/mL 7.6-42.6')).toMatchObject({
      value: 18,
      comparator: null,
    });
    expect(row('Glucose 98 05/21/2023 mg/dL 70-99')).toBeUndefined();
  });

  it.each([
    ['Prueba        Resultado     Fecha ant.   Resultado ant.     Unidades   Referencia', 126, '98'],
    ['Prueba        Resultado     Fecha        Anterior           Unidades   Referencia', 126, '98'],
    ['Prueba        Anterior      Fecha        Resultado          Unidades   Referencia', 98, '126'],
  ])('are told from the value where a date is between both: "%s"', (headings, value, previous) => {
    const file = read(
      `${headings}\nGlucosa       126           01/02/2025   98                 mg/dL      70 - 99`,
    );
    expect(markersOf(file)).toMatchObject([{ value, previous: { value: previous }, doubts: [] }]);
  });

  it('are doubted where nothing says of which of two numbers the date between them is', () => {
    expect(row('Glucosa 126 01/02/2025 98 mg/dL 70 - 99')?.doubts).toEqual(['MAYBE_PREVIOUS']);
  });

  it.each([
    'RESULTADOS ANTERIORES (10/09/2025)',
    'Resultados históricos',
    'Histórico de resultados:',
    'Previous results',
  ])('below the heading "%s" are doubted', (heading) => {
    const file = read(
      `Fecha extracción: 12/03/2026\nPotasio 5,2 mmol/L 3,5 - 5,1\n${heading}\nGlucosa 98 mg/dL 70 - 99\n\fFerritina 45 ng/mL 30 - 400`,
    );
    expect(markersOf(file).map(({ marker, doubts }) => [marker, doubts])).toEqual([
      ['potassium', []],
      ['glucose', ['MAYBE_PREVIOUS']],
      ['ferritin', ['MAYBE_PREVIOUS']],
    ]);
    expect(file.reports[0]!.reported).toBeNull();
  });

  it.each(['No se dispone de resultados anteriores', 'Valor anterior: 98 (10/09/2025)'])(
    'are no heading in "%s"',
    (text) => {
      expect(row(`${text}\nPotasio 5,2 mmol/L 3,5 - 5,1`)?.doubts).toEqual([]);
    },
  );

  it('are told by the date over their column', () => {
    const file = read(
      [
        'Fecha extracción: 05/03/2026',
        'Prueba               10/09/2025    05/03/2026    Unidades    Referencia',
        'Glucosa                98            92          mg/dL       74 - 106',
      ].join('\n'),
    );
    expect(markersOf(file)).toMatchObject([{ value: 92, previous: { value: '98' }, doubts: [] }]);
  });
});

describe('a file', () => {
  const head = (name: string, number: string, date = '05/03/2026') =>
    `Paciente: ${name}      NHC: ${number}\nFecha extracción: ${date}   Fecha informe: 09/03/2026\n`;

  it('tells the day of the sample from other days', () => {
    const [report] = read(
      'Fecha nacimiento: 02/02/1981\nRecepción: 04/03/26 09:40   Extracción: 03/03/26 08:12   Finalización: 05/03/26\nGlucosa 92 mg/dL',
    ).reports;
    expect([report!.sampled?.date, report!.reported?.date, report!.patient.born]).toEqual([
      '2026-03-03T08:12',
      '2026-03-05',
      '1981-02-02',
    ]);
    expect(read('Fecha informe: 05/03/2026\nGlucosa 92 mg/dL').reports[0]!.sampled).toBeNull();
  });

  it.each([
    ['Edad: 45 años   Sexo: Mujer   DNI: 12345678Z', { age: 45, sex: 'FEMALE', number: '12345678Z' }],
    ['Patient ID: 4711   Age 45Y   Gender: Male', { age: 45, sex: 'MALE', number: '4711' }],
    ['Page 1 of 2', {}],
    ['Average 120', {}],
    ['Edad: 8 meses', {}],
    ['Age: 12 days', {}],
    ['Unisex: male', {}],
    ['Acid: 4711', {}],
    ['Specimen ID: S-99', {}],
    ['ID muestra: 99   Muestra ID: 98', {}],
  ])('reads of the person what "%s" says, and no more', (line, facts) => {
    const { name: _, ...patient } = read(`Paciente: PRUEBA, UNO\n${line}\nGlucosa 92 mg/dL`).reports[0]!
      .patient;
    const said = Object.fromEntries(Object.entries(patient).filter(([, value]) => value !== null));
    expect(said).toEqual(facts);
  });

  it('doubts a date whose day and month nothing tells apart', () => {
    expect(markersOf(read('Date Collected: 06/12/2023\nGlucose 92 mg/dL 70-99'))[0]).toMatchObject({
      sampledAt: '2023-06-12',
      doubts: ['DATE_UNCERTAIN'],
    });
    expect(markersOf(read('Date Collected: 06/13/2023\nGlucose 92 mg/dL 70-99'))[0]!.doubts).toEqual([]);
  });

  it('keeps two people apart, and says so at every value', () => {
    const file = read(
      `${head('PRUEBA, UNO', '111')}Glucosa 92 mg/dL 74 - 106\n\f${head('PRUEBA, DOS', '222')}Glucosa 101 mg/dL 74 - 106\n`,
    );
    expect(file.doubts).toEqual(['SEVERAL_PEOPLE']);
    expect(
      file.reports.map(({ patient, markers }) => [patient.name, markers[0]!.value, markers[0]!.doubts]),
    ).toEqual([
      ['PRUEBA, UNO', 92, ['SEVERAL_PEOPLE']],
      ['PRUEBA, DOS', 101, ['SEVERAL_PEOPLE']],
    ]);
  });

  it('takes the same report twice once', () => {
    const page = `${head('PRUEBA, UNO', '111')}Glucosa 92 mg/dL 74 - 106\n`;
    const file = read(`${page}\f${page}`);
    expect(markersOf(file)).toMatchObject([{ value: 92, doubts: [] }]);
    expect(Object.values(reasonsOf(file))).toEqual(['REPEATED']);
  });

  it('takes the amended report, and keeps what it replaces in sight', () => {
    const file = read(
      `${head('PRUEBA, UNO', '111')}Potasio 4,1 mmol/L 3,5 - 5,1\n\f${head('PRUEBA, UNO', '111')}INFORME CORREGIDO\nPotasio 5,0 mmol/L 3,5 - 5,1\n`,
    );
    expect(markersOf(file)).toMatchObject([{ value: 5, doubts: [] }]);
    expect(Object.values(reasonsOf(file))).toEqual(['SUPERSEDED']);
  });

  it.each(['Calcio corregido por albúmina 9,5 mg/dL 8,6 - 10,2', 'Calcio\ncorregido por albúmina 9,5 mg/dL'])(
    'takes a corrected analyte for no correction of the report: "%s"',
    (text) => {
      const file = read(`Glucosa 126 mg/dL 70 - 99\n${text}\nGlucosa 92 mg/dL 70 - 99`);
      expect(file.reports[0]!.isAmended).toBe(false);
      const glucose = markersOf(file).filter(({ marker }) => marker === 'glucose');
      expect(glucose.map(({ value, doubts }) => [value, doubts])).toEqual([
        [126, ['MARKER_TWICE']],
        [92, ['MARKER_TWICE']],
      ]);
    },
  );

  it('knows a report that is corrected on a line of its own', () => {
    expect(read('CORREGIDO el 14/03/2026\nGlucosa 92 mg/dL 70 - 99').reports[0]!.isAmended).toBe(true);
  });

  it.each(['12th March 2026', 'March 12th, 2026', '12 de marzo de 2026', '12-MAR-2026'])(
    'reads a day with its month in words: "%s"',
    (day) => {
      expect(read(`Specimen collected on ${day}\nGlucose 92 mg/dL`).reports[0]!.sampled?.date).toBe(
        '2026-03-12',
      );
    },
  );

  it('gives each date of a row the heading above it', () => {
    const [report] = read(
      'Petición     Extracción    Recepción    Informe\n01/03/2026   12/03/2026    13/03/2026   14/03/2026\nGlucosa 92 mg/dL 70 - 99',
    ).reports;
    expect([report!.sampled?.date, report!.reported?.date]).toEqual(['2026-03-12', '2026-03-14']);
  });

  it('keeps samples of two days apart', () => {
    const file = read(
      `${head('PRUEBA, UNO', '111', '03/03/2026')}Glucosa 92 mg/dL\n\f${head('PRUEBA, UNO', '111', '15/03/2026')}Glucosa 101 mg/dL\n`,
    );
    expect(file.doubts).toEqual(['SEVERAL_SAMPLES']);
    expect(markersOf(file).map(({ value, sampledAt }) => [value, sampledAt])).toEqual([
      [92, '2026-03-03'],
      [101, '2026-03-15'],
    ]);
  });

  it('takes nothing of urine for blood', () => {
    const file = read(
      'BIOQUÍMICA\nCreatinina 0,9 mg/dL\nORINA\nCreatinina 120 mg/dL\nSodio 80 mmol/L\nHORMONAS\nTSH 2,1 µUI/mL\n',
    );
    expect(markersOf(file).map(({ marker }) => marker)).toEqual(['creatinine', 'tsh']);
    expect(Object.values(reasonsOf(file))).toEqual(['OTHER_SPECIMEN', 'OTHER_SPECIMEN']);
    expect(markersOf(read('ORINA\nSodio 80 mmol/L\nOTRAS COSAS\nUrea 30 mg/dL'))[0]!.doubts).toEqual([
      'SPECIMEN_UNCERTAIN',
    ]);
  });

  it('says when there is no text, or none of value', () => {
    expect(readLaboratoryText([], 2).doubts).toEqual(['NO_TEXT']);
    expect(readLaboratoryText(textItems('Glucosa 92 mg/dL'), 2).doubts).toEqual(['SOME_PAGES_WITHOUT_TEXT']);
    expect(read('Estimado paciente').doubts).toEqual(['NO_MARKERS']);
  });

  it('reads HbA1c in two units as one statement', () => {
    const agreeing = read('HbA1c 5,9 % 4,0 - 6,0\nHbA1c (IFCC) 41 mmol/mol 20 - 42');
    expect(markersOf(agreeing).map(({ loinc, doubts }) => [loinc, doubts])).toEqual([
      ['4548-4', []],
      ['59261-8', []],
    ]);
    const contrary = read('HbA1c 5,9 % 4,0 - 6,0\nHbA1c (IFCC) 53 mmol/mol 20 - 42');
    expect(markersOf(contrary).every(({ doubts }) => doubts.includes('MARKER_TWICE'))).toBe(true);
  });
});
