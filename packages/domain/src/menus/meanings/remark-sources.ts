import type { Language } from '../../shared/index.ts';
import { remarkOfPart } from './remark-audience.ts';

type Source = Readonly<Record<Language, string>>;
const same = (text: string): Source => ({ es: text, en: text });

/** What is common advice of dietitians, without a guideline behind each of its words. */
const PRACTICE: Source = { es: 'práctica dietética habitual', en: 'usual dietetic practice' };
const PRODUCT: Source = {
  es: 'ficha técnica del medicamento (AEMPS, CIMA)',
  en: 'product information of the medicine (AEMPS, CIMA)',
};
const THYROID: Source = { es: 'AESAN 2021, algas', en: 'AESAN 2021, seaweed' };
const ALLERGY: Source = {
  es: 'guía EAACI 2014, alergia alimentaria; Reglamento UE 1169/2011',
  en: 'EAACI guideline 2014, food allergy; Regulation EU 1169/2011',
};

/**
 * Where each remark is from, by the code of its sentence; null where it only quotes the record, or says that nobody has
 * checked.
 */
const REMARK_SOURCES: Readonly<Record<string, Source | null>> = {
  'fastingHours.THIRTEEN_TO_SIXTEEN': PRACTICE,
  'water.UNDER_ONE_LITRE': PRACTICE,
  'disease.DIABETES_TYPE_1': same('ADA, Standards of Care 2025'),
  'disease.DIABETES_TYPE_2': same('ADA, Standards of Care 2025'),
  'disease.PREDIABETES': same('ADA, Standards of Care 2025'),
  'disease.GESTATIONAL_DIABETES': same('ADA, Standards of Care 2025; IOM 2009'),
  'disease.HYPERTENSION': { es: 'ESH 2023; OMS 2012, sodio', en: 'ESH 2023; WHO 2012, sodium' },
  'disease.DYSLIPIDAEMIA': same('ESC/EAS 2019'),
  'disease.CARDIOVASCULAR': same('ESC 2021'),
  'disease.HYPOTHYROIDISM': THYROID,
  'disease.HYPERTHYROIDISM': THYROID,
  'disease.POLYCYSTIC_OVARY': PRACTICE,
  'disease.FATTY_LIVER': same('EASL–EASD–EASO 2024'),
  'disease.GALLSTONES': PRACTICE,
  'disease.GOUT': same('ACR 2020; EULAR 2016'),
  'disease.COELIAC': { es: 'Reglamento UE 828/2014', en: 'Regulation EU 828/2014' },
  'disease.REFLUX': PRACTICE,
  'disease.ANAEMIA': PRACTICE,
  'disease.OSTEOPOROSIS': PRACTICE,
  'disease.ARTHRITIS': PRACTICE,
  'disease.ASTHMA': PRACTICE,
  'disease.SLEEP_APNOEA': PRACTICE,
  'disease.MIGRAINE': PRACTICE,
  'pregnancyState.PREGNANT': {
    es: 'AESAN 2019, mercurio; AESAN, embarazo; EFSA 2015, cafeína',
    en: 'AESAN 2019, mercury; AESAN, pregnancy; EFSA 2015, caffeine',
  },
  'pregnancyState.BREASTFEEDING': { es: 'EFSA 2015, cafeína', en: 'EFSA 2015, caffeine' },
  'dietType.FLEXITARIAN': PRACTICE,
  'dietType.VEGETARIAN': {
    es: 'pliegos de condiciones de las denominaciones de origen',
    en: 'product specifications of the protected names',
  },
  'dietType.VEGAN': same('Academy of Nutrition and Dietetics 2016'),
  'dietType.LOW_FODMAP': { es: 'Universidad de Monash', en: 'Monash University' },
  'dietType.HALAL': PRACTICE,
  'dietType.KOSHER': PRACTICE,
  'digestiveProblem.BLOATING': PRACTICE,
  'digestiveProblem.GAS': PRACTICE,
  'digestiveProblem.HEARTBURN': PRACTICE,
  'digestiveProblem.HEAVY_DIGESTION': PRACTICE,
  'digestiveProblem.ABDOMINAL_PAIN': PRACTICE,
  'digestiveProblem.CONSTIPATION': PRACTICE,
  'digestiveProblem.DIARRHOEA': PRACTICE,
  'digestiveProblem.NAUSEA': PRACTICE,
  'allergen.CRUSTACEANS': ALLERGY,
  'allergen.MOLLUSCS': ALLERGY,
  'allergen.PEANUTS': ALLERGY,
  'allergen.MILK': ALLERGY,
  'intolerance.FRUCTOSE': PRACTICE,
  'intolerance.HISTAMINE': PRACTICE,
  'alcohol.DAILY': PRACTICE,
  'sleepPattern.SHIFTS': PRACTICE,
  'state.CHILD_UNDER_6': {
    es: 'AEP 2024, atragantamiento; ANSES 2021; AESAN, listeria y mercurio',
    en: 'AEP 2024, choking; ANSES 2021; AESAN, listeria and mercury',
  },
  'state.CHILD_UNDER_10': { es: 'AESAN 2019, mercurio', en: 'AESAN 2019, mercury' },
  'state.OVER_70': {
    es: 'ESPEN 2022, geriatría; AESAN, listeria',
    en: 'ESPEN 2022, geriatrics; AESAN, listeria',
  },
  'words.medicalRemarks': null,
  'medicine.VITAMIN_K_ANTAGONIST': PRODUCT,
  'medicine.GRAPEFRUIT': same('Bailey et al. 1998 (Br J Clin Pharmacol 46:101); FDA'),
  'medicine.POTASSIUM': PRODUCT,
  'medicine.LEVOTHYROXINE': PRODUCT,
  'medicine.METFORMIN': PRODUCT,
  'medicine.HYPOGLYCAEMIC': PRODUCT,
  'medicine.SGLT2': PRODUCT,
  'medicine.GLP1': PRODUCT,
  'medicine.LITHIUM': PRODUCT,
  'medicine.BISPHOSPHONATE': PRODUCT,
  'medicine.LEVODOPA': PRODUCT,
  'medicine.CHELATED_ANTIBIOTIC': PRODUCT,
  'medicine.ORLISTAT': PRODUCT,
  'medicine.ALCOHOL': PRODUCT,
  'medicine.UNKNOWN': null,
};

/** The sentence of a remark with its source behind it. @example withSource('Reflujo: …', 'disease.REFLUX', 'es') */
export function withSource(sentence: string, code: string, language: Language): string {
  const source = REMARK_SOURCES[remarkOfPart(code)] ?? null;
  if (source === null) return sentence;
  return `${sentence} (${language === 'es' ? 'fuente' : 'source'}: ${source[language]})`;
}
