import type { CartHeading } from './headings.ts';
import type { CartUnit } from './units.ts';

export type GasUnit = 'ML_MIN' | 'L_MIN' | 'ML_KG_MIN';

/** Medians that each unit can have, from a child at rest to an athlete's best minute. */
const SIZES: Record<GasUnit, readonly [number, number]> = {
  L_MIN: [0.04, 8],
  ML_KG_MIN: [1.2, 95],
  ML_MIN: [40, 8000],
};
const UNITS = Object.keys(SIZES) as GasUnit[];
/** Litres of air for a litre of oxygen. */
const VENTILATION_RATIO = [12, 90] as const;
const WEIGHT = [8, 350] as const;
/** Where a stated unit is doubted: only a wrong one leads this far, since people weigh ten times their oxygen and more. */
const STATED_VENTILATION_RATIO = [6, 160] as const;

/** Relative difference up to which two columns are one, rounded otherwise. */
const SAME_COLUMN = 0.02;

const inside = (value: number, [low, high]: readonly [number, number]): boolean =>
  value >= low && value <= high;
export const isGasUnit = (unit: CartUnit | null): unit is GasUnit => UNITS.some((each) => each === unit);
/** Whether a column of this median can be in the unit. */
export const fitsUnit = (median: number, unit: GasUnit): boolean => inside(median, SIZES[unit]);

/** A column of oxygen with its median. */
export interface OxygenColumn {
  column: number;
  heading: CartHeading;
  median: number;
}

/** The column that is read, and its unit. */
export interface ChosenOxygen {
  column: number;
  unit: GasUnit;
  /** Where the unit was told by size. */
  isBySize: boolean;
  /** The column of oxygen per kilogram, if it is another. */
  relative: number | null;
}

/**
 * Which of the columns of oxygen is read. Two columns of one name without units (`13.2` and `985`) are told apart by their
 * size where only one assignment gives a person's weight; one alone where only one unit fits it and the ventilation.
 *
 * @returns the units that fit when there is more than one, or two columns that rival each other
 */
export function chooseOxygen(
  columns: readonly OxygenColumn[],
  ventilation: number | null,
  chosen: GasUnit | undefined,
): ChosenOxygen | { column: number; open: GasUnit[] } | { column: number; rival: number } {
  const unitOf = ({ heading }: OxygenColumn): GasUnit | null =>
    heading.quantity === 'VO2_KG' ? 'ML_KG_MIN' : isGasUnit(heading.unit) ? heading.unit : null;
  const relatives = columns.filter((each) => unitOf(each) === 'ML_KG_MIN');
  const stated =
    columns.find((each) => unitOf(each) === 'ML_MIN') ?? columns.find((each) => unitOf(each) === 'L_MIN');
  const open = columns.filter((each) => unitOf(each) === null);
  const relative = relatives[0]?.column ?? null;
  if (chosen !== undefined) {
    const column = (stated ?? open[0] ?? columns[0])!.column;
    return { column, unit: chosen, isBySize: false, relative: relative === column ? null : relative };
  }
  if (stated !== undefined) {
    const unit = unitOf(stated)!;
    // Two columns of one unit with different values: which of them is the oxygen of the person is not to be guessed.
    const twin = columns.find(
      (each) =>
        each !== stated && unitOf(each) === unit && Math.abs(each.median / stated.median - 1) > SAME_COLUMN,
    );
    if (twin !== undefined) return { column: twin.column, rival: stated.column };
    const beside = { ventilation, relative: relatives[0] ?? null };
    if (fitsUnit(stated.median, unit) && !isContradicted(stated, unit, beside))
      return { column: stated.column, unit, isBySize: false, relative };
    const fitting = UNITS.filter((each) => fitsUnit(stated.median, each));
    const better = fitting.filter((each) => !isContradicted(stated, each, beside));
    return { column: stated.column, open: better.length > 0 ? better : fitting };
  }
  if (open.length === 0) {
    const only = relatives[0]!;
    if (fitsUnit(only.median, 'ML_KG_MIN'))
      return { column: only.column, unit: 'ML_KG_MIN', isBySize: false, relative: null };
    return { column: only.column, open: UNITS.filter((each) => fitsUnit(only.median, each)) };
  }
  if (open.length >= 2) {
    const pair = pairOf(open);
    if (pair !== null) return pair;
  }
  const [first] = open as [OxygenColumn, ...OxygenColumn[]];
  if (first.heading.strangeUnit !== null) return { column: first.column, open: [...UNITS] };
  const candidates = UNITS.filter((unit) =>
    fitsOpen(first, unit, { ventilation, relative: relatives[0] ?? null }),
  );
  if (open.length === 1 && candidates.length === 1)
    return { column: first.column, unit: candidates[0]!, isBySize: true, relative };
  return { column: first.column, open: candidates.length > 0 ? candidates : [...UNITS] };
}

function pairOf(open: readonly OxygenColumn[]): ChosenOxygen | null {
  const found: ChosenOxygen[] = [];
  for (const absolute of open) {
    for (const perKg of open) {
      if (absolute === perKg || !fitsUnit(perKg.median, 'ML_KG_MIN')) continue;
      for (const unit of ['ML_MIN', 'L_MIN'] as const) {
        const weight = (absolute.median * (unit === 'L_MIN' ? 1000 : 1)) / perKg.median;
        if (fitsUnit(absolute.median, unit) && inside(weight, [25, 250]))
          found.push({ column: absolute.column, unit, isBySize: true, relative: perKg.column });
      }
    }
  }
  return found.length === 1 ? found[0]! : null;
}

interface Beside {
  ventilation: number | null;
  relative: OxygenColumn | null;
}

/** Whether a unit that the file states cannot be: `45 mL/min` with 60 litres of air is 45 mL/kg/min. */
function isContradicted({ median }: OxygenColumn, unit: GasUnit, { ventilation, relative }: Beside): boolean {
  if (unit === 'ML_KG_MIN') return false;
  const litres = unit === 'L_MIN' ? median : median / 1000;
  const isOddAir =
    ventilation !== null &&
    !Number.isNaN(ventilation) &&
    !inside(ventilation / litres, STATED_VENTILATION_RATIO);
  const isOddWeight =
    relative !== null &&
    !Number.isNaN(relative.median) &&
    !inside((litres * 1000) / relative.median, [WEIGHT[0] / 2, WEIGHT[1] * 2]);
  return isOddAir || isOddWeight;
}

function fitsOpen({ median }: OxygenColumn, unit: GasUnit, { ventilation, relative }: Beside): boolean {
  if (!fitsUnit(median, unit)) return false;
  const litres = unit === 'L_MIN' ? median : unit === 'ML_MIN' ? median / 1000 : null;
  // Oxygen per kilogram is there already.
  if (litres === null)
    return (
      relative === null &&
      !(ventilation !== null && inside(ventilation / median, VENTILATION_RATIO) && median < 8)
    );
  if (relative !== null && !inside((litres * 1000) / relative.median, WEIGHT)) return false;
  return ventilation === null || Number.isNaN(ventilation) || inside(ventilation / litres, VENTILATION_RATIO);
}
