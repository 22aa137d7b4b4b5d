import { INGREDIENT_UNITS, type IngredientUnit } from './option-sets.ts';
import {
  adults,
  efsa,
  evm,
  insufficient,
  nasem,
  notAssessed,
  type BodyView,
  type LevelBody,
} from './level-tables.ts';

export type IngredientWeight = 'G' | 'MG' | 'UG';

interface Ingredient {
  /** The unit of totals and levels. */
  readonly unit: IngredientWeight;
  /**
   * What is compared with the level of a day. The highest day, unless the level is about what a body stores for weeks,
   * so that a large weekly dose is customary: then the mean of the days, and the highest day is shown beside it.
   */
  readonly judged: 'HIGHEST_DAY' | 'MEAN';
  /** What one international unit weighs, in the ingredient's unit. */
  readonly perIu?: number;
  /** What each body says. A body cannot be left out. */
  readonly says: Readonly<Record<LevelBody, BodyView>>;
}

const of = (
  unit: IngredientWeight,
  EFSA: BodyView,
  NASEM: BodyView,
  EVM: BodyView = notAssessed,
  more: Partial<Pick<Ingredient, 'judged' | 'perIu'>> = {},
): Ingredient => ({ unit, judged: 'HIGHEST_DAY', says: { EFSA, NASEM, EVM }, ...more });

const ADDED = { counts: 'ADDED' } as const;
/** An amino acid of the report on macronutrients, which found too few data for an upper level. */
const aminoAcid = (unit: IngredientWeight) => of(unit, notAssessed, insufficient('IOM_2005'));
/** What no body has looked at as a nutrient with an upper level. */
const unassessed = (unit: IngredientWeight) => of(unit, notAssessed, notAssessed);

/**
 * Caffeine: 400 mg a day and 200 mg at once for adults; 200 mg a day in pregnancy, the same at once and a day while
 * breastfeeding; for children and adolescents 3 mg for each kilogram of body weight, at once and a day. EFSA's groups of
 * children begin at three years.
 */
const CAFFEINE = {
  kind: 'SAFE',
  counts: 'ALL',
  source: 'EFSA_CAFFEINE',
  perKg: { amount: 3, belowMonths: 216 },
  pregnant: 200,
  breastfeeding: 200,
} as const;

