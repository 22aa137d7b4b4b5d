import { searchKey } from '../shared/index.ts';
import type { IngredientCode } from './ingredients.ts';
import type { IntakePerson } from './levels.ts';
import type { SupplementComposition } from './schemas.ts';

/** What of a patient's record can speak against a supplement. */
export interface IntakeRecord {
  /** Medicines in the words of the record; null while it does not say whether any is taken. */
  readonly medicines: readonly string[] | null;
  /** Codes of allergies and intolerances; null while it does not say whether there are any. */
  readonly allergies: readonly string[] | null;
  /** Allergies and intolerances in words. */
  readonly otherAllergies: readonly string[];
  /** Codes of diseases; null while it does not say whether there are any. */
  readonly diseases: readonly string[] | null;
  /** Null while the record does not say. */
  readonly smokes: boolean | null;
}

interface Subject {
  readonly ingredients?: readonly IngredientCode[];
  /** Parts of names of supplements and of ingredients without a code, as search keys. */
  readonly words?: RegExp;
  /** Names that say that it is of something else, as DHA of algae. */
  readonly except?: RegExp;
}
interface Ground {
  /** Names of active substances and brands, as search keys. */
  readonly medicines?: RegExp;
  readonly anyMedicine?: true;
  readonly allergies?: readonly string[];
  readonly diseases?: readonly string[];
  readonly pregnancy?: true;
  readonly smoking?: true;
}
interface Caution {
  readonly of: Subject;
  readonly against: Ground;
  readonly source: { readonly title: string; readonly href: string };
}

const ods = (page: string) => ({
  title: `NIH ODS: ${page}`,
  href: `https://ods.od.nih.gov/factsheets/${page}-HealthProfessional/`,
});
const ANNEX_II = {
  title: 'Reg. (UE) 1169/2011, II',
  href: 'https://eur-lex.europa.eu/eli/reg/2011/1169/oj',
};
const opinion = (title: string, id: string) => ({ title, href: `https://doi.org/10.2903/j.efsa.${id}` });

const COUMARINS = /warfarin|acenocumarol|acenocoumarol|sintrom|aldocumar|fenprocumon|phenprocoumon/;
const ANTIPLATELETS =
  /clopidogrel|aspirin|acetilsalicilic|adiro|apixaban|rivaroxaban|dabigatran|edoxaban|heparin|eliquis|xarelto/;
const LEVOTHYROXINE = /levotiroxin|levothyroxin|eutirox|liotironin|liothyronin/;
const ANTIBIOTICS =
  /doxiciclin|doxycyclin|tetraciclin|tetracyclin|minociclin|minocyclin|ciprofloxacin|levofloxacin|moxifloxacin|norfloxacin/;
const BISPHOSPHONATES = /alendron|risedron|ibandron/;
/** Potassium-sparing diuretics, and medicines that act on the renin-angiotensin system. */
const KEEP_POTASSIUM =
  /espironolacton|spironolacton|eplerenon|amilorid|triamteren|enalapril|lisinopril|ramipril|captopril|perindopril|losartan|valsartan|irbesartan|candesartan|telmisartan|olmesartan|sacubitril|trimetoprim|trimethoprim/;
const either = (...parts: RegExp[]): RegExp => new RegExp(parts.map(({ source }) => source).join('|'));

/**
 * What in a record a published source holds against an ingredient. What is not here is not safe: it is named as not
 * checked.
 */
