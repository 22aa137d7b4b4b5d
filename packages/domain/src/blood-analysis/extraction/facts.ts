import type { ReportDate, ReportPatient } from '../report.ts';
import type { Line, Word } from './lines.ts';
import { nameKey } from './text-keys.ts';

export type DateKind = 'SAMPLE' | 'REPORT' | 'BIRTH' | 'OTHER';

/** A date of a report with what it is the date of. */
export interface FoundDate {
  kind: DateKind;
  date: ReportDate;
}

const KINDS: readonly [DateKind, RegExp][] = [
  ['BIRTH', /(?:^| )(?:nacimiento|nac|fnac|birth|dob|born|f nac)(?: |$)/gu],
  [
    'OTHER',
    /(?:^| )(?:recepcion|recibido|recibida|entrada|registro|received|solicitud|peticion|ordered|order|ingreso|anterior|anteriores|previos|previas|historico|historicos|previous|prior|proxima|caducidad)(?: |$)/gu,
  ],
  [
    'SAMPLE',
    /(?:^| )(?:extraccion|toma|tomada|recogida|obtencion|muestra|collected|collection|drawn|specimen date|sample date|date of sample|date of service)(?: |$)/gu,
  ],
  [
    'REPORT',
    /(?:^| )(?:informe|finalizacion|validacion|validado|emision|emitido|reported|report|resultados?|printed|impresion|impreso|released|completed|issued|final)(?: |$)/gu,
  ],
];

/** What a text before a date says that it is the date of: its last telling word. */
function kindOf(text: string): DateKind | null {
  let best: { kind: DateKind; at: number } | null = null;
  for (const [kind, pattern] of KINDS) {
    for (const match of nameKey(text).matchAll(pattern)) {
      if (best === null || match.index > best.at) best = { kind, at: match.index };
    }
  }
  // `Fecha de la toma de muestra`, `Fecha recepción muestra`: receipt of the sample is not its taking.
  if (best?.kind === 'SAMPLE' && /recepcion|received|recibid/u.test(nameKey(text).slice(-40))) return 'OTHER';
  return best?.kind ?? null;
}

const MONTHS = 'ene feb mar abr may jun jul ago sep oct nov dic'.split(' ');
const MONTHS_EN = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const monthOf = (word: string): number => {
  const key = nameKey(word).slice(0, 3);
  return Math.max(MONTHS.indexOf(key), MONTHS_EN.indexOf(key)) + 1;
};

const DATES =
  /(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})|(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?!\d)|(\d{1,2})(?:st|nd|rd|th|º)?[-\s/]+(?:de\s+|of\s+)?(\p{L}{3,10})\.?[-\s/]+(?:de\s+)?(\d{4})|(\p{L}{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})/gu;
const CLOCK = /^[\sT,]*(?:a las |at )?(\d{1,2}):(\d{2})(?::\d{2})?\s*([AP]M)?/iu;

const two = (value: number): string => String(value).padStart(2, '0');

function isoDay(year: number, month: number, day: number): string | null {
  const full = year < 100 ? (year > 50 ? 1900 : 2000) + year : year;
  const valid = month >= 1 && month <= 12 && day >= 1 && day <= 31 && full >= 1900 && full <= 2100;
  return valid ? `${full}-${two(month)}-${two(day)}` : null;
}

interface RawDate {
  text: string;
  at: number;
  end: number;
  date: string;
  isOpen: boolean;
  swapped: string | null;
}

