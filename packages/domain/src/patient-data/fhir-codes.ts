import type { BodyMagnitude } from './body/magnitudes.ts';

export const LOINC = 'http://loinc.org';
export const UCUM = 'http://unitsofmeasure.org';
/** Our own code system, where no published code means exactly this. */
export const OWN_CODES = 'urn:healzy:body-magnitude';

interface MagnitudeCode {
  display: string;
  /** UCUM. */
  unit: 'kg' | 'cm' | '%' | '{level}';
  /** Only where LOINC means the same magnitude, whatever it is measured with. */
  loinc?: string;
  /** LOINC's codes for the same magnitude by method of measurement: other products write them, and we read them. */
  alsoRead?: readonly string[];
}

/**
 * How each body magnitude is coded in FHIR. LOINC (2.82) has codes for seven of them; for hip, bone mass and the other
 * circumferences it has protocols, percentages and one side of the body, which are not the same.
 */
export const MAGNITUDE_CODES: Record<BodyMagnitude, MagnitudeCode> = {
  weightKg: { display: 'Body weight', unit: 'kg', loinc: '29463-7', alsoRead: ['3141-9'] },
  heightCm: { display: 'Body height', unit: 'cm', loinc: '8302-2', alsoRead: ['3137-7'] },
  fatPercent: { display: 'Percentage of body fat', unit: '%', loinc: '41982-0' },
  musclePercent: { display: 'Percentage of muscle', unit: '%', loinc: '73965-6' },
  waterPercent: { display: 'Percentage of body water', unit: '%', loinc: '101684-9' },
  visceralFat: { display: 'Visceral fat level', unit: '{level}' },
  boneKg: { display: 'Bone mass', unit: 'kg' },
  waistCm: { display: 'Waist circumference', unit: 'cm', loinc: '8280-0', alsoRead: ['56114-2', '56115-9'] },
  hipCm: { display: 'Hip circumference', unit: 'cm' },
  neckCm: { display: 'Neck circumference', unit: 'cm', loinc: '56074-8' },
  chestCm: { display: 'Chest circumference', unit: 'cm' },
  armCm: { display: 'Arm circumference', unit: 'cm' },
  wristCm: { display: 'Wrist circumference', unit: 'cm' },
  thighCm: { display: 'Thigh circumference', unit: 'cm' },
  calfCm: { display: 'Calf circumference', unit: 'cm' },
};

/** Factors from each unit to the one that we store. */
export const UNIT_FACTORS: Record<MagnitudeCode['unit'], Readonly<Record<string, number>>> = {
  kg: { kg: 1, g: 0.001, '[lb_av]': 0.45359237 },
  cm: { cm: 1, m: 100, mm: 0.1, '[in_i]': 2.54 },
  '%': { '%': 1 },
  '{level}': { '{level}': 1, '1': 1 },
};
