import { searchKey } from '../../../shared/index.ts';

/** What an amount of a recipe is counted in: a weight, a volume, or a measure such as a slice. */
export type RecipeMeasure =
  | { readonly kind: 'GRAMS' }
  | { readonly kind: 'MILLILITRES' }
  /** `word` as portions of foods name it, folded; none for a count of the thing itself. */
  | { readonly kind: 'MEASURE'; readonly word: string | null };

/** A line of a recipe's ingredients as it is understood. */
export interface IngredientLine {
  /** As it is written. */
  readonly text: string;
  /** The line without its amount: what is looked for among the foods. */
  readonly name: string;
  readonly amount: number | null;
  readonly measure: RecipeMeasure;
}

const FRACTIONS: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅛': 1 / 8,
};
const WORDS: Readonly<Record<string, number>> = {
  un: 1,
  una: 1,
  uno: 1,
  a: 1,
  an: 1,
  one: 1,
  medio: 0.5,
  media: 0.5,
  half: 0.5,
  dos: 2,
  two: 2,
  tres: 3,
  three: 3,
  cuatro: 4,
  four: 4,
};

/** Grams, or millilitres, of one. A spoon and a cup are the metric ones; a pinch is about a third of a gram. */
const UNITS: readonly (readonly [RegExp, RecipeMeasure['kind'], number, string?])[] = [
  [/^(kg|kilos?|kilogramos?|kilograms?)$/, 'GRAMS', 1000],
  [/^(g|gr|grs|gramos?|grams?)$/, 'GRAMS', 1],
  [/^(mg)$/, 'GRAMS', 0.001],
  [/^(oz|onzas?|ounces?)$/, 'GRAMS', 28.35],
  [/^(lb|lbs|libras?|pounds?)$/, 'GRAMS', 453.6],
  [/^(pizcas?|pinch(es)?)$/, 'GRAMS', 0.3],
  [/^(l|litros?|lit(er|re)s?)$/, 'MILLILITRES', 1000],
  [/^(dl|decilitros?)$/, 'MILLILITRES', 100],
  [/^(cl|centilitros?)$/, 'MILLILITRES', 10],
  [/^(ml|cc|mililitros?|millilit(er|re)s?)$/, 'MILLILITRES', 1],
  [/^(cucharaditas?|cdta|cdtas|teaspoons?|tsp)$/, 'MILLILITRES', 5],
  [/^(cucharadas?|cda|cdas|cs|tablespoons?|tbsp)$/, 'MILLILITRES', 15],
  [/^(tazas?|cups?)$/, 'MILLILITRES', 240],
  [/^(vasos?|glass(es)?)$/, 'MILLILITRES', 200],
  [/^(rebanadas?|slices?)$/, 'MEASURE', 1, 'rebanada'],
  [/^(lonchas?)$/, 'MEASURE', 1, 'loncha'],
  [/^(dientes?|cloves?)$/, 'MEASURE', 1, 'diente'],
  [/^(latas?|cans?|tins?)$/, 'MEASURE', 1, 'lata'],
  [/^(hojas?|lea(f|ves))$/, 'MEASURE', 1, 'hoja'],
  [/^(unidad|unidades|ud|uds|piezas?|pieces?)$/, 'MEASURE', 1],
];

const NUMBER = /^(\d+(?:[.,]\d+)?)?\s*([½⅓⅔¼¾⅛]|\d+\s*[/⁄]\s*\d+)?/;

/** The number at the beginning of a text, and what follows. */
function leadingNumber(text: string): { value: number; rest: string } | null {
  const [word = '', ...others] = text.split(' ');
  const named = WORDS[word];
  if (named !== undefined && others.length > 0) return { value: named, rest: others.join(' ') };
  // `1/2` has no whole part, although it begins with a number.
  const bare = /^(\d+)\s*[/⁄]\s*(\d+)/.exec(text);
  if (bare && Number(bare[2]) > 0)
    return { value: Number(bare[1]) / Number(bare[2]), rest: text.slice(bare[0].length).trim() };
  const [all = '', whole, fraction] = NUMBER.exec(text) ?? [];
  if (all.trim() === '') return null;
  const [over, under] = (fraction ?? '').split(/[/⁄]/).map(Number);
  const part = fraction === undefined ? 0 : (FRACTIONS[fraction] ?? (under ? (over ?? 0) / under : 0));
  return { value: Number((whole ?? '0').replace(',', '.')) + part, rest: text.slice(all.length).trim() };
}

/**
 * Reads a line such as "200 g de lentejas", "1½ cups milk" or "sal al gusto". A range counts as its middle. An amount that
 * is not written is not known.
 *
 * @example readIngredient('2 cucharadas de aceite') // { name: 'aceite', amount: 30, measure: { kind: 'MILLILITRES' }, … }
 */
export function readIngredient(line: string): IngredientLine {
  const text = line.replace(/\s+/g, ' ').trim();
  const plain = text.replace(/^[-–—•*·]\s*/, '').replace(/\([^)]*\)/g, ' ');
  // Fractions of one character would be taken apart by folding.
  let rest = plain
    .replace(/[½⅓⅔¼¾⅛]/g, (one) => `\uE000${Object.keys(FRACTIONS).indexOf(one)}`)
    .replace(/\s+/g, ' ')
    .trim();
  rest = searchKey(rest).replace(/\uE000(\d)/g, (_, at: string) => Object.keys(FRACTIONS)[Number(at)] ?? '');
  const first = leadingNumber(rest);
  if (!first) return { text, name: nameIn(rest), amount: null, measure: { kind: 'MEASURE', word: null } };
  let { value } = first;
  rest = first.rest;
  const range = /^(?:-|–|a|o|to|or)\s*(?=[\d½⅓⅔¼¾⅛])/.exec(rest);
  const last = range ? leadingNumber(rest.slice(range[0].length)) : null;
  if (last) {
    value = (value + last.value) / 2;
    rest = last.rest;
  }
  const [, word = '', after = ''] = /^([a-z]+)\.?(?:\s+(.*))?$/s.exec(rest) ?? [];
  const unit = UNITS.find(([words]) => words.test(word));
  if (!unit || after === '')
    return { text, name: nameIn(rest), amount: value, measure: { kind: 'MEASURE', word: null } };
  const [, kind, each, measure = null] = unit;
  return {
    text,
    name: nameIn(after),
    amount: value * each,
    measure: kind === 'MEASURE' ? { kind, word: measure } : { kind },
  };
}

/** What is bought: without "of", and without what is done with it. */
const nameIn = (text: string): string =>
  text
    .replace(/^(?:de|del|of)\s+/, '')
    .replace(/\s*,.*$/s, '')
    .replace(/\b(al gusto|a gusto|to taste|c\/?s|cantidad necesaria)\b.*$/s, '')
    .trim();
