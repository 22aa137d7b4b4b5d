import PDFDocument from 'pdfkit';

/**
 * Invented reports of laboratories as PDF files, with what a reader must find in each. Written from what reports look like,
 * and shares no code with the reader.
 */
export interface ExpectedMarker {
  marker: string;
  value: number;
  comparator: string | null;
  unit: string | null;
  range: string | null;
  date: string | null;
}

export interface GeneratedReport {
  name: string;
  bytes: Uint8Array;
  markers: ExpectedMarker[];
  /** Analytes that the report names without a value of blood for them: none may be proposed without a doubt. */
  absent: string[];
}

type Rng = () => number;

/** A small generator of numbers (mulberry32): the same seed makes the same report. */
function rngOf(seed: number): Rng {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const pick = <T>(rng: Rng, all: readonly T[]): T => all[Math.floor(rng() * all.length)]!;

type Source = readonly [
  id: string,
  es: string[],
  en: string[],
  unit: string[],
  low: number | null,
  high: number | null,
  digits: number,
];

const COUNT3 = ['x10^3/µL', 'x10e3/µL', '10³/µL', 'x10E3/uL', '10^9/L', 'x10*3/uL', 'mil/mm3'];
const COUNT6 = ['x10^6/µL', 'x10e6/µL', '10^6/uL', 'x10E6/uL', '10^12/L', 'mill/mm3'];
const SOURCES: readonly Source[] = [
  [
    'wbc',
    ['Leucocitos', 'LEUCOCITOS', 'Recuento de leucocitos'],
    ['WBC', 'White Blood Cell Count'],
    COUNT3,
    4,
    11,
    1,
  ],
  ['rbc', ['Hematíes', 'Eritrocitos', 'HEMATIES'], ['RBC', 'Red Blood Cell Count'], COUNT6, 4.2, 5.9, 2],
  ['hemoglobin', ['Hemoglobina', 'HEMOGLOBINA', 'Hb'], ['Hemoglobin', 'HGB'], ['g/dL', 'g/dl'], 12, 16, 1],
  ['hematocrit', ['Hematocrito', 'HEMATOCRITO'], ['Hematocrit', 'HCT'], ['%'], 37, 51, 1],
  ['mcv', ['V.C.M.', 'VCM', 'Volumen corpuscular medio'], ['MCV'], ['fL', 'fl'], 80, 99, 1],
  ['mch', ['H.C.M.', 'Hemoglobina corpuscular media'], ['MCH'], ['pg'], 27, 33, 1],
  ['mchc', ['C.H.C.M.', 'Concentración de hemoglobina corpuscular media'], ['MCHC'], ['g/dL'], 31, 36, 1],
  ['rdw', ['ADE', 'R.D.W.'], ['RDW'], ['%'], 11.5, 14.5, 1],
  [
    'platelets',
    ['Plaquetas', 'PLAQUETAS', 'Recuento de plaquetas'],
    ['Platelets', 'Platelet Count'],
    COUNT3,
    150,
    450,
    0,
  ],
  ['mpv', ['Volumen plaquetar medio', 'VPM'], ['MPV'], ['fL'], 7, 12, 1],
  [
    'neutrophils',
    ['Neutrófilos', 'Neutrófilos (valor absoluto)'],
    ['Neutrophils (Absolute)', 'Absolute Neutrophils'],
    COUNT3,
    1.6,
    7.5,
    2,
  ],
  ['lymphocytes', ['Linfocitos'], ['Lymphs (Absolute)', 'Absolute Lymphocytes'], COUNT3, 1, 4, 2],
  [
    'neutrophils_percent',
    ['Neutrófilos %', 'Neutrófilos'],
    ['Neutrophils', 'Neutrophils %'],
    ['%'],
    40,
    74,
    1,
  ],
  ['monocytes_percent', ['Monocitos %', '% Monocitos'], ['Monocytes'], ['%'], 2, 10, 1],
  [
    'glucose',
    ['Glucosa', 'GLUCOSA', 'Glucosa (suero)', 'Glucemia'],
    ['Glucose', 'Glucose Level'],
    ['mg/dL', 'mg/dl'],
    74,
    106,
    0,
  ],
  ['urea', ['Urea', 'UREA'], ['Urea'], ['mg/dL'], 17, 43, 0],
  [
    'bun',
    ['Nitrógeno ureico (BUN)'],
    ['BUN', 'Blood Urea Nitrogen (BUN)', 'Urea Nitrogen (BUN)'],
    ['mg/dL'],
    7,
    25,
    0,
  ],
  ['creatinine', ['Creatinina', 'CREATININA'], ['Creatinine', 'Creatinine Level'], ['mg/dL'], 0.7, 1.2, 2],
  ['uric_acid', ['Ácido úrico', 'Acido Urico', 'Urato'], ['Uric Acid'], ['mg/dL'], 3.4, 7, 1],
  [
    'chol_total',
    ['Colesterol total', 'Colesterol', 'COLESTEROL TOTAL'],
    ['Cholesterol, Total', 'CHOLESTEROL, TOTAL'],
    ['mg/dL'],
    null,
    200,
    0,
  ],
  [
    'hdl',
    ['Colesterol HDL', 'HDL-Colesterol', 'Colesterol-HDL'],
    ['HDL Cholesterol', 'HDL CHOLESTEROL'],
    ['mg/dL'],
    40,
    null,
    0,
  ],
  [
    'ldl_calculated',
    ['Colesterol LDL (calculado)', 'LDL calculado'],
    ['LDL Chol Calc (NIH)', 'LDL Cholesterol, Calculated'],
    ['mg/dL'],
    null,
    130,
    0,
  ],
  [
    'non_hdl',
    ['Colesterol no HDL', 'Colesterol no-HDL'],
    ['Non-HDL Cholesterol', 'Non HDL Cholesterol'],
    ['mg/dL'],
    null,
    160,
    0,
  ],
  [
    'triglycerides',
    ['Triglicéridos', 'TRIGLICERIDOS'],
    ['Triglycerides', 'TRIGLYCERIDES'],
    ['mg/dL'],
    null,
    150,
    0,
  ],
  ['sodium', ['Sodio', 'Sodio (Na)'], ['Sodium', 'Sodium Level'], ['mmol/L', 'mEq/L'], 136, 145, 0],
  [
    'potassium',
    ['Potasio', 'Potasio (K)'],
    ['Potassium', 'Potassium Level'],
    ['mmol/L', 'mEq/L'],
    3.5,
    5.1,
    1,
  ],
  ['chloride', ['Cloro', 'Cloruro'], ['Chloride'], ['mmol/L'], 98, 107, 0],
  ['calcium', ['Calcio', 'Calcio total'], ['Calcium', 'Calcium Level'], ['mg/dL'], 8.6, 10.2, 1],
  ['phosphate', ['Fósforo', 'Fosfato'], ['Phosphorus'], ['mg/dL'], 2.5, 4.5, 1],
  ['magnesium', ['Magnesio'], ['Magnesium'], ['mg/dL'], 1.7, 2.4, 2],
  [
    'ast',
    ['AST (GOT)', 'GOT', 'Aspartato aminotransferasa (AST)'],
    ['AST (SGOT)', 'AST'],
    ['U/L', 'UI/L'],
    8,
    40,
    0,
  ],
  ['alt', ['ALT (GPT)', 'GPT', 'Alanina aminotransferasa'], ['ALT (SGPT)', 'ALT'], ['U/L', 'UI/L'], 7, 41, 0],
  ['ggt', ['GGT', 'Gamma-GT', 'Gamma glutamil transferasa'], ['GGT'], ['U/L', 'UI/L'], 8, 61, 0],
  ['alp', ['Fosfatasa alcalina', 'FOSFATASA ALCALINA'], ['Alkaline Phosphatase'], ['U/L'], 40, 129, 0],
  [
    'bilirubin_total',
    ['Bilirrubina total', 'Bilirrubina Total'],
    ['Bilirubin, Total'],
    ['mg/dL'],
    0.1,
    1.2,
    2,
  ],
  ['albumin', ['Albúmina'], ['Albumin', 'Albumin Level'], ['g/dL'], 3.5, 5, 1],
  ['total_protein', ['Proteínas totales', 'Proteína total'], ['Protein, Total'], ['g/dL'], 6.4, 8.3, 1],
  ['iron', ['Hierro', 'Sideremia'], ['Iron', 'Iron, Total'], ['µg/dL', 'ug/dL', 'mcg/dL'], 59, 158, 0],
  ['ferritin', ['Ferritina', 'FERRITINA'], ['Ferritin'], ['ng/mL', 'ng/ml'], 30, 400, 0],
  ['transferrin', ['Transferrina'], ['Transferrin'], ['mg/dL'], 200, 360, 0],
  [
    'tsat',
    ['Índice de saturación de transferrina', 'Saturación de transferrina'],
    ['Iron Saturation'],
    ['%'],
    20,
    50,
    1,
  ],
  ['vitamin_b12', ['Vitamina B12', 'VITAMINA B12'], ['Vitamin B12'], ['pg/mL'], 197, 771, 0],
  ['folate', ['Ácido fólico', 'Folato'], ['Folate', 'Folic Acid'], ['ng/mL'], 4, 20, 1],
  [
    'vitamin_d',
    ['25-OH Vitamina D', 'Vitamina D (25-OH)', '25-hidroxivitamina D'],
    ['Vitamin D, 25-Hydroxy'],
    ['ng/mL'],
    30,
    100,
    1,
  ],
  ['tsh', ['TSH', 'Tirotropina (TSH)'], ['TSH'], ['µUI/mL', 'mUI/L', 'uIU/mL'], 0.27, 4.2, 3],
  ['ft4', ['T4 libre', 'Tiroxina libre (T4L)'], ['T4,Free(Direct)', 'Free T4'], ['ng/dL'], 0.9, 1.7, 2],
  ['insulin', ['Insulina', 'Insulina basal'], ['Insulin'], ['µUI/mL', 'uIU/mL'], 2.6, 24.9, 1],
  ['crp', ['Proteína C reactiva', 'PCR'], ['C-Reactive Protein', 'CRP'], ['mg/L'], null, 5, 1],
  [
    'hba1c',
    ['Hemoglobina glicosilada (HbA1c)', 'Hemoglobina A1c', 'HbA1c'],
    ['Hemoglobin A1c'],
    ['%'],
    4,
    6,
    1,
  ],
];

/** Rows of what is no known analyte of blood, or no analyte by itself. */
const OTHERS: readonly [es: string, en: string, value: string, unit: string, range: string][] = [
  ['Cociente Colesterol total/HDL', 'T. Chol/HDL Ratio', '4.2', '', '0.0 - 5.0'],
  ['Calcio iónico', 'Ionized Calcium', '1.21', 'mmol/L', '1.15 - 1.30'],
  ['Testosterona libre', 'Free Testosterone', '9.4', 'pg/mL', '6.6 - 18.1'],
  ['Índice ictérico', 'Icterus Index', '1', '', ''],
  ['Receptor soluble de transferrina', 'Soluble Transferrin Receptor', '2.4', 'mg/L', '2.2 - 5.0'],
];

interface Row {
  id: string | null;
  name: string;
  value: string;
  unit: string;
  range: string;
  flag: string;
  previous: string;
  comment: string;
  expected: ExpectedMarker | null;
}

interface Style {
  language: 'es' | 'en';
  mark: '.' | ',';
  date: string;
  isoDate: string;
  hasPrevious: boolean;
}

const written = (value: number, digits: number, mark: string): string =>
  value.toFixed(digits).replace('.', mark);

function rangeText(rng: Rng, low: number | null, high: number | null, digits: number, style: Style): string {
  const side = (value: number) => written(value, digits, style.mark);
  const { language } = style;
  if (low === null) {
    return pick(
      rng,
      language === 'es'
        ? [`Hasta ${side(high!)}`, `< ${side(high!)}`, `Menor de ${side(high!)}`, `Deseable < ${side(high!)}`]
        : [`<${side(high!)}`, `< ${side(high!)}`, `Less than ${side(high!)}`],
    );
  }
  if (high === null)
    return pick(
      rng,
      language === 'es' ? [`Mayor de ${side(low)}`, `> ${side(low)}`] : [`>${side(low)}`, `> ${side(low)}`],
    );
  return pick(rng, [
    `${side(low)} - ${side(high)}`,
    `(${side(low)} - ${side(high)})`,
    `${side(low)}-${side(high)}`,
    `[${side(low)} - ${side(high)}]`,
  ]);
}

function rowOf(rng: Rng, source: Source, style: Style): Row {
  const [id, es, en, units, low, high, digits] = source;
  const name = pick(rng, style.language === 'es' ? es : en);
  let unit = pick(rng, units);
  if (id === 'neutrophils_percent' && !name.includes('%')) unit = '%';
  const middle = low === null ? high! * 0.8 : high === null ? low * 1.3 : (low + high) / 2;
  const spread = low !== null && high !== null ? high - low : middle * 0.6;
  const raw = Math.max(middle + (rng() - 0.5) * spread * 1.6, 10 ** -digits);
  const value = Number(raw.toFixed(digits));
  const isCensored = rng() < 0.05;
  const comparator = isCensored ? pick(rng, ['<', '>']) : null;
  // A limit of three digits after the mark cannot be told from thousands in every report.
  const rangeDigits = digits === 3 ? 2 : digits;
  const range = rng() < 0.05 ? '' : rangeText(rng, low, high, rangeDigits, style);
  const isOut = (low !== null && value < low) || (high !== null && value > high);
  const flag =
    isOut && comparator === null
      ? pick(rng, ['*', style.language === 'es' ? '*' : low !== null && value < low ? 'L' : 'H', ''])
      : '';
  const text = `${comparator ?? ''}${comparator && rng() < 0.5 ? ' ' : ''}${written(value, digits, style.mark)}`;
  return {
    id,
    name,
    value: text,
    unit,
    range,
    flag,
    previous:
      rng() < 0.7 ? written(Math.max(value * (0.8 + rng() * 0.4), 10 ** -digits), digits, style.mark) : '',
    comment: '',
    expected: {
      marker: id,
      value,
      comparator,
      unit,
      range: range === '' ? null : range,
      date: style.isoDate,
    },
  };
}

interface Content {
  style: Style;
  rows: Row[];
  absent: string[];
}

function contentOf(rng: Rng, language: 'es' | 'en', hasPrevious = false): Content {
  const day = 13 + Math.floor(rng() * 15);
  const month = 1 + Math.floor(rng() * 12);
  const two = (value: number) => String(value).padStart(2, '0');
  const mark = language === 'en' ? '.' : rng() < 0.8 ? ',' : '.';
  const style: Style = {
    language,
    mark,
    date: language === 'es' ? `${two(day)}/${two(month)}/2026` : `${two(month)}/${two(day)}/2026`,
    isoDate: `2026-${two(month)}-${two(day)}`,
    hasPrevious,
  };
  const ids = new Set<string>();
  const rows: Row[] = [];
  const wanted = 14 + Math.floor(rng() * 14);
  while (ids.size < wanted) {
    const source = pick(rng, SOURCES);
    if (ids.has(source[0])) continue;
    // One name for two kinds of count is told apart by the unit alone.
    if (source[0] === 'neutrophils_percent' && ids.has('neutrophils')) continue;
    ids.add(source[0]);
    rows.push(rowOf(rng, source, style));
  }
  const absent: string[] = [];
  for (const row of rows) {
    if (rng() >= 0.05) continue;
    row.value = pick(
      rng,
      language === 'es'
        ? ['Pendiente', 'No realizado', 'Muestra insuficiente']
        : ['Pending', 'TNP', 'See note'],
    );
    row.flag = '';
    absent.push(row.id!);
    row.expected = null;
  }
  const [es, en, value, unit, range] = pick(rng, OTHERS);
  rows.splice(Math.floor(rng() * rows.length), 0, {
    id: null,
    name: language === 'es' ? es : en,
    value: value.replace('.', mark),
    unit,
    range: range.replaceAll('.', mark),
    flag: '',
    previous: '',
    comment: '',
    expected: null,
  });
  return { style, rows, absent };
}

type Pdf = InstanceType<typeof PDFDocument>;

/** Fonts of the standard set have no sign of micro or raised digits outside of their code page. */
const drawable = (text: string): string => text.replace(/[³]/gu, '^3');

function head(pdf: Pdf, { style }: Content, rng: Rng): number {
  const { language, date } = style;
  const at = (text: string, x: number, y: number) => pdf.text(drawable(text), x, y, { lineBreak: false });
  pdf.fontSize(12);
  at(language === 'es' ? 'LABORATORIO INVENTADO DEL NORTE' : 'INVENTED CLINICAL LABORATORY', 40, 36);
  pdf.fontSize(8);
  at(language === 'es' ? 'Paciente: PRUEBA INVENTADA, UNA' : 'Patient: SAMPLE, INVENTED', 40, 56);
  at(language === 'es' ? 'Fecha nacimiento: 14/02/1980' : 'DOB: 02/14/1980', 320, 56);
  const label = pick(
    rng,
    language === 'es'
      ? ['Fecha de extracción:', 'Extracción:', 'Fecha toma muestra:']
      : ['Date Collected:', 'Collection Date:', 'Collected:'],
  );
  at(`${label} ${date}`, 40, 70);
  at(language === 'es' ? 'Fecha de informe: 28/12/2026' : 'Report Date: 12/28/2026', 320, 70);
  return 96;
}

function table(
  pdf: Pdf,
  content: Content,
  rng: Rng,
  options: { byColumn: boolean; previousFirst: boolean },
): void {
  const { language, hasPrevious } = content.style;
  let y = head(pdf, content, rng);
  const size = 7 + rng() * 2;
  pdf.fontSize(size);
  const pitch = size * (1.5 + rng() * 0.6);
  const value = { x: 270, w: 50 };
  const previous = { x: 345, w: 60 };
  const [first, second] = options.previousFirst ? [previous, value] : [value, previous];
  [first.x, second.x] = [265, 330];
  const unitX = hasPrevious ? 405 : 340;
  const rangeX = unitX + 75;
  const right = rng() < 0.5;
  const cell = (text: string, place: { x: number; w: number }, top: number) => {
    const x = right ? place.x + place.w - pdf.widthOfString(drawable(text)) : place.x;
    pdf.text(drawable(text), x, top, { lineBreak: false });
  };
  const at = (text: string, x: number, top: number) => pdf.text(drawable(text), x, top, { lineBreak: false });
  at(language === 'es' ? 'Determinación' : 'Test', 40, y);
  cell(language === 'es' ? 'Resultado' : 'Result', value, y);
  if (hasPrevious) cell(language === 'es' ? 'Anterior' : 'Previous', previous, y);
  at(language === 'es' ? 'Unidades' : 'Units', unitX, y);
  at(language === 'es' ? 'Valores de referencia' : 'Reference Interval', rangeX, y);
  y += pitch;
  const flagBefore = rng() < 0.5;
  const cells = content.rows.map((row, index) => {
    const top = y + index * pitch;
    return [
      () => at(row.name, 40, top),
      () =>
        row.flag === ''
          ? undefined
          : flagBefore
            ? at(row.flag, 252, top)
            : at(row.flag, value.x + value.w + 4, top),
      () => cell(row.value, value, top),
      () => (hasPrevious && row.previous !== '' ? cell(row.previous, previous, top) : undefined),
      () => (row.unit === '' ? undefined : at(row.unit, unitX, top)),
      () => (row.range === '' ? undefined : at(row.range, rangeX, top)),
    ];
  });
  if (options.byColumn) for (let column = 0; column < 6; column += 1) for (const row of cells) row[column]!();
  else for (const row of cells) for (const draw of row) draw();
}

function paragraph(pdf: Pdf, content: Content, rng: Rng): void {
  const y = head(pdf, content, rng);
  const rows = content.rows.filter((row) => row.expected !== null || row.id !== null);
  const text = rows
    .map((row) => {
      const bare = row.range.replace(/^[([]|[)\]]$/gu, '');
      const range = /^\d/u.test(bare) ? `(${bare})` : row.range;
      if (row.expected && row.range !== '') row.expected.range = range;
      return [row.name, row.value, row.unit, range].filter((part) => part !== '').join(' ');
    })
    .join(' ');
  pdf
    .fontSize(8)
    .text(drawable(`${content.style.language === 'es' ? 'BIOQUÍMICA' : 'CHEMISTRY'} ${text}`), 40, y, {
      width: 500,
    });
  content.rows = rows;
}

function cards(pdf: Pdf, content: Content, rng: Rng): void {
  let y = head(pdf, content, rng);
  const { language } = content.style;
  pdf.fontSize(8);
  const line = (text: string, x = 40) => {
    pdf.text(drawable(text), x, y, { lineBreak: false });
    y += 12;
  };
  content.rows = content.rows.filter((row) => row.expected !== null && row.range !== '').slice(0, 16);
  for (const row of content.rows) {
    if (y > 740) {
      pdf.addPage();
      y = 50;
    }
    const bare = row.range.replace(/^[([]|[)\]]$/gu, '');
    row.expected!.range = bare;
    line(row.name);
    line(`${language === 'es' ? 'Rango normal' : 'Normal range'}: ${bare} ${row.unit}`);
    const ends = /^([\d.,]+)\s?-\s?([\d.,]+)$/u.exec(bare);
    if (ends) line(`${ends[1]}    ${ends[2]}`);
    else line(language === 'es' ? 'Valor' : 'Value');
    line(row.value);
    y += 8;
  }
}

function sideBySide(pdf: Pdf, content: Content, rng: Rng): void {
  const top = head(pdf, content, rng);
  pdf.fontSize(6.5);
  const half = Math.ceil(content.rows.length / 2);
  content.rows.forEach((row, index) => {
    const x = index < half ? 40 : 310;
    const y = top + (index % half) * 13;
    const at = (text: string, dx: number) =>
      text === '' ? undefined : pdf.text(drawable(text), x + dx, y, { lineBreak: false });
    at(row.name, 0);
    at(row.value, 140);
    at(row.unit, 168);
    at(row.range, 205);
  });
}

function lines(pdf: Pdf, content: Content, rng: Rng): void {
  let y = head(pdf, content, rng);
  pdf.font('Courier').fontSize(7.5);
  for (const row of content.rows) {
    const flag = row.flag === '*' ? ' *' : '';
    pdf.text(drawable(`${row.name}${flag} ${row.value} ${row.unit}      ${row.range}`), 40, y, {
      lineBreak: false,
    });
    y += 11.5;
  }
}

/** Previous result and its date beside the current one, as a large laboratory in the US prints it. */
function dated(pdf: Pdf, content: Content, rng: Rng): void {
  let y = head(pdf, content, rng);
  pdf.fontSize(7.5);
  const at = (text: string, x: number) =>
    text === '' ? undefined : pdf.text(drawable(text), x, y, { lineBreak: false });
  at('Test', 40);
  at('Current Result and Flag', 210);
  at('Previous Result and Date', 310);
  at('Units', 430);
  at('Reference Interval', 490);
  y += 14;
  for (const row of content.rows) {
    at(row.name, 40);
    at(row.value, 210);
    at(row.flag === 'H' ? 'High' : row.flag === 'L' ? 'Low' : '', 260);
    at(row.previous, 310);
    if (row.previous !== '') at('11/23/2022', 350);
    at(row.unit, 430);
    at(row.range, 490);
    y += 13;
  }
}

const LAYOUTS: readonly [
  string,
  'es' | 'en' | 'both',
  boolean,
  (pdf: Pdf, content: Content, rng: Rng) => void,
][] = [
  [
    'table',
    'both',
    false,
    (pdf, content, rng) => table(pdf, content, rng, { byColumn: false, previousFirst: false }),
  ],
  [
    'columns',
    'both',
    false,
    (pdf, content, rng) => table(pdf, content, rng, { byColumn: true, previousFirst: false }),
  ],
  [
    'previous',
    'both',
    true,
    (pdf, content, rng) => table(pdf, content, rng, { byColumn: false, previousFirst: false }),
  ],
  [
    'previous-first',
    'both',
    true,
    (pdf, content, rng) => table(pdf, content, rng, { byColumn: true, previousFirst: true }),
  ],
  ['paragraph', 'es', false, paragraph],
  ['cards', 'both', false, cards],
  ['side-by-side', 'both', false, sideBySide],
  ['lines', 'both', false, lines],
  ['dated', 'en', true, dated],
];
export const LAYOUT_NAMES = LAYOUTS.map(([name]) => name);

/** The bytes of a PDF that a function draws. */
export async function pdfOf(draw: (pdf: Pdf) => void, options: object = {}): Promise<Uint8Array> {
  const pdf = new PDFDocument({ size: 'A4', margin: 40, ...options });
  const chunks: Buffer[] = [];
  const done = new Promise<void>((resolve) => pdf.on('end', resolve));
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  draw(pdf);
  pdf.end();
  await done;
  return new Uint8Array(Buffer.concat(chunks));
}

/** One report of a layout; every fourth is encrypted, to be opened without a password. */
export async function generateReport(layout: string, seed: number): Promise<GeneratedReport> {
  const [name, languages, hasPrevious, draw] = LAYOUTS.find(([known]) => known === layout)!;
  const rng = rngOf(seed * 7919 + LAYOUT_NAMES.indexOf(layout) * 104_729);
  const language = languages === 'both' ? pick(rng, ['es', 'en'] as const) : languages;
  const content = contentOf(rng, language, hasPrevious);
  const options = seed % 4 === 0 ? { ownerPassword: 'owner', pdfVersion: '1.7ext3' } : {};
  const bytes = await pdfOf((pdf) => draw(pdf, content, rng), options);
  const markers = content.rows.flatMap(({ expected }) =>
    expected ? [{ ...expected, unit: expected.unit === null ? null : drawable(expected.unit) }] : [],
  );
  return { name: `${name} ${seed} ${language}`, bytes, markers, absent: content.absent };
}