function rawDates(text: string, isMonthFirst: boolean): RawDate[] {
  return [...text.matchAll(DATES)].flatMap((match) => {
    const [, y1, m1, d1, a, b, y2, d3, word3, y3, word4, d4, y4] = match;
    let day: string | null = null;
    let swapped: string | null = null;
    if (y1) day = isoDay(Number(y1), Number(m1), Number(d1));
    else if (a) {
      const [first, second, year] = [Number(a), Number(b), Number(y2)];
      const dayFirst = isoDay(year, second, first);
      const monthFirst = isoDay(year, first, second);
      day = isMonthFirst ? (monthFirst ?? dayFirst) : (dayFirst ?? monthFirst);
      swapped =
        dayFirst && monthFirst && dayFirst !== monthFirst ? (isMonthFirst ? dayFirst : monthFirst) : null;
    } else if (word3) day = isoDay(Number(y3), monthOf(word3), Number(d3));
    else if (word4) day = isoDay(Number(y4), monthOf(word4), Number(d4));
    if (day === null) return [];
    const end = match.index + match[0].length;
    const clock = CLOCK.exec(text.slice(end));
    const hours = clock
      ? (Number(clock[1]) % (clock[3] ? 12 : 24)) + (/p/iu.test(clock[3] ?? '') ? 12 : 0)
      : 0;
    return [
      {
        text: match[0],
        at: match.index,
        end: clock ? end + clock[0].length : end,
        date: clock ? `${day}T${two(hours)}:${clock[2]}` : day,
        isOpen: swapped !== null,
        swapped,
      },
    ];
  });
}

/** Whether a report writes the month first: one date proves it; without proof, a Spanish report never does. */
export function monthFirst(
  lines: readonly Line[],
  language: 'es' | 'en' | null,
): { isFirst: boolean; isProven: boolean } {
  const numeric = lines.flatMap(({ text }) => [
    ...text.matchAll(/(?<!\d)(\d{1,2})[-/.](\d{1,2})[-/.](?:\d{4}|\d{2})(?!\d)/gu),
  ]);
  const isMonth = numeric.some((match) => Number(match[2]) > 12 && Number(match[1]) <= 12);
  const isDay = numeric.some((match) => Number(match[1]) > 12 && Number(match[2]) <= 12);
  if (isMonth !== isDay) return { isFirst: isMonth, isProven: true };
  return { isFirst: language === 'en', isProven: language === 'es' && !isMonth };
}

/** The dates of a line, each with the kind that the words before it, or above it, give. */
export function datesOf(
  line: Line,
  above: Line | undefined,
  order: { isFirst: boolean; isProven: boolean },
): FoundDate[] {
  const dates = rawDates(line.text, order.isFirst);
  let since = 0;
  let last: DateKind | null = null;
  return dates.flatMap((raw) => {
    const before = line.text.slice(since, raw.at);
    since = raw.end;
    const kind = kindOf(before) ?? (above === undefined ? null : kindOf(textAbove(line, above, raw, dates)));
    last = kind ?? (/^[\sa-]*$/iu.test(before) ? last : null);
    const isOpen = raw.isOpen && !order.isProven;
    return [{ kind: last ?? 'OTHER', date: { text: raw.text, date: raw.date, isOpen } }];
  });
}

/** A date alone, as heading of a column: its day; null for what is none. */
export const dayOf = (text: string, order: { isFirst: boolean }): string | null =>
  rawDates(text, order.isFirst)[0]?.date.slice(0, 10) ?? null;

const middleOf = (words: readonly Word[]): number => {
  const last = words.at(-1)!;
  return (words[0]!.x + last.x + last.width) / 2;
};

/** The words of a line that are a part of its text. */
function wordsAt(line: Line, at: number, length: number): Word[] {
  let passed = 0;
  return line.words.filter((word) => {
    const begins = passed;
    passed += word.text.length + 1;
    return begins < at + length && passed > at;
  });
}

/** The words of the line above that are over a date of this one, and over none of the others more than over it. */
function textAbove(line: Line, above: Line, raw: RawDate, dates: readonly RawDate[]): string {
  const isFacts = above.page === line.page && !/\d{1,2}[-/.]\d{1,2}[-/.]\d/u.test(above.text);
  if (!isFacts || line.top - above.bottom > (line.bottom - line.top) * 2) return '';
  const words = wordsAt(line, raw.at, raw.text.length);
  const first = words[0];
  const last = words.at(-1);
  if (!first || !last) return '';
  const others = dates
    .filter((other) => other !== raw)
    .map((other) => wordsAt(line, other.at, other.text.length))
    .filter((found) => found.length > 0);
  const isNearest = (word: Word): boolean => {
    const apart = (found: readonly Word[]): number => Math.abs(middleOf(found) - middleOf([word]));
    return others.every((other) => apart(words) <= apart(other));
  };
  return above.words
    .filter((word) => word.x < last.x + last.width + 30 && word.x + word.width > first.x - 30)
    .filter(isNearest)
    .map((word) => word.text)
    .join(' ');
}

