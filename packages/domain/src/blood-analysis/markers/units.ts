/**
 * What a unit measures. Two units of one kind differ by a factor; the code of LOINC and the way of converting depend on
 * the kind, never on the spelling.
 */
export const UNIT_KINDS = [
  'MASS',
  'MOLES',
  'EQUIVALENTS',
  'CELLS',
  'ACTIVITY',
  'CATALYTIC',
  'PERCENT',
  'FRACTION',
  'CELL_VOLUME',
  'CELL_MASS',
  'SEDIMENTATION',
  'CLEARANCE',
  'MOLES_PER_MOLE',
  'SECONDS',
  'NUMBER',
] as const;
export type UnitKind = (typeof UNIT_KINDS)[number];

/** A unit that was understood. */
export interface BloodUnit {
  kind: UnitKind;
  /** How many base units of its kind it is: g/L, mol/L, Eq/L, cells/L, U/L, kat/L; 1 for the others. */
  scale: number;
}

const PREFIX: Record<string, number> = { '': 1, k: 1e3, m: 1e-3, u: 1e-6, n: 1e-9, p: 1e-12, f: 1e-15 };
const VOLUME: Record<string, number> = {
  l: 1,
  dl: 0.1,
  '100ml': 0.1,
  ml: 1e-3,
  ul: 1e-6,
  mm3: 1e-6,
  nl: 1e-9,
  pl: 1e-12,
};
const AMOUNT: Record<string, UnitKind> = {
  g: 'MASS',
  mol: 'MOLES',
  eq: 'EQUIVALENTS',
  u: 'ACTIVITY',
  ui: 'ACTIVITY',
  iu: 'ACTIVITY',
  kat: 'CATALYTIC',
};

const PLAIN: Record<string, UnitKind> = {
  '%': 'PERCENT',
  'l/l': 'FRACTION',
  fl: 'CELL_VOLUME',
  um3: 'CELL_VOLUME',
  pg: 'CELL_MASS',
  'pg/cel': 'CELL_MASS',
  'mm/h': 'SEDIMENTATION',
  'mm/hr': 'SEDIMENTATION',
  'mm/1h': 'SEDIMENTATION',
  'mm/1ªh': 'SEDIMENTATION',
  'mm/hora': 'SEDIMENTATION',
  'mm/1hora': 'SEDIMENTATION',
  'mm/1ahora': 'SEDIMENTATION',
  mm: 'SEDIMENTATION',
  'mmol/mol': 'MOLES_PER_MOLE',
  'mmol/molhb': 'MOLES_PER_MOLE',
  s: 'SECONDS',
  seg: 'SECONDS',
  sec: 'SECONDS',
  segundos: 'SECONDS',
  seconds: 'SECONDS',
  ratio: 'NUMBER',
  inr: 'NUMBER',
  indice: 'NUMBER',
  index: 'NUMBER',
};

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** One spelling for the ways in which a unit is written: signs of micro, raised digits, spaces, capitals. */
const squeezed = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[µμ]/gu, 'u')
    .replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/gu, (digit) => String(SUPERSCRIPTS.indexOf(digit)))
    .replace(/[×∙·⋅]/gu, 'x')
    .replace(/\s+/gu, '')
    .toLowerCase()
    .replace(/[áàä]/gu, 'a')
    .replace(/[íì]/gu, 'i')
    .replace(/[éè]/gu, 'e')
    .replace(/[úù]/gu, 'u')
    .replace(/mcg|mcrg/gu, 'ug')
    .replace(/microg/gu, 'ug')
    .replace(/u\.i\.?/gu, 'ui');

const CLEARANCE = /^ml\/min(?:\/(?:1[.,]73)?(?:m2|m\^2|m\*2)?)?(?:1[.,]73(?:m2|m\^2)?)?$/u;
/** Powers of ten before cells: `x10^3`, `10e3`, `10*3`, `x10E3`, `103` where the raised digit lost its height. */
const POWER = /^x?10(?:\^|\*\*|\*|e|ex|x)?(3|6|9|12)\/?(.*)$/u;
const CELL_WORDS: readonly [RegExp, number][] = [
  [/^(?:k|mil|miles|thousand|thou|thous|x?1000)$/u, 1e3],
  [/^(?:m|mill|mill\.|millones|mio|million|mil\/mill)$/u, 1e6],
  [/^(?:|x?cel|cels|cel\.|celulas|cells|cell|leu|u|ul)$/u, 1],
];

/** A count in a volume: the volume, and the words that some laboratories write before or after it. */
function cellsPer(text: string, factor: number): BloodUnit | null {
  const volume = text.replace(/^(?:cel|celulas|cells|cel\.)\//u, '').replace(/^\//u, '');
  const size = VOLUME[volume];
  return size === undefined ? null : { kind: 'CELLS', scale: factor / size };
}

/**
 * Understands a unit as laboratories write it, in Spanish and English.
 * @returns null for what is no unit, or none of blood
 */
export function parseUnit(text: string): BloodUnit | null {
  // Giga and tera per litre differ from grams by their capital alone.
  const bare = text.trim();
  if (bare === 'G/L' || bare === 'Gpt/L') return { kind: 'CELLS', scale: 1e9 };
  if (bare === 'T/L' || bare === 'Tpt/L') return { kind: 'CELLS', scale: 1e12 };
  const unit = squeezed(bare);
  if (unit === '' || unit.length > 24) return null;
  const plain = PLAIN[unit];
  if (plain !== undefined) return { kind: plain, scale: 1 };
  if (CLEARANCE.test(unit)) return { kind: 'CLEARANCE', scale: 1 };
  const percentMass = /^(m|u)?g%$/u.exec(unit);
  if (percentMass) return { kind: 'MASS', scale: PREFIX[percentMass[1] ?? '']! / 0.1 };
  const amount = /^(k|m|u|n|p|f)?(g|mol|eq|ui|iu|u|kat)\/(l|dl|100ml|ml|ul)$/u.exec(unit);
  if (amount) {
    const [, prefix = '', what, volume] = amount;
    return { kind: AMOUNT[what!]!, scale: PREFIX[prefix]! / VOLUME[volume!]! };
  }
  const power = POWER.exec(unit);
  if (power) return cellsPer(power[2]!, 10 ** Number(power[1]));
  if (unit === 'mm3' || unit === '/mm3') return { kind: 'CELLS', scale: 1e6 };
  const [words, volume, rest] = unit.split('/');
  if (volume === undefined || rest !== undefined || !/^(?:ul|mm3|l|nl|pl)$/u.test(volume)) return null;
  const word = CELL_WORDS.find(([pattern]) => pattern.test(words!));
  return word === undefined ? null : cellsPer(volume, word[1]);
}
