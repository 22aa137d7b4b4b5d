import type { FoodRestriction } from '../../foods/index.ts';

/** Somebody for whom a sentence is wrong: a restriction, or a code of the record, which has a dot in it. */
type NotFor = FoodRestriction | `${string}.${string}`;

const NO_FISH: readonly NotFor[] = ['FISH', 'VEGETARIAN', 'VEGAN'];
const NO_MEAT: readonly NotFor[] = ['MEAT', 'VEGETARIAN', 'VEGAN'];
const NO_EGGS: readonly NotFor[] = ['EGGS', 'VEGAN'];
const NO_DAIRY: readonly NotFor[] = ['MILK', 'VEGAN'];
/** Those whose menus have hardly any bread, rice or pulses. */
const NO_STARCH: readonly NotFor[] = ['dietType.KETOGENIC', 'dietType.LOW_CARB'];
const CHILDREN: readonly NotFor[] = [
  'state.INFANT',
  'state.CHILD_UNDER_6',
  'state.CHILD_UNDER_10',
  'state.CHILD_UNDER_18',
];

/**
 * What of a remark is right for some alone, as a sentence of its own; and remarks that are wrong as a whole for some. A
 * person who eats no fish is not told to eat oily fish, and a child's sheet does not speak of wine.
 */
export const REMARK_AUDIENCE: Readonly<
  Record<
    string,
    { readonly notFor?: readonly NotFor[]; readonly parts?: Readonly<Record<string, readonly NotFor[]>> }
  >
> = {
  'disease.DIABETES_TYPE_2': { parts: { WHOLE_GRAIN: NO_STARCH } },
  'disease.PREDIABETES': { parts: { WHOLE_GRAIN: NO_STARCH } },
  'disease.POLYCYSTIC_OVARY': { parts: { WHOLE_GRAIN: NO_STARCH, PULSES: ['FODMAP', ...NO_STARCH] } },
  'disease.HYPERTENSION': { parts: { ADULTS: CHILDREN } },
  'disease.DYSLIPIDAEMIA': { parts: { OILY_FISH: NO_FISH, PULSES: ['FODMAP', ...NO_STARCH] } },
  'disease.HYPOTHYROIDISM': { parts: { SOYA: ['SOYBEANS'] } },
  'disease.FATTY_LIVER': { parts: { ALCOHOL: CHILDREN } },
  'disease.GOUT': { parts: { FISH: NO_FISH, MEAT: NO_MEAT, DAIRY: [...NO_DAIRY, 'LACTOSE'] } },
  'disease.REFLUX': { parts: { COFFEE: ['CAFFEINE'], ALCOHOL: ['ALCOHOL', ...CHILDREN] } },
  'disease.ANAEMIA': { parts: { TEA_AND_COFFEE: ['CAFFEINE'] } },
  'disease.SLEEP_APNOEA': { parts: { ALCOHOL: CHILDREN } },
  'pregnancyState.PREGNANT': { parts: { MEAT: NO_MEAT, FISH: NO_FISH, EGGS: NO_EGGS } },
  'dietType.FLEXITARIAN': { notFor: ['VEGETARIAN', 'VEGAN'] },
  'dietType.VEGETARIAN': { notFor: NO_DAIRY },
  'dietType.HALAL': { parts: { MEAT: NO_MEAT } },
  'dietType.KOSHER': { parts: { MEAT_AND_MILK: [...NO_MEAT, ...NO_DAIRY.slice(0, 1)], FISH: NO_FISH } },
  'digestiveProblem.BLOATING': { parts: { PULSES: ['FODMAP'] } },
  'digestiveProblem.GAS': { notFor: ['FODMAP'] },
  'digestiveProblem.HEARTBURN': { parts: { COFFEE: ['CAFFEINE'] } },
  'allergen.CRUSTACEANS': { notFor: ['MOLLUSCS', 'VEGETARIAN', 'VEGAN'] },
  'allergen.MOLLUSCS': { notFor: ['CRUSTACEANS', 'VEGETARIAN', 'VEGAN'] },
  'allergen.PEANUTS': { parts: { NUTS: ['NUTS'], LUPIN: ['LUPIN'] } },
  'allergen.MILK': { notFor: ['VEGAN'] },
  'state.CHILD_UNDER_6': { parts: { NUTS: ['NUTS', 'state.INFANT'], EGGS: NO_EGGS, FISH: NO_FISH } },
  'state.OVER_70': { parts: { EGGS: NO_EGGS, CHEESE: NO_DAIRY, FISH: NO_FISH } },
  'medicine.LEVOTHYROXINE': { parts: { SOYA: ['SOYBEANS'], COFFEE: ['CAFFEINE'] } },
  'medicine.BISPHOSPHONATE': { parts: { DAIRY: NO_DAIRY } },
  'medicine.CHELATED_ANTIBIOTIC': { parts: { DAIRY: NO_DAIRY } },
  'alcohol.DAILY': { notFor: CHILDREN },
};

/** What is said: the code of its sentence, and the words that it is about. */
interface Said {
  code: string;
  about: string | null;
}

/** The code of a part of a remark: that of a sentence of its own. */
export const partCode = (code: string, part: string): string => `${code}__${part}`;
/** The code of the remark that a part is of; that of any other remark. */
export const remarkOfPart = (code: string): string => code.replace(/__.*$/u, '');

/**
 * What a person is told of some remarks: those that are right for them, each followed by its parts that are.
 *
 * @param codes of everything that the record says, remarks or not
 */
export function heardRemarks(
  remarks: readonly Said[],
  restrictions: ReadonlySet<FoodRestriction>,
  codes: ReadonlySet<string>,
): Said[] {
  const isFor = (notFor: readonly NotFor[] = []) =>
    !notFor.some((one) => codes.has(one) || restrictions.has(one as FoodRestriction));
  return remarks.flatMap((remark) => {
    const { notFor, parts = {} } = REMARK_AUDIENCE[remark.code] ?? {};
    if (!isFor(notFor)) return [];
    const told = Object.entries(parts).filter(([, but]) => isFor(but));
    return [remark, ...told.map(([part]) => ({ ...remark, code: partCode(remark.code, part) }))];
  });
}