const LABELS: readonly [keyof ReportPatient | 'surname', RegExp][] = [
  [
    'name',
    /(?:paciente|nombre(?: y apellidos)?|apellidos y nombre|apellidos, nombre|patient(?: name)?|nombre del paciente|name)\s*:\s*/iu,
  ],
  ['surname', /apellidos\s*:\s*/iu],
  [
    'number',
    /(?:n[ºo°.]*\s*(?:de\s*)?historia(?: cl[ií]nica)?|historia(?: cl[ií]nica)?|nhc|mrn|patient id|(?<!\p{L})(?:id(?:entificaci[oó]n)?|dni|nif|cip|sip|nuhsa))\s*:\s*/iu,
  ],
];

/** What follows a label, to the next label or the next column. */
function afterLabel(line: Line, pattern: RegExp): string | null {
  const match = pattern.exec(line.text);
  if (!match) return null;
  // The doctor's, the centre's, the test's and the sample's names and numbers are no person's.
  if (
    /(?:doctora?|m[eé]dico|lab|test|physician|provider|solicitante|centro|hospital|facultativo|specimen|sample|muestra)\W*$/iu.test(
      line.text.slice(0, match.index),
    )
  )
    return null;
  let length = 0;
  const kept: string[] = [];
  for (const word of line.words) {
    const begins = length;
    length += word.text.length + 1;
    if (begins < match.index + match[0].length) continue;
    if (kept.length > 0 && (word.gap > 1.5 || /:$/u.test(word.text))) break;
    kept.push(word.text);
  }
  return kept.length === 0 ? null : kept.join(' ');
}

/** What a line says of the person. */
export function patientOf(
  line: Line,
  born: string | null,
): Partial<Record<keyof ReportPatient | 'surname', string>> {
  const facts: Partial<Record<keyof ReportPatient | 'surname', string>> = {};
  for (const [key, pattern] of LABELS) {
    const value = afterLabel(line, pattern);
    if (value !== null) facts[key] = value;
  }
  if (born !== null) facts.born = born;
  const sex = /(?<!\p{L})(?:sexo|sex|g[eé]nero|gender)\s*:?\s*(\p{L}+)/iu.exec(line.text)?.[1]?.toLowerCase();
  const isMale = sex !== undefined && /^(?:v|h|hombre|var[oó]n|male|masculino)$/u.test(sex);
  const isFemale = sex !== undefined && /^(?:f|mujer|female|femenino)$/u.test(sex);
  // A bare M is a man in English and in some Spanish reports, a woman (mujer) in others: it is left open.
  if (isMale) facts.sex = 'MALE';
  if (isFemale) facts.sex = 'FEMALE';
  // "Page 1" and "Average 120" are no ages, and an age in months or days is no number of years.
  const age = /(?<!\p{L})(?:edad|age)\s*:?\s*(\d{1,3})(?!\d)(?!\s*(?:mes|month|d[ií]a|day|sem|week))/iu.exec(
    line.text,
  )?.[1];
  if (age !== undefined) facts.age = age;
  return facts;
}

const SPANISH = new Set(
  'de la el del en paciente fecha muestra resultado resultados unidades valores referencia hemograma bioquimica glucosa colesterol creatinina hemoglobina leucocitos hematies plaquetas trigliceridos informe laboratorio nombre apellidos edad sexo'.split(
    ' ',
  ),
);
const ENGLISH = new Set(
  'the of date collected collection patient result results units reference range interval glucose cholesterol creatinine hemoglobin wbc rbc platelets triglycerides report laboratory name age sex level normal'.split(
    ' ',
  ),
);

export function languageOf(lines: readonly Line[]): 'es' | 'en' | null {
  const words = lines.flatMap(({ text }) => nameKey(text).split(' '));
  const es = words.filter((word) => SPANISH.has(word)).length;
  const en = words.filter((word) => ENGLISH.has(word)).length;
  return es === en ? null : es > en ? 'es' : 'en';
}
