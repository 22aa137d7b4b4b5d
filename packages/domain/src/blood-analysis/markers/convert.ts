import { bloodMarker } from './markers.ts';
import type { BloodMarker } from './marker.ts';
import { parseUnit, type BloodUnit } from './units.ts';

/** Units of enzyme activity in one katal: a katal is a mole per second, a unit a micromole per minute. */
const UNITS_PER_KATAL = 6e7;
/** The NGSP master equation: mmol/mol = 10.929 · (% − 2.15). */
const A1C_SLOPE = 10.929;
const A1C_OFFSET = 2.15;

const canonicalUnit = (marker: BloodMarker): BloodUnit => {
  const unit = parseUnit(marker.unit);
  if (unit === null) throw new Error(`The unit "${marker.unit}" of "${marker.id}" cannot be read.`);
  return unit;
};

/** Base units of `to` in one base unit of `from`; null where no exact factor exists. */
function kindFactor(marker: BloodMarker, from: BloodUnit['kind'], to: BloodUnit['kind']): number | null {
  if (from === to) return 1;
  const { molarMass, valence, molesPerActivity } = marker;
  if (from === 'MASS' && to === 'MOLES') return molarMass === undefined ? null : 1 / molarMass;
  if (from === 'MOLES' && to === 'EQUIVALENTS') return valence ?? null;
  // A convention in pmol/L per µU/mL; the base units are mol/L and U/L.
  if (from === 'ACTIVITY' && to === 'MOLES')
    return molesPerActivity === undefined ? null : molesPerActivity * 1e-9;
  if (from === 'CATALYTIC' && to === 'ACTIVITY') return UNITS_PER_KATAL;
  if (from === 'FRACTION' && to === 'PERCENT') return 100;
  if (from === 'MASS' && to === 'EQUIVALENTS')
    return molarMass === undefined || valence === undefined ? null : valence / molarMass;
  return null;
}

function factorBetween(marker: BloodMarker, from: BloodUnit, to: BloodUnit): number | null {
  const forward = kindFactor(marker, from.kind, to.kind);
  if (forward !== null) return (forward * from.scale) / to.scale;
  const back = kindFactor(marker, to.kind, from.kind);
  return back === null || back === 0 ? null : from.scale / (back * to.scale);
}

function converter(marker: BloodMarker, from: BloodUnit, to: BloodUnit): ((value: number) => number) | null {
  if (marker.id === 'hba1c' && from.kind !== to.kind) {
    if (from.kind === 'PERCENT' && to.kind === 'MOLES_PER_MOLE')
      return (value) => A1C_SLOPE * (value - A1C_OFFSET);
    if (from.kind === 'MOLES_PER_MOLE' && to.kind === 'PERCENT')
      return (value) => value / A1C_SLOPE + A1C_OFFSET;
    return null;
  }
  const factor = factorBetween(marker, from, to);
  return factor === null ? null : (value) => value * factor;
}

/** What a row of a report says in numbers. */
export interface RowFigures {
  value: number;
  low: number | null;
  high: number | null;
}

/**
 * Converts value and range of a row together, so that they are never in two units.
 *
 * Factors follow from molar masses (triolein for triglycerides, N₂ for BUN, cyanocobalamin for vitamin B12), insulin by
 * 6.00 pmol/L per µU/mL (WHO 66/304), HbA1c by the NGSP master equation. Lp(a) has no factor: it depends on the isoform.
 *
 * @returns null where the unit is none of this analyte, or no exact conversion exists
 */
export function convertRow(
  id: string,
  row: RowFigures,
  from: string,
  to = bloodMarker(id).unit,
): RowFigures | null {
  const marker = bloodMarker(id);
  const units = [parseUnit(from), parseUnit(to)] as const;
  const convert = units[0] && units[1] ? converter(marker, units[0], units[1]) : null;
  if (convert === null) return null;
  const side = (value: number | null): number | null => (value === null ? null : convert(value));
  return { value: convert(row.value), low: side(row.low), high: side(row.high) };
}

/** Whether an analyte is reported in units of this kind; one without an exact conversion still has its code. */
export function acceptsUnit(marker: BloodMarker, unit: BloodUnit): boolean {
  return marker.loinc[unit.kind] !== undefined || converter(marker, unit, canonicalUnit(marker)) !== null;
}

/** The code of LOINC for an analyte in a unit; null where none is known, or the name leaves the method open. */
export const loincOf = (marker: BloodMarker, unit: BloodUnit): string | null =>
  marker.loinc[unit.kind] ?? null;

/** Whether a value can be true; null where its unit does not convert to the one of the bounds. */
export function isPlausible(marker: BloodMarker, value: number, unit: BloodUnit): boolean | null {
  const convert = converter(marker, unit, canonicalUnit(marker));
  if (convert === null) return null;
  const [low, high] = marker.plausible;
  const converted = convert(value);
  // Rounding of a factor must not make the bound itself implausible.
  return converted >= low - Math.abs(low) * 1e-9 && converted <= high + Math.abs(high) * 1e-9;
}
