import type { NutrientKey } from '../foods/index.ts';
import type { BiologicalSex } from '../patients/index.ts';
import { ADULT_AGE } from '../shared/index.ts';
import { adultLevel, type AppliedLevel, type IngredientCode } from '../supplements/index.ts';

/**
 * What EFSA calls the figure: a population reference intake, an adequate intake, or an intake that is both safe and
 * adequate, which here counts as the most to take.
 */
export type ReferenceKind = 'PRI' | 'AI' | 'SAFE';

/** A figure from an age on, in years, of women and of men. */
type Step = readonly [fromAge: number, women: number, men: number];

interface Reference {
  readonly kind: ReferenceKind;
  /** Year, volume and issue, and article of the opinion in the EFSA Journal. */
  readonly opinion: readonly [year: number, issue: string, article: number];
  /** Youngest first, in the nutrient's unit; `PER_MJ` is per megajoule of the day's energy. */
  readonly steps: readonly Step[] | 'PER_MJ';
  /** The upper limit of adults, where it counts what is in food. */
  readonly limitOf?: IngredientCode;
}

const all = (fromAge: number, amount: number): Step => [fromAge, amount, amount];

/**
 * Dietary reference values of EFSA for healthy people of one year or more, who are neither pregnant nor breastfeeding.
 * Left out: niacin, whose reference counts the tryptophan that tables of foods do not; chloride, iodine, biotin and
 * others that foods have no figure for.
 */
const REFERENCES = {
  fibre: {
    kind: 'AI',
    opinion: [2010, '8(3)', 1462],
    steps: [all(1, 10), all(4, 14), all(7, 16), all(11, 19), all(15, 21), all(18, 25)],
  },
  sodium: {
    kind: 'SAFE',
    opinion: [2019, '17(9)', 5778],
    steps: [all(1, 1100), all(4, 1300), all(7, 1700), all(11, 2000)],
  },
  potassium: {
    kind: 'AI',
    opinion: [2016, '14(10)', 4592],
    steps: [all(1, 800), all(4, 1100), all(7, 1800), all(11, 2700), all(15, 3500)],
  },
  calcium: {
    kind: 'PRI',
    opinion: [2015, '13(5)', 4101],
    steps: [all(1, 450), all(4, 800), all(11, 1150), all(18, 1000), all(25, 950)],
    limitOf: 'CALCIUM',
  },
  phosphorus: {
    kind: 'AI',
    opinion: [2015, '13(7)', 4185],
    steps: [all(1, 250), all(4, 440), all(11, 640), all(18, 550)],
  },
  magnesium: {
    kind: 'AI',
    opinion: [2015, '13(7)', 4186],
    steps: [all(1, 170), all(3, 230), [10, 250, 300], [18, 300, 350]],
  },
  /** Of women before the menopause; after it 11 mg. */
  iron: {
    kind: 'PRI',
    opinion: [2015, '13(10)', 4254],
    steps: [all(1, 7), all(7, 11), [12, 13, 11], [18, 16, 11]],
    limitOf: 'IRON',
  },
  /** Of adults with 600 mg of phytate a day; 7.5 and 9.4 mg with half of it, 12.7 and 16.3 mg with twice as much. */
  zinc: {
    kind: 'PRI',
    opinion: [2014, '12(10)', 3844],
    steps: [all(1, 4.3), all(4, 5.5), all(7, 7.4), all(11, 9.4), [15, 10.4, 12.5], [18, 9.3, 11.7]],
    limitOf: 'ZINC',
  },
  copper: {
    kind: 'AI',
    opinion: [2015, '13(10)', 4253],
    steps: [all(1, 0.7), all(3, 1), [10, 1.1, 1.3], [18, 1.3, 1.6]],
    limitOf: 'COPPER',
  },
  manganese: {
    kind: 'AI',
    opinion: [2013, '11(11)', 3419],
    steps: [all(1, 0.5), all(4, 1), all(7, 1.5), all(11, 2), all(15, 3)],
    limitOf: 'MANGANESE',
  },
  selenium: {
    kind: 'AI',
    opinion: [2014, '12(10)', 3846],
    steps: [all(1, 15), all(4, 20), all(7, 35), all(11, 55), all(15, 70)],
    limitOf: 'SELENIUM',
  },
  /** In retinol equivalents. Its upper limit is of retinol alone, which foods do not state. */
  vitaminA: {
    kind: 'PRI',
    opinion: [2015, '13(3)', 4028],
    steps: [all(1, 250), all(4, 300), all(7, 400), all(11, 600), [15, 650, 750]],
  },
  vitaminD: { kind: 'AI', opinion: [2016, '14(10)', 4547], steps: [all(1, 15)], limitOf: 'VITAMIN_D' },
  vitaminE: {
    kind: 'AI',
    opinion: [2015, '13(7)', 4149],
    steps: [all(1, 6), all(3, 9), [10, 11, 13]],
    limitOf: 'VITAMIN_E',
  },
  vitaminK: {
    kind: 'AI',
    opinion: [2017, '15(5)', 4780],
    steps: [all(1, 12), all(4, 20), all(7, 30), all(11, 45), all(15, 65), all(18, 70)],
  },
  vitaminC: {
    kind: 'PRI',
    opinion: [2013, '11(11)', 3418],
    steps: [all(1, 20), all(4, 30), all(7, 45), all(11, 70), [15, 90, 100], [18, 95, 110]],
  },
  thiamin: { kind: 'PRI', opinion: [2016, '14(12)', 4653], steps: 'PER_MJ' },
  riboflavin: {
    kind: 'PRI',
    opinion: [2017, '15(8)', 4919],
    steps: [all(1, 0.6), all(4, 0.7), all(7, 1), all(11, 1.4), all(15, 1.6)],
  },
  pantothenicAcid: { kind: 'AI', opinion: [2014, '12(2)', 3581], steps: [all(1, 4), all(11, 5)] },
  vitaminB6: {
    kind: 'PRI',
    opinion: [2016, '14(6)', 4485],
    steps: [all(1, 0.6), all(4, 0.7), all(7, 1), all(11, 1.4), [15, 1.6, 1.7]],
    limitOf: 'VITAMIN_B6',
  },
  folate: {
    kind: 'PRI',
    opinion: [2014, '12(11)', 3893],
    steps: [all(1, 120), all(4, 140), all(7, 200), all(11, 270), all(15, 330)],
  },
  vitaminB12: {
    kind: 'AI',
    opinion: [2015, '13(7)', 4150],
    steps: [all(1, 1.5), all(7, 2.5), all(11, 3.5), all(15, 4)],
  },
  choline: {
    kind: 'AI',
    opinion: [2016, '14(8)', 4484],
    steps: [all(1, 140), all(4, 170), all(7, 250), all(11, 340), all(15, 400)],
  },
} as const satisfies Partial<Record<NutrientKey, Reference>>;