export const CAUTIONS = {
  RETINOL_PREGNANCY: {
    of: { ingredients: ['VITAMIN_A'] },
    against: { pregnancy: true },
    source: opinion('EFSA Journal 2024;22(6):8814', '2024.8814'),
  },
  VITAMIN_K_COUMARINS: {
    of: { ingredients: ['VITAMIN_K'] },
    against: { medicines: COUMARINS },
    source: ods('VitaminK'),
  },
  VITAMIN_E_BLEEDING: {
    of: { ingredients: ['VITAMIN_E'] },
    against: { medicines: either(COUMARINS, ANTIPLATELETS) },
    source: ods('VitaminE'),
  },
  OMEGA_BLEEDING: {
    of: { ingredients: ['EPA', 'DHA'] },
    against: { medicines: COUMARINS },
    source: ods('Omega3FattyAcids'),
  },
  GINKGO_BLEEDING: {
    of: { words: /ginkgo/ },
    against: { medicines: either(COUMARINS, ANTIPLATELETS) },
    source: {
      title: 'EMA/HMPC: Ginkgo biloba',
      href: 'https://www.ema.europa.eu/en/medicines/herbal/ginkgo-folium',
    },
  },
  ST_JOHNS_WORT: {
    of: { words: /hiperico|hypericum|st john|hierba de san juan/ },
    against: { anyMedicine: true, pregnancy: true },
    source: {
      title: 'EMA/HMPC: Hypericum perforatum',
      href: 'https://www.ema.europa.eu/en/medicines/herbal/hyperici-herba',
    },
  },
  RED_YEAST_STATINS: {
    of: { words: /levadura roja|red yeast|monacolin/ },
    against: { medicines: /statin|estatina|vastatin/ },
    source: opinion('EFSA Journal 2018;16(8):5368', '2018.5368'),
  },
  IODINE_THYROID: {
    of: { ingredients: ['IODINE'], words: /kelp|fucus|laminaria/ },
    against: {
      diseases: ['HYPOTHYROIDISM', 'HYPERTHYROIDISM'],
      medicines: either(LEVOTHYROXINE, /tiamazol|thiamazol|methimazol|carbimazol|amiodaron/),
    },
    source: ods('Iodine'),
  },
  MINERALS_LEVOTHYROXINE: {
    of: { ingredients: ['CALCIUM', 'IRON', 'MAGNESIUM', 'ZINC'] },
    against: { medicines: either(LEVOTHYROXINE, ANTIBIOTICS, BISPHOSPHONATES) },
    source: ods('Iron'),
  },
  POTASSIUM_KEPT: {
    of: { ingredients: ['POTASSIUM'] },
    against: { medicines: KEEP_POTASSIUM, diseases: ['KIDNEY'] },
    source: ods('Potassium'),
  },
  MAGNESIUM_KIDNEY: {
    of: { ingredients: ['MAGNESIUM'] },
    against: { diseases: ['KIDNEY'] },
    source: ods('Magnesium'),
  },
  BETA_CAROTENE_SMOKER: {
    of: { ingredients: ['BETA_CAROTENE'] },
    against: { smoking: true },
    source: opinion('EFSA Journal 2024;22(6):8814', '2024.8814'),
  },
  MELATONIN_FLUVOXAMINE: {
    of: { ingredients: ['MELATONIN'] },
    against: { medicines: /fluvoxamin/ },
    source: {
      title: 'EMA: Circadin',
      href: 'https://www.ema.europa.eu/en/medicines/human/EPAR/circadin',
    },
  },
  FISH_ALLERGY: {
    of: { ingredients: ['EPA', 'DHA'], words: /pescado|fish|bacalao|cod liver|marin/, except: /alga/ },
    against: { allergies: ['FISH'] },
    source: ANNEX_II,
  },
  MILK_ALLERGY: {
    of: { words: /suero|whey|caseina|casein|calostro|colostrum|lactoferrin|proteina de leche|milk/ },
    against: { allergies: ['MILK', 'LACTOSE'] },
    source: ANNEX_II,
  },
  CRUSTACEAN_ALLERGY: {
    of: { words: /glucosamin|quitosan|chitosan|krill/ },
    against: { allergies: ['CRUSTACEANS'] },
    source: ANNEX_II,
  },
  SOY_ALLERGY: {
    of: { words: /soja|soy|isoflavon/ },
    against: { allergies: ['SOYBEANS'] },
    source: ANNEX_II,
  },
  EGG_ALLERGY: {
    of: { words: /huevo|albumin|egg/ },
    against: { allergies: ['EGGS'] },
    source: ANNEX_II,
  },
} as const satisfies Record<string, Caution>;
export type CautionCode = keyof typeof CAUTIONS;
export const CAUTION_CODES = Object.keys(CAUTIONS) as [CautionCode, ...CautionCode[]];

