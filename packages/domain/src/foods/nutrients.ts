/** What the reference intake of a nutrient is. */
export type ReferenceSource =
  /** Nutrient reference value, Regulation (EU) 1169/2011, annex XIII, part A. */
  | 'EU_NRV'
  /** Reference intake of an average adult (8400 kJ), the same annex, part B. */
  | 'EU_RI';

export interface NutrientReferenceIntake {
  /** A day's intake, in the nutrient's unit. */
  readonly amount: number;
  readonly source: ReferenceSource;
  /** Fat, saturates, sugars, sodium: less is better; of all others it is what an adult needs. */
  readonly isUpperLimit?: true;
}

export type NutrientUnit = 'kcal' | 'g' | 'mg' | 'µg';
export type NutrientGroup = 'MAIN' | 'FATS' | 'MINERALS' | 'VITAMINS' | 'OTHER';

interface NutrientFacts {
  readonly unit: NutrientUnit;
  readonly group: NutrientGroup;
  /** How many a screen shows. */
  readonly decimals: number;
  /** The most that 100 g can hold; pure substances reach it. */
  readonly max: number;
  readonly reference?: NutrientReferenceIntake;
  /** The headings of its column in a spreadsheet, folded, without the unit, in Spanish and English. */
  readonly heading: RegExp;
}

const needed = (amount: number): { reference: NutrientReferenceIntake } => ({
  reference: { amount, source: 'EU_NRV' },
});
const intake = (amount: number, isUpperLimit?: true): { reference: NutrientReferenceIntake } => ({
  reference: { amount, source: 'EU_RI', ...(isUpperLimit ? { isUpperLimit } : {}) },
});

const main = (unit: 'kcal' | 'g', decimals: number, heading: RegExp) =>
  ({ unit, group: 'MAIN', decimals, max: unit === 'kcal' ? 902 : 100, heading }) as const;
const fat = (heading: RegExp, decimals = 1) =>
  ({ unit: 'g', group: 'FATS', decimals, max: 100, heading }) as const;
const mineral = (unit: 'mg' | 'µg', decimals: number, heading: RegExp, max = 100_000) =>
  ({ unit, group: 'MINERALS', decimals, max, heading }) as const;
const vitamin = (unit: 'mg' | 'µg', decimals: number, heading: RegExp, max = 100_000) =>
  ({ unit, group: 'VITAMINS', decimals, max, heading }) as const;

/**
 * The nutrients of a food, per 100 g, in the order of screens and files. The food's schema, what is stored, the columns
 * of an imported table, labels (by key) and totals derive from this.
 */
