/** Household measures of the USDA files in both languages; what is not here is left out. */
const MEASURES: readonly (readonly [pattern: RegExp, es: string, en: string])[] = [
  [/^cup(,? \(8 fl oz\))?$/, 'taza', 'cup'],
  [/^cup,? chopped( or diced)?$/, 'taza troceada', 'cup, chopped'],
  [/^cup,? sliced$|^cup slices$/, 'taza en rodajas', 'cup, sliced'],
  [/^cup,? (cubes|diced)$/, 'taza en dados', 'cup, diced'],
  [/^cup,? shredded$/, 'taza rallada', 'cup, shredded'],
  [/^cup,? halves$/, 'taza en mitades', 'cup, halves'],
  [/^cup,? whole$/, 'taza de piezas enteras', 'cup, whole'],
  [/^cup,? (mashed|pureed)$/, 'taza en puré', 'cup, mashed'],
  [/^(tbsp|tablespoon)$/, 'cucharada', 'tablespoon'],
  [/^tsp$/, 'cucharadita', 'teaspoon'],
  [/^slice$/, 'rebanada o loncha', 'slice'],
  [/^slice, thin$/, 'rebanada fina', 'thin slice'],
  [/^fillet$/, 'filete', 'fillet'],
  [/^(medium|fruit|apricot|fig|tortilla|potato|banana)( whole)?( \(.*\))?$/, 'pieza mediana', 'medium piece'],
  [/^large( whole)?( \(.*\))?$/, 'pieza grande', 'large piece'],
  [/^small( whole)?( \(.*\))?$/, 'pieza pequeña', 'small piece'],
  [/^leaf(, medium)?$/, 'hoja', 'leaf'],
  [/^clove$/, 'diente', 'clove'],
  [/^stalk, medium/, 'tallo mediano', 'medium stalk'],
  [/^can$/, 'lata', 'can'],
  [/^piece$/, 'pieza', 'piece'],
];

/** Millilitres of the measures of volume. */
const VOLUMES: readonly (readonly [pattern: RegExp, ml: number])[] = [
  [/^cup(,? \(8 fl oz\))?$/, 236.588],
  [/^fl oz$/, 29.5735],
  [/^(tbsp|tablespoon)$/, 14.7868],
];

/** Foods of Ciqual, which states no household measures, by those of USDA of which a spoon holds as much. */
export const MEASURED_LIKE: Readonly<Record<string, string>> = { 17270: '4053' };

/** The pot that yoghurt is sold in here; USDA's are larger. */
const POT = { nameEs: '1 yogur', nameEn: '1 pot', grams: 125 } as const;
const IN_POTS = /^yogur\b/iu;

/** The measures of a food beside those of its table. */
export const ownMeasures = (nameEs: string) => (IN_POTS.test(nameEs) ? [POT] : []);

export interface UsdaPortion {
  readonly amount: string;
  readonly measure: string;
  readonly grams: string;
}

/** "1 cucharada" and its grams, each name once. */
export function householdPortions(rows: readonly UsdaPortion[]) {
  const seen = new Set<string>();
  return rows.flatMap(({ amount, measure, grams }) => {
    const known = MEASURES.find(([pattern]) => pattern.test(measure));
    if (known === undefined || amount !== '1') return [];
    const nameEs = `1 ${known[1]}`;
    if (seen.has(nameEs)) return [];
    seen.add(nameEs);
    return [{ nameEs, nameEn: `1 ${known[2]}`, grams: Number(grams) }];
  });
}

/** Grams in a millilitre, from the largest measure of volume. */
export function densityOf(rows: readonly UsdaPortion[]): number | null {
  for (const [pattern, ml] of VOLUMES) {
    const row = rows.find(({ measure }) => pattern.test(measure));
    if (row) return Math.round((1000 * Number(row.grams)) / (Number(row.amount) * ml)) / 1000;
  }
  return null;
}