const cautionOf = (code: CautionCode): Caution => CAUTIONS[code];
export const cautionSource = (code: CautionCode): Caution['source'] => cautionOf(code).source;

/** A reason of the record against a supplement, with the record's own words or codes. */
export interface CautionFound {
  readonly code: CautionCode;
  readonly medicines: readonly string[];
  readonly allergies: readonly string[];
  readonly diseases: readonly string[];
}

export interface RecordCheck {
  readonly cautions: readonly CautionFound[];
  /** What the record says that no rule compares with this supplement. */
  readonly unchecked: { readonly medicines: readonly string[]; readonly allergies: readonly string[] };
  /** What the record does not say, and a rule about this supplement asks. */
  readonly unknown: readonly ('MEDICINES' | 'ALLERGIES' | 'DISEASES' | 'PREGNANCY' | 'SMOKING')[];
}

type Checked = Pick<SupplementComposition, 'name' | 'nameEn'> & {
  readonly ingredients: readonly { readonly code: IngredientCode; readonly name?: string | null }[];
};

/** Whether a rule is about a supplement, by its coded ingredients or by the words of its names. */
function concerns({ ingredients, words, except }: Subject, supplement: Checked): boolean {
  const names = [supplement.name, supplement.nameEn, ...supplement.ingredients.map(({ name }) => name)];
  const isNamed = (by: RegExp | undefined): boolean =>
    by !== undefined && names.some((name) => name != null && by.test(searchKey(name)));
  if (isNamed(except)) return false;
  return isNamed(words) || supplement.ingredients.some(({ code }) => ingredients?.includes(code) === true);
}

/**
 * Compares a supplement with a patient's medicines, allergies, diseases, pregnancy and smoking, where a source says so, and
 * names what was not compared: a medicine or an allergy that no rule about this supplement mentions is not cleared.
 */
export function checkAgainstRecord(
  supplement: Checked,
  record: IntakeRecord,
  { pregnancy, sex }: Pick<IntakePerson, 'pregnancy' | 'sex'>,
): RecordCheck {
  const about = CAUTION_CODES.filter((code) => concerns(cautionOf(code).of, supplement));
  const cautions = about.flatMap((code): CautionFound[] => {
    const { against } = cautionOf(code);
    const medicines = (record.medicines ?? []).filter(
      (name) => against.anyMedicine === true || against.medicines?.test(searchKey(name)) === true,
    );
    const allergies = (record.allergies ?? []).filter((one) => against.allergies?.includes(one) === true);
    const diseases = (record.diseases ?? []).filter((one) => against.diseases?.includes(one) === true);
    const isFound =
      medicines.length + allergies.length + diseases.length > 0 ||
      (against.pregnancy === true && pregnancy === 'PREGNANT') ||
      (against.smoking === true && record.smokes === true);
    return isFound ? [{ code, medicines, allergies, diseases }] : [];
  });
  const isAsked = (key: keyof Ground): boolean =>
    about.some((code) => cautionOf(code).against[key] !== undefined);
  const matched = new Set(cautions.flatMap(({ medicines, allergies }) => [...medicines, ...allergies]));
  return {
    cautions,
    unchecked: {
      medicines: (record.medicines ?? []).filter((name) => !matched.has(name)),
      allergies: [
        ...(record.allergies ?? []).filter((one) => one !== 'OTHER' && !matched.has(one)),
        ...record.otherAllergies,
      ],
    },
    unknown: [
      ...(record.medicines === null && (isAsked('medicines') || isAsked('anyMedicine'))
        ? (['MEDICINES'] as const)
        : []),
      ...(record.allergies === null && isAsked('allergies') ? (['ALLERGIES'] as const) : []),
      ...(record.diseases === null && isAsked('diseases') ? (['DISEASES'] as const) : []),
      ...(pregnancy === 'UNKNOWN' && sex !== 'MALE' && isAsked('pregnancy') ? (['PREGNANCY'] as const) : []),
      ...(record.smokes === null && isAsked('smoking') ? (['SMOKING'] as const) : []),
    ],
  };
}
