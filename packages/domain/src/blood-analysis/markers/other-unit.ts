import { convertRow } from './convert.ts';
import { bloodMarker } from './markers.ts';
import { parseUnit } from './units.ts';

const MOLES = ['mmol/L', 'µmol/L', 'nmol/L', 'pmol/L'] as const;
/** The smallest number that reads well at the usual limit: magnesium is 0.91 mmol/L, uric acid 416 µmol/L. */
const LEAST = 0.9;

/** The molar unit in which the usual limit of an analyte is a number that reads well. */
function molarUnit(id: string): string | null {
  const { usual, plausible, unit } = bloodMarker(id);
  const limit = usual?.male[1] ?? usual?.male[0] ?? Math.sqrt(plausible[0] * plausible[1]);
  const reads = (to: string): boolean => {
    const there = convertRow(id, { value: limit, low: null, high: null }, unit, to);
    return there !== null && there.value >= LEAST;
  };
  return MOLES.find(reads) ?? null;
}

/**
 * The unit that another laboratory would state an analyte in: moles where this one states mass or activity, and the other
 * way round.
 * @returns null where there is none, or nothing converts exactly
 */
export function otherUnit(id: string, unit: string): string | null {
  const from = parseUnit(unit);
  const usual = parseUnit(bloodMarker(id).unit);
  if (from === null || usual === null) return null;
  if (id === 'hba1c') return from.kind === 'PERCENT' ? 'mmol/mol' : '%';
  if (from.kind !== usual.kind) return bloodMarker(id).unit;
  return from.kind === 'MASS' || from.kind === 'ACTIVITY' ? molarUnit(id) : null;
}
