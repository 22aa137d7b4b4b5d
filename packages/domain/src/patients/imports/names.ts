import { foldHeading } from '../../shared/delimited/index.ts';

/**
 * How a column of full names is split: which part comes first, and how many surnames there are. A comma takes
 * precedence: the surnames precede it.
 */
export const NAME_SPLITS = [
  'GIVEN_TWO_SURNAMES',
  'GIVEN_ONE_SURNAME',
  'TWO_SURNAMES_GIVEN',
  'ONE_SURNAME_GIVEN',
] as const;
export type NameSplit = (typeof NAME_SPLITS)[number];

/** Particles that belong to the next word, or join two words: `de la Torre`, `Ortega y Gasset`. */
const BEGINNING = new Set('de del la las los da das do dos di du van von der den le san santa'.split(' '));
const JOINING = new Set(['y', 'i', 'e']);
/** As a capital it is an initial, `John E Smith`, unless everything is written in capitals. */
const MAYBE_INITIAL = new Set(['I', 'E']);

/** The words of a name, with those that belong together as one. */
function unitsOf(text: string): string[] {
  const units: string[] = [];
  const isShouted = text === text.toUpperCase();
  let isOpen = false;
  for (const word of text.split(/\s+/).filter((one) => one !== '')) {
    const lower = word.toLowerCase();
    const isInitial = MAYBE_INITIAL.has(word) && !isShouted;
    const isJoining = JOINING.has(lower) && !isInitial && units.length > 0;
    if (isOpen || isJoining) units.push(`${units.pop() ?? ''} ${word}`.trim());
    else units.push(word);
    isOpen = isJoining || BEGINNING.has(lower);
  }
  return units;
}

export interface SplitName {
  name: string;
  surname: string;
}

/**
 * Splits a full name; a missing part is empty. Of two words one is always the surname.
 *
 * @example
 * splitName('Lucía de la Torre Sanz', 'GIVEN_TWO_SURNAMES') // { name: 'Lucía', surname: 'de la Torre Sanz' }
 * splitName('Marín Sanz, Ana María', 'GIVEN_ONE_SURNAME') // { name: 'Ana María', surname: 'Marín Sanz' }
 */
export function splitName(text: string, split: NameSplit): SplitName {
  const comma = text.indexOf(',');
  if (comma >= 0) return { name: text.slice(comma + 1).trim(), surname: text.slice(0, comma).trim() };
  const units = unitsOf(text);
  const wanted = split === 'GIVEN_TWO_SURNAMES' || split === 'TWO_SURNAMES_GIVEN' ? 2 : 1;
  const surnames = Math.min(wanted, Math.max(0, units.length - 1));
  const isGivenFirst = split === 'GIVEN_TWO_SURNAMES' || split === 'GIVEN_ONE_SURNAME';
  const cut = isGivenFirst ? units.length - surnames : surnames;
  const [first, second] = [units.slice(0, cut).join(' '), units.slice(cut).join(' ')];
  return isGivenFirst ? { name: first, surname: second } : { name: second, surname: first };
}

/** How a heading suggests splitting the names below it: which part it names first, and in which language. */
export function nameSplitOf(heading: string): NameSplit {
  const folded = foldHeading(heading);
  const isEnglish = /name/.test(folded);
  if (/^(apellido|sur|last|family)/.test(folded))
    return isEnglish ? 'ONE_SURNAME_GIVEN' : 'TWO_SURNAMES_GIVEN';
  return isEnglish ? 'GIVEN_ONE_SURNAME' : 'GIVEN_TWO_SURNAMES';
}
