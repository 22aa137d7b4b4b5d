/** A demo sample: whose it is, and how far it was read. */
interface DemoSample {
  account: 'alba' | 'brisa';
  /** Position in the account's list of patients. */
  patient: number;
  daysAgo: number;
  name: string;
  laboratory: string;
  isFinished: boolean;
}

export const DEMO_SAMPLES: readonly DemoSample[] = [
  {
    account: 'alba',
    patient: 2,
    daysAgo: 110,
    name: 'Analítica inicial',
    laboratory: 'Laboratorio Ribera Alta',
    isFinished: true,
  },
  {
    account: 'alba',
    patient: 2,
    daysAgo: 3,
    name: 'Analítica de revisión',
    laboratory: 'Laboratorio Ribera Alta',
    isFinished: false,
  },
];

/**
 * Analyte, unit and range as the laboratory prints them, and the value of each sample. A coeliac woman of 44 years with
 * prediabetes: in the first sample vitamin D is low and HbA1c at its limit, in the second ferritin is low and haemoglobin at
 * its limit; LDL is high in both.
 */
export const DEMO_MARKERS: readonly (readonly [
  marker: string,
  unit: string,
  range: string,
  values: readonly [number, number],
])[] = [
  ['hemoglobin', 'g/dL', '12,0 - 15,5', [12.7, 12]],
  ['hematocrit', '%', '35 - 45', [38.1, 36.4]],
  ['mcv', 'fL', '80 - 100', [86, 82.6]],
  ['wbc', '10^3/uL', '4,0 - 11,0', [6.3, 5.8]],
  ['platelets', '10^3/uL', '150 - 400', [268, 291]],
  ['glucose', 'mg/dL', '70 - 110', [104, 101]],
  ['hba1c', '%', '4,0 - 6,0', [6, 5.8]],
  ['insulin', 'uIU/mL', '2,6 - 24,9', [13.8, 11.2]],
  ['chol_total', 'mg/dL', '< 220', [212, 204]],
  ['hdl', 'mg/dL', '> 50', [53, 55]],
  ['ldl', 'mg/dL', '< 116', [138, 129]],
  ['triglycerides', 'mg/dL', 'Hasta 150', [106, 98]],
  ['creatinine', 'mg/dL', '0,59 - 1,04', [0.74, 0.76]],
  ['uric_acid', 'mg/dL', '2,4 - 6,0', [4.6, 4.3]],
  ['sodium', 'mmol/L', '135 - 145', [140, 139]],
  ['potassium', 'mmol/L', '3,5 - 5,1', [4.3, 4.5]],
  ['ast', 'U/L', '8 - 32', [22, 20]],
  ['alt', 'U/L', '7 - 33', [27, 23]],
  ['ggt', 'U/L', '5 - 36', [24, 19]],
  ['iron', 'ug/dL', '50 - 170', [68, 54]],
  ['ferritin', 'ng/mL', '13 - 150', [32, 11]],
  ['vitamin_b12', 'pg/mL', '200 - 900', [348, 372]],
  ['vitamin_d', 'ng/mL', '20 - 50', [17.4, 25.8]],
  ['tsh', 'mIU/L', '0,4 - 4,0', [2.3, 2.1]],
  ['ttg_iga', 'U/mL', '< 10', [5.2, 3.8]],
];
