import type { CartColumn, CartMapping } from '@healzy/domain/calorimetry';

export type CartQuantity = keyof CartMapping;
export type CartUnit = NonNullable<CartColumn['unit']>;

/** What a person may say that a column holds, in the order in which it is asked, and the units that it may have. */
export const MAPPED = [
  { quantity: 'TIME', units: ['SECONDS', 'MINUTES', 'HOURS'], isRequired: true },
  { quantity: 'VO2', units: ['ML_MIN', 'L_MIN', 'ML_KG_MIN'], isRequired: true },
  { quantity: 'VCO2', units: ['ML_MIN', 'L_MIN', 'ML_KG_MIN'], isRequired: false },
  { quantity: 'HEART_RATE', units: [], isRequired: false },
  { quantity: 'VENTILATION', units: [], isRequired: false },
  { quantity: 'SPEED', units: ['KM_H', 'MPH', 'M_S'], isRequired: false },
  { quantity: 'PHASE', units: [], isRequired: false },
] as const satisfies readonly { quantity: CartQuantity; units: readonly CartUnit[]; isRequired: boolean }[];

/** What the file itself says of its columns, the first of each quantity. */
export function statedMapping(columns: readonly CartColumn[]): CartMapping {
  const mapping: CartMapping = {};
  for (const { quantity, column, unit } of columns) {
    if (quantity === null || mapping[quantity] !== undefined) continue;
    mapping[quantity] = unit === null ? { column } : { column, unit };
  }
  return mapping;
}

/** Puts a quantity into a column; a column holds one, so another that was there is left without. */
export function withColumn(mapping: CartMapping, quantity: CartQuantity, column: number | null): CartMapping {
  const others = Object.entries(mapping).filter(
    ([other, at]) => other !== quantity && (column === null || at.column !== column),
  );
  const rest = Object.fromEntries(others) as CartMapping;
  return column === null ? rest : { ...rest, [quantity]: { column } };
}

/** Says in which unit a quantity's column is. */
export function withUnit(mapping: CartMapping, quantity: CartQuantity, unit: CartUnit): CartMapping {
  const at = mapping[quantity];
  return at === undefined ? mapping : { ...mapping, [quantity]: { ...at, unit } };
}

/** Whether a recording can be read by it. */
export const isMappingEnough = (mapping: CartMapping): boolean =>
  MAPPED.every(({ quantity, isRequired }) => !isRequired || mapping[quantity] !== undefined);