export type ReferencedNutrient = keyof typeof REFERENCES;
export const REFERENCED_NUTRIENTS = Object.keys(REFERENCES) as readonly ReferencedNutrient[];

/** Thiamin, in milligrams per megajoule. */
const THIAMIN_PER_MJ = 0.1;
const KCAL_PER_MJ = 239;

/** Whom a reference is for. */
export interface ReferencePerson {
  sex: BiologicalSex;
  /** In whole years. */
  age: number;
  /** Of a day, in kilocalories. */
  energy: number;
}

export interface ReferenceIntake {
  kind: ReferenceKind;
  /** Of a day, in the nutrient's unit. */
  amount: number;
  /** The most to take in a day; null without a published one that foods can be compared with. */
  limit: AppliedLevel | null;
  source: { title: string; year: number; href: string };
}

/** A day's reference intake; null below the age of one year. */
export function referenceIntake(
  nutrient: ReferencedNutrient,
  { sex, age, energy }: ReferencePerson,
): ReferenceIntake | null {
  const { kind, opinion, steps, limitOf }: Reference = REFERENCES[nutrient];
  if (!(age >= 1)) return null;
  const step = steps === 'PER_MJ' ? null : steps.findLast(([from]) => age >= from);
  if (step === undefined) return null;
  const amount = step === null ? (THIAMIN_PER_MJ * energy) / KCAL_PER_MJ : step[sex === 'FEMALE' ? 1 : 2];
  const [year, issue, article] = opinion;
  return {
    kind,
    amount,
    limit: limitOf !== undefined && age >= ADULT_AGE ? adultLevel(limitOf) : null,
    source: {
      title: `EFSA Journal ${year};${issue}:${article}`,
      year,
      href: `https://doi.org/10.2903/j.efsa.${year}.${article}`,
    },
  };
}
