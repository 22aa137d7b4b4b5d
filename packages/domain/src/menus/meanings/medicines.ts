import { ASKS, REMARK, restrictsAndRemarks, type FoodMeaning } from './meaning.ts';

/**
 * Medicines of the record by their names in words, Spanish and English, generic and the commonest brands in Spain, as the
 * start of a word. One whose name is not here is named as not checked: silence would say that it touches no food.
 */
export const MEDICINES = {
  VITAMIN_K_ANTAGONIST: {
    names: ['warfarin', 'acenocumarol', 'acenocoumarol', 'sintrom', 'aldocumar'],
    means: restrictsAndRemarks('GRAPEFRUIT'),
  },
  MAOI: {
    names: [
      'imao',
      'maoi',
      'fenelzina',
      'phenelzine',
      'tranilcipromina',
      'tranylcypromine',
      'moclobemid',
      'linezolid',
      'isoniazid',
    ],
    means: ASKS,
  },
  // Grapefruit inhibits CYP3A4 and raises the level of felodipine and ciclosporin (Bailey et al. 1998, Br J Clin Pharmacol
  // 46:101); the FDA names simvastatin, atorvastatin, nifedipine, ciclosporin and amiodarone. Amlodipine rises little
  // (Australian Prescriber). The others have no source here: leaving grapefruit out costs nobody anything.
  GRAPEFRUIT: {
    names: [
      'simvastatin',
      'atorvastatin',
      'lovastatin',
      'amlodipin',
      'felodipin',
      'nifedipin',
      'ciclosporin',
      'cyclosporin',
      'tacrolimus',
      'amiodaron',
    ],
    means: restrictsAndRemarks('GRAPEFRUIT'),
  },
  POTASSIUM: {
    names: [
      'espironolacton',
      'spironolacton',
      'eplerenon',
      'ramipril',
      'enalapril',
      'lisinopril',
      'losartan',
      'valsartan',
      'candesartan',
      'telmisartan',
      'irbesartan',
      'olmesartan',
    ],
    means: REMARK,
  },
  LEVOTHYROXINE: { names: ['levotiroxin', 'levothyroxin', 'eutirox', 'dexnon'], means: REMARK },
  METFORMIN: { names: ['metformin', 'dianben'], means: REMARK },
  HYPOGLYCAEMIC: {
    names: [
      'insulin',
      'gliclazid',
      'glimepirid',
      'glibenclamid',
      'glipizid',
      'repaglinid',
      'lantus',
      'novorapid',
      'humalog',
      'toujeo',
      'tresiba',
    ],
    means: REMARK,
  },
  SGLT2: {
    names: ['dapagliflozin', 'empagliflozin', 'canagliflozin', 'ertugliflozin', 'forxiga', 'jardiance'],
    means: REMARK,
  },
  GLP1: {
    names: [
      'semaglutid',
      'liraglutid',
      'dulaglutid',
      'tirzepatid',
      'ozempic',
      'wegovy',
      'rybelsus',
      'saxenda',
      'victoza',
      'mounjaro',
      'trulicity',
    ],
    means: REMARK,
  },
  LITHIUM: { names: ['litio', 'lithium', 'plenur'], means: REMARK },
  METHOTREXATE: { names: ['metotrexat', 'methotrexat'], means: ASKS },
  BISPHOSPHONATE: { names: ['alendronat', 'alendronic', 'risedronat', 'ibandronat'], means: REMARK },
  LEVODOPA: { names: ['levodopa', 'sinemet', 'madopar'], means: REMARK },
  CHELATED_ANTIBIOTIC: {
    names: ['doxiciclin', 'doxycyclin', 'ciprofloxacin', 'levofloxacin'],
    means: REMARK,
  },
  ORLISTAT: { names: ['orlistat', 'xenical', 'alli'], means: REMARK },
  // The reaction to alcohol is how disulfiram works, and vinegar or soy sauce can bring it on (Healthify NZ). That of
  // metronidazole is disputed (Ann Pharmacother 2000;34:255), but its manufacturers and the BNF exclude alcohol.
  ALCOHOL: {
    names: ['disulfiram', 'antabus', 'metronidazol', 'flagyl'],
    means: restrictsAndRemarks('ALCOHOL'),
  },
} as const satisfies Readonly<Record<string, { names: readonly string[]; means: FoodMeaning }>>;

export type MedicineGroup = keyof typeof MEDICINES;
export const MEDICINE_GROUPS = Object.keys(MEDICINES) as MedicineGroup[];

/** A regular expression of a group, understood alike by JavaScript and PostgreSQL, for names without accents in lower case. */
export const medicinePattern = (group: MedicineGroup): string =>
  `(^|[^a-z0-9])(${MEDICINES[group].names.join('|')})`;

/** The groups that a medicine belongs to by its name; none for one that is not known. */
export function medicineGroups(name: string): MedicineGroup[] {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return MEDICINE_GROUPS.filter((group) => new RegExp(medicinePattern(group)).test(plain));
}