/** What supplements contain, and what the bodies say of it, in the ingredient's unit a day. */
export const INGREDIENTS = {
  VITAMIN_A: of(
    'UG',
    efsa('EFSA_A', [600, 800, 1100, 1500, 2000, 2600, 3000]),
    nasem('IOM_2001', [600, 600, 600, 900, 1700, 2800, 3000]),
    evm(1500),
    { perIu: 0.3 },
  ),
  BETA_CAROTENE: of('MG', insufficient('EFSA_A'), insufficient('IOM_2000'), evm(7, 'UPPER'), {
    perIu: 0.0006,
  }),
  VITAMIN_B1: of('MG', insufficient('SCF_2001'), insufficient('IOM_1998'), evm(100)),
  VITAMIN_B2: of('MG', insufficient('SCF_2000'), insufficient('IOM_1998'), evm(40)),
  NICOTINIC_ACID: of(
    'MG',
    efsa('SCF_2002', [null, 2, 3, 4, 6, 8, 10], { ...ADDED, pregnant: null, breastfeeding: null }),
    nasem('IOM_1998', [null, null, 10, 15, 20, 30, 35], ADDED),
    evm(17),
  ),
  NICOTINAMIDE: of(
    'MG',
    efsa('SCF_2002', [null, 150, 220, 350, 500, 700, 900], { ...ADDED, pregnant: null, breastfeeding: null }),
    nasem('IOM_1998', [null, null, 10, 15, 20, 30, 35], ADDED),
    evm(500),
  ),
  VITAMIN_B5: of('MG', insufficient('SCF_2002'), insufficient('IOM_1998'), evm(200)),
  VITAMIN_B6: of(
    'MG',
    efsa('EFSA_B6', [2.2, 3.2, 4.5, 6.1, 8.6, 10.7, 12]),
    nasem('IOM_1998', [null, null, 30, 40, 60, 80, 100]),
    evm(10, 'UPPER'),
  ),
  BIOTIN: of('UG', insufficient('SCF_2001'), insufficient('IOM_1998'), evm(900)),
  FOLIC_ACID: of(
    'UG',
    efsa('EFSA_FOLATE', [200, 200, 300, 400, 600, 800, 1000], ADDED),
    nasem('IOM_1998', [null, null, 300, 400, 600, 800, 1000], ADDED),
    evm(1000),
  ),
  VITAMIN_B12: of('UG', insufficient('SCF_2000'), insufficient('IOM_1998'), evm(2000)),
  VITAMIN_C: of(
    'MG',
    insufficient('EFSA_C'),
    nasem('IOM_2000', [null, null, 400, 650, 1200, 1800, 2000]),
    evm(1000),
  ),
  VITAMIN_D: of(
    'UG',
    {
      level: {
        kind: 'UPPER',
        counts: 'ALL',
        source: 'EFSA_D',
        // Infants: 25 µg in the first half of the year and 35 µg in the second, as set in 2018 and kept.
        steps: [
          [0, 25],
          [6, 35],
          [12, 50],
          [132, 100],
        ],
      },
    },
    nasem('IOM_2011', [25, 38, 63, 75, 100, 100, 100]),
    evm(25),
    { judged: 'MEAN', perIu: 0.025 },
  ),
  VITAMIN_E: of(
    'MG',
    efsa('EFSA_E', [50, 100, 120, 160, 220, 260, 300]),
    nasem('IOM_2000', [null, null, 200, 300, 600, 800, 1000], ADDED),
    evm(540, 'UPPER'),
    // Natural d-alpha-tocopherol; the synthetic form has 0.45 mg, so that this never counts too little.
    { perIu: 0.67 },
  ),
  VITAMIN_K: of('UG', insufficient('SCF_2003'), insufficient('IOM_2001'), evm(1000)),
  CHOLINE: of('MG', notAssessed, nasem('IOM_1998', [null, null, 1000, 1000, 2000, 3000, 3500])),
  CALCIUM: of(
    'MG',
    efsa('EFSA_CALCIUM', [null, null, null, null, null, null, 2500]),
    nasem('IOM_2011', [1000, 1500, 2500, 2500, 3000, 3000, 2500]),
    evm(1500),
  ),
  PHOSPHORUS: of(
    'MG',
    insufficient('EFSA_2005'),
    {
      level: {
        kind: 'UPPER',
        counts: 'ALL',
        source: 'IOM_1997',
        steps: [
          [12, 3000],
          [108, 4000],
          // From 71 years on, because kidneys excrete less.
          [852, 3000],
        ],
        pregnant: 3500,
      },
    },
    evm(250),
  ),
  MAGNESIUM: of(
    'MG',
    efsa('SCF_2001', [null, null, 250, 250, 250, 250, 250], ADDED),
    nasem('IOM_1997', [null, null, 65, 110, 350, 350, 350], ADDED),
    evm(400),
  ),
  POTASSIUM: of('MG', insufficient('EFSA_2005'), insufficient('NASEM_2019'), evm(3700)),
  SODIUM: of(
    'MG',
    insufficient('EFSA_2005'),
    // Intakes above which chronic disease becomes likelier.
    nasem('NASEM_2019', [null, null, 1200, 1500, 1800, 2300, 2300], { kind: 'SAFE' }),
  ),
  IRON: of(
    'MG',
    efsa('EFSA_IRON', [5, 10, 15, 20, 30, 35, 40], { kind: 'SAFE' }),
    nasem('IOM_2001', [40, 40, 40, 40, 40, 45, 45]),
    evm(17),
  ),
  ZINC: of(
    'MG',
    efsa('SCF_2003', [null, 7, 10, 13, 18, 22, 25]),
    nasem('IOM_2001', [4, 5, 7, 12, 23, 34, 40]),
    evm(25, 'UPPER'),
  ),
  COPPER: of(
    'MG',
    efsa('SCF_2003', [null, 1, 2, 3, 4, 4, 5], { pregnant: null, breastfeeding: null }),
    nasem('IOM_2001', [null, null, 1, 3, 5, 8, 10]),
    evm(1, 'UPPER'),
  ),
  IODINE: of(
    'UG',
    efsa('SCF_2002', [null, 200, 250, 300, 450, 500, 600]),
    nasem('IOM_2001', [null, null, 200, 300, 600, 900, 1100]),
    evm(500),
  ),
  SELENIUM: of(
    'UG',
    efsa('EFSA_SELENIUM', [45, 70, 95, 130, 180, 230, 255]),
    nasem('IOM_2000', [45, 60, 90, 150, 280, 400, 400]),
    evm(350, 'UPPER'),
  ),
  MANGANESE: of(
    'MG',
    efsa('EFSA_MANGANESE', [2, 4, 5, 6, 7, 7, 8], { kind: 'SAFE' }),
    nasem('IOM_2001', [null, null, 2, 3, 6, 9, 11]),
    evm(4),
  ),
  MOLYBDENUM: of(
    'UG',
    efsa('SCF_2000', [null, 100, 200, 250, 400, 500, 600]),
    nasem('IOM_2001', [null, null, 300, 600, 1100, 1700, 2000]),
  ),
  CHROMIUM: of('UG', insufficient('SCF_2003'), insufficient('IOM_2001'), evm(10_000)),
  BORON: of(
    'MG',
    efsa('EFSA_BORON', [null, 3, 4, 5, 7, 9, 10]),
    nasem('IOM_2001', [null, null, 3, 6, 11, 17, 20]),
    evm(6, 'UPPER'),
  ),
  /** Levels of EPA and DHA are of one without the other; both together have {@link COMBINED_LEVELS}. */
  EPA: of('MG', adults('EFSA_OMEGA', 1800, { kind: 'SAFE', ...ADDED }), insufficient('IOM_2005')),
  DHA: of(
    'MG',
    efsa('EFSA_OMEGA', [1000, 1000, 1000, 1000, 1000, 1000, 1000], { kind: 'SAFE', ...ADDED }),
    insufficient('IOM_2005'),
  ),
  ALA: of('MG', notAssessed, insufficient('IOM_2005')),
  PROTEIN: of('G', insufficient('EFSA_PROTEIN'), insufficient('IOM_2005')),
  CREATINE: unassessed('G'),
  CAFFEINE: of(
    'MG',
    {
      level: {
        ...CAFFEINE,
        steps: [
          [36, null],
          [216, 400],
        ],
      },
      dose: {
        ...CAFFEINE,
        steps: [
          [36, null],
          [216, 200],
        ],
      },
    },
    notAssessed,
  ),
  FIBRE: of('G', notAssessed, insufficient('IOM_2005')),
  COLLAGEN: unassessed('G'),
  LEUCINE: aminoAcid('MG'),
  ISOLEUCINE: aminoAcid('MG'),
  VALINE: aminoAcid('MG'),
  GLUTAMINE: aminoAcid('G'),
  BETA_ALANINE: unassessed('G'),
  CITRULLINE: unassessed('G'),
  TAURINE: unassessed('MG'),
  GLYCINE: aminoAcid('G'),
  THEANINE: unassessed('MG'),
  MELATONIN: unassessed('MG'),
  COENZYME_Q10: unassessed('MG'),
  /** Anything else, by its name; it is not added up. */
  OTHER: unassessed('MG'),
} as const satisfies Record<string, Ingredient>;
export type IngredientCode = keyof typeof INGREDIENTS;
export const INGREDIENT_CODES = Object.keys(INGREDIENTS) as [IngredientCode, ...IngredientCode[]];

/** Sums that have a level of their own: EPA and DHA together, from supplements, up to 5 g a day for adults. */
export const COMBINED_LEVELS = {
  EPA_DHA: {
    parts: ['EPA', 'DHA'],
    ...of('MG', adults('EFSA_OMEGA', 5000, { kind: 'SAFE', ...ADDED }), insufficient('IOM_2005')),
  },
} as const satisfies Record<string, Ingredient & { parts: readonly IngredientCode[] }>;
export type CombinedCode = keyof typeof COMBINED_LEVELS;
export type LevelledCode = IngredientCode | CombinedCode;

export const ingredientFacts = (code: LevelledCode): Ingredient =>
  code === 'EPA_DHA' ? COMBINED_LEVELS.EPA_DHA : INGREDIENTS[code];

/** The units in which a label gives an ingredient: international units for the vitamins that have a factor. */
export const unitsOf = (code: IngredientCode | null): readonly IngredientUnit[] =>
  INGREDIENT_UNITS.filter(
    (unit) =>
      (unit !== 'BILLION_CFU' || code === 'OTHER') &&
      (unit !== 'IU' || (code !== null && ingredientFacts(code).perIu !== undefined)),
  );
