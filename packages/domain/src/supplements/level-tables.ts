/**
 * Bodies whose levels are looked up for every ingredient, in the order in which they decide: the first that sets a level
 * for a person judges. EFSA includes its predecessor, the SCF; NASEM includes the Institute of Medicine; EVM is the
 * United Kingdom's Expert Group on Vitamins and Minerals, whose levels are for adults only.
 */
export const LEVEL_BODIES = ['EFSA', 'NASEM', 'EVM'] as const;
export type LevelBody = (typeof LEVEL_BODIES)[number];

/**
 * A tolerable upper intake level; a safe level, up to which no harm was seen where the data did not allow an upper level
 * to be set; or guidance, which rests on less than that.
 */
export type LevelKind = 'UPPER' | 'SAFE' | 'GUIDANCE';

/** From an age in months on; null where the body sets no level for it. */
export type LevelStep = readonly [fromMonths: number, amount: number | null];

export interface PublishedLevel {
  readonly kind: LevelKind;
  /** Whether what the diet provides counts, or only what is added to it. */
  readonly counts: 'ALL' | 'ADDED';
  readonly source: LevelSource;
  /** Youngest first, in the ingredient's unit; no level below the first. */
  readonly steps: readonly LevelStep[];
  /** Ages below this are judged by weight instead, in the ingredient's unit for each kilogram, from the first step on. */
  readonly perKg?: { readonly amount: number; readonly belowMonths: number };
  /** Where it differs from that of the age; null where none is set. */
  readonly pregnant?: number | null;
  readonly breastfeeding?: number | null;
}

/** What a body says of an ingredient: a level, that data were insufficient to set one, or nothing. */
export type BodyView =
  | { readonly level: PublishedLevel; readonly dose?: PublishedLevel }
  | { readonly finding: 'INSUFFICIENT_DATA'; readonly source: LevelSource }
  | { readonly finding: 'NOT_ASSESSED' };

const doi = (journal: string, article: number, year: number) => ({
  title: `EFSA Journal ${journal}:${String(article)}`,
  href: `https://doi.org/10.2903/j.efsa.${String(year)}.${String(article)}`,
});
const overview = (year: number) => ({
  title: `SCF, ${String(year)}`,
  href: 'https://www.efsa.europa.eu/en/topics/topic/dietary-reference-values',
});
const academies = (title: string, id: number) => ({
  title,
  href: `https://doi.org/10.17226/${String(id)}`,
});

/** Scientific opinions that the levels are from. */
export const LEVEL_SOURCES = {
  SCF_2000: overview(2000),
  SCF_2001: overview(2001),
  SCF_2002: overview(2002),
  SCF_2003: overview(2003),
  EFSA_BORON: { title: 'EFSA Journal 2004;80', href: 'https://doi.org/10.2903/j.efsa.2004.80' },
  EFSA_2005: {
    title: 'EFSA, 2005',
    href: 'https://www.efsa.europa.eu/en/topics/topic/dietary-reference-values',
  },
  EFSA_C: { title: 'EFSA Journal 2004;59', href: 'https://doi.org/10.2903/j.efsa.2004.59' },
  EFSA_PROTEIN: doi('2012;10(2)', 2557, 2012),
  EFSA_CALCIUM: doi('2012;10(7)', 2814, 2012),
  EFSA_OMEGA: doi('2012;10(7)', 2815, 2012),
  EFSA_CAFFEINE: doi('2015;13(5)', 4102, 2015),
  EFSA_D_INFANTS: doi('2018;16(8)', 5365, 2018),
  EFSA_SELENIUM: doi('2023;21(1)', 7704, 2023),
  EFSA_B6: doi('2023;21(5)', 8006, 2023),
  EFSA_D: doi('2023;21(8)', 8145, 2023),
  EFSA_FOLATE: doi('2023;21(11)', 8353, 2023),
  EFSA_MANGANESE: doi('2023;21(12)', 8413, 2023),
  EFSA_A: doi('2024;22(6)', 8814, 2024),
  EFSA_IRON: doi('2024;22(6)', 8819, 2024),
  EFSA_E: doi('2024;22(8)', 8953, 2024),
  IOM_1997: academies('IOM, 1997', 5776),
  IOM_1998: academies('IOM, 1998', 6015),
  IOM_2000: academies('IOM, 2000', 9810),
  IOM_2001: academies('IOM, 2001', 10026),
  IOM_2005: academies('IOM, 2005', 10490),
  IOM_2011: academies('IOM, 2011', 13050),
  NASEM_2019: academies('NASEM, 2019', 25353),
  EVM_2003: {
    title: 'EVM, 2003',
    href: 'https://cot.food.gov.uk/committee/committee-on-toxicity/cotreports/cotjointreps/evmreport',
  },
} as const;
export type LevelSource = keyof typeof LEVEL_SOURCES;

export const MONTHS = 12;
/** Ages at which EFSA's groups begin: 4 months, then 1, 4, 7, 11, 15 and 18 years. */
const EFSA_AGES = [4, 12, 48, 84, 132, 180, 216] as const;
/** Ages at which the groups of the Academies begin: birth, 6 months, then 1, 4, 9, 14 and 19 years. */
const NASEM_AGES = [0, 6, 12, 48, 108, 168, 228] as const;
const ADULT_MONTHS = 18 * MONTHS;

type Seven<Value> = readonly [Value, Value, Value, Value, Value, Value, Value];
type Details = Partial<Omit<PublishedLevel, 'source' | 'steps'>>;

const levelOf =
  (ages: Seven<number>) =>
  (source: LevelSource, amounts: Seven<number | null>, details: Details = {}): { level: PublishedLevel } => ({
    level: {
      kind: 'UPPER',
      counts: 'ALL',
      source,
      steps: ages.map((age, at) => [age, amounts[at] ?? null] as const),
      ...details,
    },
  });

/** A level of EFSA or the SCF, by its age groups; pregnancy and lactation are as for the age unless stated. */
export const efsa = levelOf(EFSA_AGES);
/** A level of the Academies, by their age groups. */
export const nasem = levelOf(NASEM_AGES);
/** A level for adults alone. */
export const adults = (
  source: LevelSource,
  amount: number,
  details: Details = {},
): { level: PublishedLevel } => ({
  level: { kind: 'UPPER', counts: 'ALL', source, steps: [[ADULT_MONTHS, amount]], ...details },
});
/** The Expert Group's levels count what supplements add, and leave out pregnancy and breastfeeding. */
export const evm = (amount: number, kind: LevelKind = 'GUIDANCE') =>
  adults('EVM_2003', amount, { kind, counts: 'ADDED', pregnant: null, breastfeeding: null });

export const insufficient = (source: LevelSource) => ({ finding: 'INSUFFICIENT_DATA', source }) as const;
export const notAssessed = { finding: 'NOT_ASSESSED' } as const;
