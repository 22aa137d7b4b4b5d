import { bloodMarker } from '../markers/markers.ts';
import { MARTIN_FACTORS, MARTIN_LAST, MARTIN_NON_HDL } from './martin-table.ts';

/** LDL in mg/dL; null at 400 mg/dL of triglycerides and above, where it is not valid. Friedewald 1972. */
export const ldlFriedewald = (total: number, hdl: number, triglycerides: number): number | null =>
  triglycerides >= 400 ? null : total - hdl - triglycerides / 5;

/** LDL in mg/dL; null above 800 mg/dL of triglycerides. Sampson 2020, 10.1001/jamacardio.2020.0013. */
export function ldlSampson(total: number, hdl: number, triglycerides: number): number | null {
  if (triglycerides > 800) return null;
  const nonHdl = total - hdl;
  const vldl = triglycerides / 8.56 + (triglycerides * nonHdl) / 2140 - triglycerides ** 2 / 16_100;
  return total / 0.948 - hdl / 0.971 - vldl - 9.44;
}

/** The divisor of triglycerides; both are rounded to whole mg/dL for the table alone. */
export function martinFactor(triglycerides: number, nonHdl: number): number | null {
  const whole = Math.round(triglycerides);
  if (whole < MARTIN_FACTORS[0]![0]! || whole > MARTIN_LAST) return null;
  const row = MARTIN_FACTORS.findLast(([from]) => whole >= from!)!;
  const column = MARTIN_NON_HDL.filter((end) => Math.round(nonHdl) >= end).length;
  return row[column + 1]!;
}

/** LDL in mg/dL; null outside of the table's triglycerides. Martin 2013, 10.1001/jama.2013.280532. */
export function ldlMartin(total: number, hdl: number, triglycerides: number): number | null {
  const factor = martinFactor(triglycerides, total - hdl);
  return factor === null ? null : total - hdl - triglycerides / factor;
}

/** log₁₀ of triglycerides to HDL, both in mmol/L; given in mg/dL. Dobiášová 2001. */
export const atherogenicIndex = (triglycerides: number, hdl: number): number =>
  Math.log10(triglycerides / bloodMarker('triglycerides').molarMass! / (hdl / bloodMarker('hdl').molarMass!));

/** mL/min/1.73 m², creatinine in mg/dL. The equation of 2021, without race: Inker, 10.1056/NEJMoa2102953. */
export function egfr2021(creatinine: number, age: number, sex: 'MALE' | 'FEMALE'): number {
  const [kappa, alpha, factor] = sex === 'FEMALE' ? [0.7, -0.241, 1.012] : [0.9, -0.302, 1];
  const ratio = creatinine / kappa;
  return 142 * Math.min(ratio, 1) ** alpha * Math.max(ratio, 1) ** -1.2 * 0.9938 ** age * factor;
}

/** Glucose in mg/dL, insulin in µU/mL, both fasting. Matthews 1985. */
export const homaIr = (glucose: number, insulin: number): number => (glucose * insulin) / 405;
/** Per cent; null at 63 mg/dL and below, where it has no value. Matthews 1985. */
export const homaB = (glucose: number, insulin: number): number | null =>
  glucose <= 63 ? null : (360 * insulin) / (glucose - 63);
/** Katz 2000. */
export const quicki = (glucose: number, insulin: number): number =>
  1 / (Math.log10(insulin) + Math.log10(glucose));
/** ln(TG · G / 2), about 8 to 9; both in mg/dL, fasting. Simental-Mendía 2008. */
export const triglycerideGlucose = (triglycerides: number, glucose: number): number =>
  Math.log((triglycerides * glucose) / 2);
/** Mean glucose in mg/dL that an HbA1c in % stands for. Nathan 2008. */
export const estimatedGlucose = (a1c: number): number => 28.7 * a1c - 46.7;

/** Platelets in 10⁹/L, enzymes in U/L. Sterling 2006. */
export const fib4 = (age: number, ast: number, alt: number, platelets: number): number =>
  (age * ast) / (platelets * Math.sqrt(alt));
/** With the laboratory's own upper limit of AST. Wai 2003. */
export const apri = (ast: number, upperLimit: number, platelets: number): number =>
  ((ast / upperLimit) * 100) / platelets;

/** Per cent, iron and binding capacity in µg/dL. */
export const ironSaturation = (iron: number, capacity: number): number => (100 * iron) / capacity;
/** Binding capacity in µg/dL of transferrin in mg/dL: two atoms of iron per molecule. */
export const bindingCapacity = (transferrin: number): number => transferrin * 1.25;
/** mg/dL, albumin in g/dL. Unreliable, ionised calcium decides: Payne 1973. */
export const correctedCalcium = (calcium: number, albumin: number): number => calcium + 0.8 * (4 - albumin);
/** mmol/L, without potassium. */
export const anionGap = (sodium: number, chloride: number, bicarbonate: number): number =>
  sodium - (chloride + bicarbonate);
/** mOsm/kg: 2·Na + glucose/18 + BUN/2.8, urea in mg/dL. */
export const osmolality = (sodium: number, glucose: number, urea: number): number =>
  2 * sodium + glucose / 18 + (urea * bloodMarker('bun').molarMass!) / bloodMarker('urea').molarMass! / 2.8;
