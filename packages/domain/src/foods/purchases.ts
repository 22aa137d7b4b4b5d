import { PURCHASE_LINES } from './generated/purchases.ts';
import { foodName } from './names.ts';

/** What foods are bought in. What is bought by weight is rounded up to a step of it. */
type PurchaseUnit =
  | 'WEIGHT'
  | 'PIECE'
  | 'EGG'
  | 'PACK'
  | 'BAG'
  | 'JAR'
  | 'CAN'
  | 'TUB'
  | 'POT'
  | 'CARTON'
  | 'BOTTLE'
  | 'BUNCH'
  | 'HEAD';

interface PurchaseFacts {
  readonly unit: PurchaseUnit;
  /** Grams of one, millilitres of a carton or a bottle, or the step of a weight; null is not known. */
  readonly size: number | null;
  /** The food that is bought for it, as raw rice for cooked, and grams of that for one of this. */
  readonly bought: { readonly foodId: string; readonly share: number } | null;
}

/** An amount that can be bought: so many of a unit, or so many grams. */
export interface Purchase {
  unit: PurchaseUnit;
  count: number;
  /** Grams or millilitres of one; null of pieces, whose size is the shop's. */
  size: number | null;
}

let table: ReadonlyMap<string, PurchaseFacts> | undefined;

/** How a food of the catalogue is bought; undefined for any other, of which nothing is stated. */
export function purchaseFactsOf(foodId: string): PurchaseFacts | undefined {
  table ??= new Map(
    PURCHASE_LINES.map((line) => {
      const [id = '', unit, size, bought, share] = line.split('|');
      return [
        id,
        {
          unit: unit as PurchaseUnit,
          size: size ? Number(size) : null,
          bought: bought ? { foodId: bought, share: Number(share) } : null,
        },
      ];
    }),
  );
  return table.get(foodId);
}

/** Nobody buys a second pack for a spoonful: so much of a unit may be missing. */
const MAY_MISS = 0.05;
/** Sold in so many together: half a dozen eggs, four pots of yoghurt. */
const TOGETHER: Partial<Record<PurchaseUnit, number>> = { EGG: 6, POT: 4 };
/** Millilitres, of which a density may make another number than grams. */
const IN_MILLILITRES: readonly PurchaseUnit[] = ['CARTON', 'BOTTLE'];
const UNSIZED: readonly PurchaseUnit[] = ['PIECE', 'EGG', 'BUNCH', 'HEAD'];

/**
 * What to buy for an amount, rounded up. @returns null where nothing is stated, or the weight of a piece is not known
 *
 * @param pieceGrams of a piece, where only the food itself says it
 */
export function purchaseFor(
  foodId: string,
  grams: number,
  { density, pieceGrams }: { density: number | null; pieceGrams: number | null },
): Purchase | null {
  const facts = purchaseFactsOf(foodId);
  const size = facts?.size ?? pieceGrams;
  if (facts === undefined || size === null || !(grams > 0)) return null;
  const { unit } = facts;
  if (unit === 'WEIGHT') return { unit, count: Math.ceil(grams / size - 1e-6) * size, size: null };
  const amount = IN_MILLILITRES.includes(unit) ? grams / (density ?? 1) : grams;
  // Half an egg of a recipe is a whole one in the basket.
  const missing = UNSIZED.includes(unit) ? 1e-2 : MAY_MISS;
  const together = TOGETHER[unit] ?? 1;
  const count = Math.max(1, Math.ceil(Math.ceil(amount / size - missing) / together)) * together;
  return { unit, count, size: UNSIZED.includes(unit) ? null : size };
}

/** Grams as they are, and a kilogram or more in kilograms; the same of millilitres. */
export const measuredIn = (
  amount: number,
  isVolume: boolean,
): { amount: number; unit: 'G' | 'KG' | 'ML' | 'L' } =>
  amount >= 1000
    ? { amount: Math.round(amount / 10) / 100, unit: isVolume ? 'L' : 'KG' }
    : { amount: Math.round(amount), unit: isVolume ? 'ML' : 'G' };

/** The size of what is bought, as its label says it. */
export const sizeOfPurchase = ({ unit, size, count }: Purchase): ReturnType<typeof measuredIn> | null =>
  unit === 'WEIGHT'
    ? measuredIn(count, false)
    : size === null
      ? null
      : measuredIn(size, IN_MILLILITRES.includes(unit));

/** Whether what is bought is just what is needed, which then need not be said beside it. */
export const isJustEnough = (
  { unit, count }: Purchase,
  needed: { amount: number; unit: string; grams: number },
): boolean =>
  unit === 'WEIGHT'
    ? needed.unit === 'G' && count === Math.round(needed.grams)
    : UNSIZED.includes(unit) && needed.unit === 'U' && count === needed.amount;

/** A third of what is bought, and less, is little: the rest of it is still there when the week is over. */
const LITTLE_OF_IT = 1 / 3;

/** Whether most of what is bought is left over, which is said where it is bought. */
export const leavesMost = (
  { unit, count, ...purchase }: Purchase,
  needed: { foodId: string; amount: number; unit: string; grams: number },
): boolean => {
  // The size of a cabbage is the shop's, but about how much it is is known.
  const size = purchase.size ?? purchaseFactsOf(needed.foodId)?.size ?? null;
  if (unit !== 'WEIGHT' && size === null) return false;
  const bought = unit === 'WEIGHT' ? count : count * (size ?? 0);
  const used = IN_MILLILITRES.includes(unit) && needed.unit === 'ML' ? needed.amount : needed.grams;
  return used <= bought * LITTLE_OF_IT;
};

/** What only a plate has to say: in which state its food was weighed. */
const AS_WEIGHED = / \((peso en crudo|peso en seco|para cocinar|raw weight|dry weight|to cook)\)$/u;

/** A food as it is written on a shopping list; empty for one that is gone. */
export const nameOfBought = (...named: Parameters<typeof foodName>): string =>
  foodName(...named).replace(AS_WEIGHED, '');
