import { parseUnit, type BloodUnit } from '../markers/units.ts';

export const UCUM = 'http://unitsofmeasure.org';

const CODES: readonly (readonly [code: string, as: string])[] = [
  ...['g', 'mg', 'ug', 'ng', 'pg'].flatMap((mass) =>
    ['dL', 'L', 'mL'].map((volume) => [`${mass}/${volume}`, `${mass}/${volume}`] as const),
  ),
  ...['mmol', 'umol', 'nmol', 'pmol'].map((moles) => [`${moles}/L`, `${moles}/L`] as const),
  ['meq/L', 'mEq/L'],
  ['10*3/uL', '10^3/uL'],
  ['10*6/uL', '10^6/uL'],
  ['/uL', '/mm3'],
  ['U/L', 'U/L'],
  ['mU/L', 'mU/L'],
  ['k[IU]/L', 'kU/L'],
  ['ukat/L', 'ukat/L'],
  ['%', '%'],
  ['L/L', 'L/L'],
  ['fL', 'fL'],
  ['pg', 'pg'],
  ['mm/h', 'mm/h'],
  ['mL/min/{1.73_m2}', 'mL/min/1.73m2'],
  ['mmol/mol', 'mmol/mol'],
  ['s', 's'],
  ['{ratio}', 'ratio'],
];

const isSame = (one: BloodUnit, other: BloodUnit): boolean =>
  one.kind === other.kind && Math.abs(one.scale / other.scale - 1) < 1e-9;

/** International units are no enzyme units: the text tells them apart, their size does not. */
const inInternationalUnits = (text: string, code: string): string =>
  /(?:ui|iu|u\.i)/iu.test(text) ? code.replace(/(^|[mk])U\//u, '$1[IU]/') : code;

/** The code of UCUM for a unit as a laboratory writes it; null where none of ours means the same. */
export function ucumOf(text: string): string | null {
  if (text.trim() === '') return '{ratio}';
  const unit = parseUnit(text);
  if (unit === null) return null;
  const spelled = text.replace(/\s/gu, '').replace(/[µμ]/gu, 'u').toLowerCase();
  const fitting = CODES.filter(([, as]) => isSame(parseUnit(as)!, unit));
  const same = fitting.find(([, as]) => as.toLowerCase() === spelled) ?? fitting[0];
  return same === undefined ? null : inInternationalUnits(text, same[0]);
}

/** A code of UCUM as {@link parseUnit} reads it: `m[IU]/L` → `mIU/L`, `10*3/uL`, `mL/min/{1.73_m2}`. */
export const textOfUcum = (code: string): string =>
  code
    .replace('{1.73_m2}', '1.73m2')
    .replace(/\{[^}]*\}/gu, '')
    .replace(/[[\]]/gu, '')
    .replace(/\/$/u, '');