export const NUTRIENTS = {
  energy: {
    ...main('kcal', 0, /^(energia|calorias|valor energetico|kcal|energy|calories)$/),
    ...intake(2000),
  },
  protein: { ...main('g', 1, /^(proteinas?|prot|proteins?)$/), ...intake(50) },
  fat: {
    ...main('g', 1, /^(grasas?( totale?s?)?|lipidos( totales)?|(total )?fat|lipids)$/),
    ...intake(70, true),
  },
  carbohydrate: {
    ...main(
      'g',
      1,
      /^((hidratos( de carbono)?|carbohidratos|hc|glucidos)( totales)?|(total )?carbohydrates?|carbs)$/,
    ),
    ...intake(260),
  },
  sugars: {
    ...main('g', 1, /^((de los cuales )?azucares( totales)?|(of which |total )?sugars?)$/),
    ...intake(90, true),
  },
  fibre: main('g', 1, /^(fibra( (alimentaria|dietetica|total))?|(dietary )?fib(er|re))$/),
  saturates: {
    ...fat(
      /^((de las cuales )?(grasas? |acidos grasos )?saturad[ao]s|ags|saturates|saturated (fat|fatty acids))$/,
    ),
    ...intake(20, true),
  },
  monounsaturates: fat(
    /^((grasas? |acidos grasos )?monoinsaturad[ao]s|agm|monounsaturated( fat| fatty acids)?|monounsaturates)$/,
  ),
  polyunsaturates: fat(
    /^((grasas? |acidos grasos )?poliinsaturad[ao]s|agp|polyunsaturated( fat| fatty acids)?|polyunsaturates)$/,
  ),
  transFat: fat(/^((grasas? |acidos grasos )?trans|trans[ -]fat(ty acids)?)$/, 2),
  ala: fat(/^(ala|acido alfa[ -]?linolenico|alpha[ -]?linolenic acid)$/, 2),
  epa: fat(/^(epa|acido eicosapentaenoico|eicosapentaenoic acid)$/, 2),
  dha: fat(/^(dha|acido docosahexaenoico|docosahexaenoic acid)$/, 2),
  cholesterol: { unit: 'mg', group: 'FATS', decimals: 0, max: 5000, heading: /^(colesterol|cholesterol)$/ },
  sodium: { ...mineral('mg', 0, /^(sodio|na|sodium)$/, 39_340), ...intake(2400, true) },
  potassium: { ...mineral('mg', 0, /^(potasio|k|potassium)$/), ...needed(2000) },
  calcium: { ...mineral('mg', 0, /^(calcio|ca|calcium)$/), ...needed(800) },
  phosphorus: { ...mineral('mg', 0, /^(fosforo|p|phosphorus)$/), ...needed(700) },
  magnesium: { ...mineral('mg', 0, /^(magnesio|mg|magnesium)$/), ...needed(375) },
  iron: { ...mineral('mg', 1, /^(hierro|fe|iron)$/, 1000), ...needed(14) },
  zinc: { ...mineral('mg', 1, /^(zinc|cinc|zn)$/, 1000), ...needed(10) },
  copper: { ...mineral('mg', 2, /^(cobre|cu|copper)$/, 1000), ...needed(1) },
  manganese: { ...mineral('mg', 2, /^(manganeso|mn|manganese)$/, 1000), ...needed(2) },
  selenium: { ...mineral('µg', 1, /^(selenio|se|selenium)$/), ...needed(55) },
  vitaminA: {
    ...vitamin('µg', 0, /^(vitamina a( \(?rae\)?)?|vitamin a( \(?rae\)?)?|retinol)$/),
    ...needed(800),
  },
  vitaminD: { ...vitamin('µg', 1, /^(vitamina d3?|vitamin d3?)$/), ...needed(5) },
  vitaminE: {
    ...vitamin('mg', 1, /^(vitamina e|vitamin e|(alfa|alpha)[ -]?tocopherol|alfa[ -]?tocoferol)$/, 1000),
    ...needed(12),
  },
  vitaminK: { ...vitamin('µg', 1, /^(vitamina k1?|vitamin k1?)$/), ...needed(75) },
  vitaminC: { ...vitamin('mg', 1, /^(vitamina c|vitamin c|acido ascorbico|ascorbic acid)$/), ...needed(80) },
  thiamin: { ...vitamin('mg', 2, /^(tiamina|vitamina b1|thiamine?|vitamin b1)$/, 1000), ...needed(1.1) },
  riboflavin: {
    ...vitamin('mg', 2, /^(riboflavina|vitamina b2|riboflavin|vitamin b2)$/, 1000),
    ...needed(1.4),
  },
  niacin: { ...vitamin('mg', 1, /^(niacina|vitamina b3|niacin|vitamin b3)$/, 1000), ...needed(16) },
  pantothenicAcid: {
    ...vitamin('mg', 2, /^(acido pantotenico|vitamina b5|pantothenic acid|vitamin b5)$/, 1000),
    ...needed(6),
  },
  vitaminB6: {
    ...vitamin('mg', 2, /^(vitamina b6|vitamin b6|piridoxina|pyridoxine)$/, 1000),
    ...needed(1.4),
  },
  folate: {
    ...vitamin('µg', 0, /^(folatos?|acido folico|vitamina b9|folates?|folic acid|vitamin b9)$/),
    ...needed(200),
  },
  vitaminB12: { ...vitamin('µg', 2, /^(vitamina b12|vitamin b12|cobalamina|cobalamin)$/), ...needed(2.5) },
  choline: { unit: 'mg', group: 'OTHER', decimals: 0, max: 10_000, heading: /^(colina|choline)$/ },
  caffeine: { unit: 'mg', group: 'OTHER', decimals: 0, max: 100_000, heading: /^(cafeina|caffeine)$/ },
  alcohol: { unit: 'g', group: 'OTHER', decimals: 1, max: 100, heading: /^(alcohol|etanol|ethanol)$/ },
  water: { unit: 'g', group: 'OTHER', decimals: 1, max: 100, heading: /^(agua|humedad|water|moisture)$/ },
} as const satisfies Record<string, NutrientFacts>;

export type NutrientKey = keyof typeof NUTRIENTS;
export const NUTRIENT_KEYS = Object.keys(NUTRIENTS) as readonly NutrientKey[];

/** The facts of a nutrient, with what only some have. */
export const nutrientFacts = (key: NutrientKey): NutrientFacts => NUTRIENTS[key];

/** Amounts per 100 g, or of a total. Null is not known, which is not 0. */
export type NutrientAmounts = Readonly<Record<NutrientKey, number | null>>;

/** One value for each nutrient, in the table's order. */
export function eachNutrient<Value>(of: (key: NutrientKey) => Value): Record<NutrientKey, Value> {
  return Object.fromEntries(NUTRIENT_KEYS.map((key) => [key, of(key)])) as Record<NutrientKey, Value>;
}

export const NOTHING_KNOWN: NutrientAmounts = eachNutrient(() => null);

/** Grams of salt in one gram of sodium (Regulation (EU) 1169/2011, annex I). */
const SALT_OF_SODIUM = 2.5;

/** Grams of salt that hold these milligrams of sodium. */
export const saltOf = (sodiumMg: number): number => (sodiumMg * SALT_OF_SODIUM) / 1000;
/** Milligrams of sodium in these grams of salt. */
export const sodiumOf = (saltG: number): number => (saltG * 1000) / SALT_OF_SODIUM;

/** Kilojoules of one kilocalorie. */
export const KJ_PER_KCAL = 4.184;
