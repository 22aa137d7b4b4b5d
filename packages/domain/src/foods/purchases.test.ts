import { describe, expect, it } from 'vitest';
import {
  isJustEnough,
  leavesMost,
  measuredIn,
  nameOfBought,
  purchaseFactsOf,
  purchaseFor,
  sizeOfPurchase,
} from './purchases.ts';
import { CATALOGUE, idOf } from './testing/catalogue.ts';

const plain: Parameters<typeof purchaseFor>[2] = { density: null, pieceGrams: null };
const buy = (name: string, grams: number, change: Partial<typeof plain> = {}) =>
  purchaseFor(idOf(name), grams, { ...plain, ...change });

describe('what is bought', () => {
  it('is in what it is sold in, rounded up', () => {
    expect(buy('Arroz blanco (peso en crudo)', 620)).toEqual({ unit: 'PACK', count: 2, size: 500 });
    expect(buy('Patata (peso en crudo)', 1130)).toEqual({ unit: 'WEIGHT', count: 1250, size: null });
    expect(buy('Huevo (para cocinar)', 5 * 55)).toEqual({ unit: 'EGG', count: 6, size: null });
    expect(buy('Yogur natural entero', 213)).toEqual({ unit: 'POT', count: 4, size: 125 });
    expect(buy('Comino', 0.5)).toEqual({ unit: 'JAR', count: 1, size: 40 });
  });

  it('is no second pack for a spoonful, and no third egg short', () => {
    expect(buy('Arroz blanco (peso en crudo)', 520)).toMatchObject({ count: 1 });
    expect(buy('Arroz blanco (peso en crudo)', 530)).toMatchObject({ count: 2 });
    expect(buy('Huevo (para cocinar)', 6.5 * 55)).toMatchObject({ count: 12 });
  });

  it('is millilitres where it is poured, by its density', () => {
    expect(buy('Aceite de girasol', 950, { density: 0.92 })).toMatchObject({ unit: 'BOTTLE', count: 1 });
    expect(buy('Aceite de girasol', 980, { density: 0.92 })).toMatchObject({ unit: 'BOTTLE', count: 2 });
  });

  it('is not known of another food, of nothing, and of a piece that has no weight', () => {
    expect(purchaseFor('00000000-0000-4000-8000-000000000001', 100, plain)).toBeNull();
    expect(buy('Arroz blanco (peso en crudo)', 0)).toBeNull();
    expect(buy('Limón', 100)).toBeNull();
    expect(buy('Limón', 100, { pieceGrams: 58 })).toEqual({ unit: 'PIECE', count: 2, size: null });
    expect(buy('Aguacate', 167)).toEqual({ unit: 'PIECE', count: 2, size: null });
  });

  it('is stated of every food of the catalogue, and what is bought for one is bought as itself', () => {
    for (const { id, nameEs } of CATALOGUE.filter((food) => purchaseFactsOf(food.id))) {
      const { bought } = purchaseFactsOf(id)!;
      if (bought) expect(purchaseFactsOf(bought.foodId)?.bought, nameEs).toBeNull();
    }
    expect(CATALOGUE.filter(({ id }) => purchaseFactsOf(id)).length).toBeGreaterThan(530);
  });

  it('says where most of a pack is left over', () => {
    const foodId = idOf('Arroz blanco (peso en crudo)');
    const pack = { unit: 'PACK', count: 1, size: 250 } as const;
    expect(leavesMost(pack, { foodId, unit: 'G', amount: 20, grams: 20 })).toBe(true);
    expect(leavesMost(pack, { foodId, unit: 'G', amount: 100, grams: 100 })).toBe(false);
    const carton = { unit: 'CARTON', count: 1, size: 1000 } as const;
    expect(leavesMost(carton, { foodId, unit: 'ML', amount: 100, grams: 103 })).toBe(true);
    expect(
      leavesMost({ unit: 'EGG', count: 6, size: null }, { foodId: '', unit: 'U', amount: 1, grams: 55 }),
    ).toBe(false);
    expect(
      leavesMost({ unit: 'WEIGHT', count: 50, size: null }, { foodId, unit: 'G', amount: 5, grams: 5 }),
    ).toBe(true);
    // A red cabbage for a spoonful of salad, and one for a week of it.
    const cabbage = { unit: 'PIECE', count: 1, size: null } as const;
    const of = (grams: number) => ({ foodId: idOf('Lombarda'), unit: 'G', amount: grams, grams });
    expect(leavesMost(cabbage, of(55))).toBe(true);
    expect(leavesMost(cabbage, of(600))).toBe(false);
  });

  it('does not repeat what is needed where that is just what is bought', () => {
    const three = { unit: 'PIECE', count: 3, size: null } as const;
    expect(isJustEnough(three, { unit: 'U', amount: 3, grams: 540 })).toBe(true);
    expect(isJustEnough(three, { unit: 'G', amount: 3, grams: 3 })).toBe(false);
    const weighed = { unit: 'WEIGHT', count: 250, size: null } as const;
    expect(isJustEnough(weighed, { unit: 'G', amount: 250, grams: 250 })).toBe(true);
    expect(isJustEnough(weighed, { unit: 'G', amount: 198, grams: 198 })).toBe(false);
  });

  it('is said as its label does', () => {
    expect(sizeOfPurchase({ unit: 'CARTON', count: 2, size: 1000 })).toEqual({ amount: 1, unit: 'L' });
    expect(sizeOfPurchase({ unit: 'WEIGHT', count: 1250, size: null })).toEqual({ amount: 1.25, unit: 'KG' });
    expect(sizeOfPurchase({ unit: 'EGG', count: 6, size: null })).toBeNull();
    expect(measuredIn(999.6, false)).toEqual({ amount: 1000, unit: 'G' });
  });
});

describe('the name of what is bought', () => {
  it('is without what only a plate has to say', () => {
    const names = { nameEs: 'Arroz blanco (peso en crudo)', nameEn: 'White rice (raw weight)' };
    expect(nameOfBought(names, 'es')).toBe('Arroz blanco');
    expect(nameOfBought(names, 'en')).toBe('White rice');
    expect(nameOfBought({ nameEs: 'Leche (2 %)', nameEn: null }, 'en')).toBe('Leche (2 %)');
  });
});
