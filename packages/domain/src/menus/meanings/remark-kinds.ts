/**
 * What a remark is about, in the order of how soon a meal can harm: an allergy and a medicine at the next meal, a small child
 * and a pregnancy too, a disease over days, and habits last.
 */
const REMARK_KINDS = [
  'ALLERGY',
  'MEDICINE',
  'AGE',
  'PREGNANCY',
  'INTOLERANCE',
  'DISEASE',
  'RECORD',
  'DIGESTION',
  'DIET',
  'HABITS',
] as const;
type RemarkKind = (typeof REMARK_KINDS)[number];

const KIND_OF_SET: Readonly<Record<string, RemarkKind>> = {
  allergen: 'ALLERGY',
  medicine: 'MEDICINE',
  state: 'AGE',
  pregnancyState: 'PREGNANCY',
  intolerance: 'INTOLERANCE',
  disease: 'DISEASE',
  words: 'RECORD',
  digestiveProblem: 'DIGESTION',
  dietType: 'DIET',
};

/** Diseases in which one meal harms: they come before a pregnancy's advice on how to cook. */
const AT_A_MEAL: ReadonlySet<string> = new Set(['disease.DIABETES_TYPE_1', 'disease.COELIAC']);
/** Nobody has checked it, so that what is known comes first. */
const UNCHECKED = 'medicine.UNKNOWN';
/** Old age is no danger by itself. */
const OLD = 'state.OVER_70';

const kindOf = (code: string): RemarkKind => KIND_OF_SET[code.split('.')[0] ?? ''] ?? 'HABITS';

function weightOf(code: string): number {
  if (AT_A_MEAL.has(code)) return REMARK_KINDS.indexOf('MEDICINE') + 0.5;
  if (code === UNCHECKED || code.startsWith(OLD)) return REMARK_KINDS.indexOf('DISEASE') + 0.5;
  return REMARK_KINDS.indexOf(kindOf(code));
}

/**
 * The remark that is to be read first, and what the others are about, for where there is one line for all of them; null
 * where there are none. Remarks of the same weight stay in the order in which they come.
 *
 * @example firstRemark([{ code: 'water.UNDER_ONE_LITRE' }, { code: 'medicine.LITHIUM' }])
 *   // { first: { code: 'medicine.LITHIUM' }, others: 1, kinds: ['HABITS'] }
 */
export function firstRemark<Remark extends { readonly code: string }>(
  remarks: readonly Remark[],
): { first: Remark; others: number; kinds: RemarkKind[] } | null {
  const [first, ...others] = [...remarks].sort((one, two) => weightOf(one.code) - weightOf(two.code));
  if (first === undefined) return null;
  return { first, others: others.length, kinds: [...new Set(others.map(({ code }) => kindOf(code)))] };
}
