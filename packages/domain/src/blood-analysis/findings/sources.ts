import type { Language } from '../../shared/index.ts';

/**
 * What the rules rest on, in both languages; a DOI comes first, where there is one. A finding keeps the English text, and
 * so does a diagnosis that was finished with it.
 */
export const FINDING_SOURCES = {
  OURS: {
    en: 'Healzy: values at which a laboratory usually telephones',
    es: 'Healzy: valores por los que un laboratorio suele llamar por teléfono',
  },
  CRITICAL_CHEMISTRY: {
    en: 'RCPath G158 (2017), as Homerton University Hospital telephones: sodium >150 mmol/L, calcium <1.8 or >3.0 mmol/L',
    es: 'RCPath G158 (2017), como llama el Homerton University Hospital: sodio > 150 mmol/L, calcio < 1,8 o > 3,0 mmol/L',
  },
  CRITICAL_BLOOD_COUNT: {
    en: 'Telephone limits of Barnsley Hospital and the Royal Melbourne Hospital: platelets <50, neutrophils <1.0 ×10⁹/L',
    es: 'Límites de llamada del Barnsley Hospital y del Royal Melbourne Hospital: plaquetas < 50, neutrófilos < 1,0 ×10⁹/L',
  },
  CRITICAL_INR: {
    en: '10.1111/j.1365-2141.2011.08753.x (BCSH 2011): INR >5.0, doses are left out',
    es: '10.1111/j.1365-2141.2011.08753.x (BCSH 2011): con INR > 5,0 se omiten dosis',
  },
  ADA: { en: '10.2337/dc25-S002', es: '10.2337/dc25-S002' },
  METABOLIC_SYNDROME: { en: '10.1161/CIRCULATIONAHA.109.192644', es: '10.1161/CIRCULATIONAHA.109.192644' },
  HIGH_LDL: {
    en: '10.1093/eurheartj/ehz455: goals depend on the risk; 190 mg/dL asks for a search for familial causes',
    es: '10.1093/eurheartj/ehz455: los objetivos dependen del riesgo; desde 190 mg/dL se buscan causas familiares',
  },
  TRIGLYCERIDES: {
    en: '10.1161/circ.106.25.3143 (ATP III): ≥500 mg/dL, risk of pancreatitis',
    es: '10.1161/circ.106.25.3143 (ATP III): desde 500 mg/dL hay riesgo de pancreatitis',
  },
  MICROCYTIC_ANAEMIA: {
    en: 'WHO haemoglobin cut-offs; ferritin <30 ng/mL or saturation <20 %',
    es: 'Puntos de corte de hemoglobina de la OMS; ferritina < 30 ng/mL o saturación < 20 %',
  },
  MACROCYTIC_ANAEMIA: {
    en: 'WHO haemoglobin cut-offs; MCV >100 fL: vitamin B12 and folate',
    es: 'Puntos de corte de hemoglobina de la OMS; VCM > 100 fL: vitamina B12 y folato',
  },
  ANAEMIA: {
    en: 'WHO: haemoglobin <13 g/dL in men, <12 g/dL in women',
    es: 'OMS: hemoglobina < 13 g/dL en hombres y < 12 g/dL en mujeres',
  },
  IRON_STORES: {
    en: 'WHO: ferritin <15 ng/mL without inflammation; <30 ng/mL in common use',
    es: 'OMS: ferritina < 15 ng/mL sin inflamación; en la práctica, < 30 ng/mL',
  },
  FERRITIN_WITH_INFLAMMATION: {
    en: 'Ferritin rises with inflammation: not read as overload',
    es: 'La ferritina sube con la inflamación: no se lee como sobrecarga',
  },
  VITAMIN_D_DEFICIENT: { en: 'IOM 2011: <12 ng/mL', es: 'IOM 2011: < 12 ng/mL' },
  VITAMIN_D_INSUFFICIENT: { en: 'IOM 2011: 12 to <20 ng/mL', es: 'IOM 2011: de 12 a < 20 ng/mL' },
  VITAMIN_B12: { en: 'Vitamin B12 <200 pg/mL', es: 'Vitamina B12 < 200 pg/mL' },
  SUBCLINICAL_HYPOTHYROIDISM: {
    en: 'TSH above 4 mIU/L with normal free T4',
    es: 'TSH por encima de 4 mIU/L con T4 libre normal',
  },
  URIC_ACID: {
    en: 'Uric acid >7 mg/dL in men, >6 mg/dL in women',
    es: 'Ácido úrico > 7 mg/dL en hombres y > 6 mg/dL en mujeres',
  },
  STEATOSIS: {
    en: 'ALT above its limit with triglycerides ≥150 mg/dL or a wide waist; FIB-4 beside it',
    es: 'ALT por encima de su límite con triglicéridos ≥ 150 mg/dL o cintura ancha; FIB-4 al lado',
  },
  FILTRATION: {
    en: '10.1016/j.kint.2023.10.018 (KDIGO 2024): <60 mL/min/1.73 m²; care with protein',
    es: '10.1016/j.kint.2023.10.018 (KDIGO 2024): < 60 mL/min/1,73 m²; cuidado con las proteínas',
  },
  HS_CRP: {
    en: '10.1161/01.CIR.0000052939.59093.45 (AHA/CDC): >10 mg/L, repeat',
    es: '10.1161/01.CIR.0000052939.59093.45 (AHA/CDC): > 10 mg/L, repetir',
  },
} as const satisfies Record<string, Record<Language, string>>;

/** A finding's source in a language; one that no rule states any more is left as it was stored. */
export const sourceText = (source: string, language: Language): string =>
  Object.values(FINDING_SOURCES).find(({ en }) => en === source)?.[language] ?? source;
