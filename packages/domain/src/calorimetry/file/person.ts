import type { LocalDate } from '../../shared/index.ts';

/** What a file says about the person; null where it says nothing. */
export interface CartPerson {
  sex: 'MALE' | 'FEMALE' | null;
  /** Whole years; carts write 0 for an unknown age. */
  ageYears: number | null;
  birthdate: LocalDate | null;
  weightKg: number | null;
  heightCm: number | null;
}

const LABELS = {
  sex: /^(?:sex|gender|geschlecht|sexo|genero|kjonn|kon)$/,
  ageYears: /^(?:age|alter|edad)$/,
  birthdate:
    /^(?:birth ?date|date of birth|dob|geburtsdatum|geburtstag|fecha de nacimiento|fecha nac|f nacimiento)$/,
  weightKg: /^(?:weight|body mass|body weight|gewicht|korpergewicht|peso|peso corporal|masse|mass)$/,
  heightCm: /^(?:height|grosse|groesse|korpergrosse|estatura|altura|talla)$/,
} as const;
const MALE = /^(?:male|man|mann|mannlich|m|hombre|varon|masculino|h|v)$/;
const FEMALE = /^(?:female|woman|frau|weiblich|f|w|mujer|femenino)$/;

const plain = (text: string): string =>
  text
    .replace(/ß/g, 'ss')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .trim();

/** Collects the person from cells that are a label with its value to the right. */
export function personOf(rows: Iterable<readonly string[]>): CartPerson {
  const person: CartPerson = { sex: null, ageYears: null, birthdate: null, weightKg: null, heightCm: null };
  for (const cells of rows) {
    for (let i = 0; i < cells.length; i++) {
      const label = plain(cells[i]!)
        .replace(/[:;].*$/, '')
        .trim();
      const name = label.replace(/\s*[([].*$/, '').replace(/\.$/, '');
      const key = (Object.keys(LABELS) as (keyof CartPerson)[]).find((each) => LABELS[each].test(name));
      if (key === undefined) continue;
      const behind = cells.slice(i + 1, i + 5);
      const value = behind.find((cell) => cell !== '');
      if (value === undefined) continue;
      const unit = /[([]\s*([a-z]+)/.exec(label)?.[1] ?? null;
      if (key === 'sex') person.sex ??= sexOf(plain(value), name);
      else if (key === 'birthdate') person.birthdate ??= dateOf(value);
      else if (key === 'ageYears') person.ageYears ??= within(amount(value)?.value, 1, 120);
      else if (key === 'weightKg')
        person.weightKg ??= within(
          measured(behind, unit, 'kg', { lb: 0.45359237, lbs: 0.45359237, pounds: 0.45359237 }),
          2,
          400,
        );
      else
        person.heightCm ??= within(measured(behind, unit, 'cm', { in: 2.54, inch: 2.54, m: 100 }), 40, 260);
    }
  }
  return person;
}

const within = (value: number | null | undefined, low: number, high: number): number | null =>
  value === null || value === undefined || value < low || value > high ? null : value;

function sexOf(value: string, label: string): CartPerson['sex'] {
  // In Spanish "M" is the first letter of a woman and, in "masculino", of a man.
  if (value === 'm' && (label === 'sexo' || label === 'genero')) return null;
  return FEMALE.test(value) ? 'FEMALE' : MALE.test(value) ? 'MALE' : null;
}

function amount(text: string): { value: number; unit: string | null } | null {
  const found = /^(\d+(?:[.,]\d+)?)\s*([a-z]*)/.exec(plain(text));
  if (found === null) return null;
  return { value: Number(found[1]!.replace(',', '.')), unit: found[2] === '' ? null : found[2]! };
}

/** A value with its unit in the label, behind the number, or in the next cell; the metric one of several. */
function measured(
  cells: readonly string[],
  labelUnit: string | null,
  metric: string,
  others: Readonly<Record<string, number>>,
): number | null {
  let converted: number | null = null;
  for (let i = 0; i < cells.length; i++) {
    const found = amount(cells[i]!);
    if (found === null) {
      // The next label ends this one's values.
      if (cells[i] !== '' && plain(cells[i]!) !== metric && others[plain(cells[i]!)] === undefined) break;
      continue;
    }
    const unit = found.unit ?? labelUnit ?? plain(cells[i + 1] ?? '');
    if (unit === metric) return found.value;
    const factor = others[unit];
    if (factor !== undefined) converted ??= found.value * factor;
  }
  return converted;
}

/** A date that can be read in one way only. */
function dateOf(text: string): LocalDate | null {
  const iso = /^(\d{4})-(\d{2})-(\d{2})/.exec(text);
  if (iso !== null) return iso[0] as LocalDate;
  const found = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})/.exec(text) ?? /^(\d{2})()(\d{2})(\d{4})$/.exec(text);
  if (found === null) return null;
  const [a, mark, b] = [Number(found[1]), found[2], Number(found[3])];
  const isDayFirst = mark === '.' || a > 12;
  if ((!isDayFirst && b <= 12 && a !== b) || a < 1 || b < 1) return null;
  const [day, month] = isDayFirst || a === b ? [a, b] : [b, a];
  if (month > 12 || day > 31) return null;
  return `${found[4]}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
