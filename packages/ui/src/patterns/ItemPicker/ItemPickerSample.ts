import { convert, type Quantity, type QuantityUnit } from '../../components/QuantityField/quantityUnits.ts';
import type { PickerAmount, PickerItem } from './ItemPickerAmount.tsx';

/** Foods for stories, with the grams of a portion. */
const foods = [
  { id: 'rice', title: 'Rice', grams: 60, meta: '60 g · 216 kcal' },
  { id: 'rye', title: 'Rye bread', grams: 40, meta: '40 g · 103 kcal' },
  { id: 'oil', title: 'Olive oil', grams: 10, meta: '10 g · 88 kcal' },
  { id: 'apple', title: 'Apple', grams: 180, meta: '180 g · 94 kcal' },
  { id: 'lentils', title: 'Lentils, cooked', grams: 200, meta: '200 g · 232 kcal' },
  { id: 'hake', title: 'Hake', grams: 150, meta: '150 g · 117 kcal' },
];
export const sampleItems: readonly PickerItem[] = foods.map(({ id, title, meta }) => ({ id, title, meta }));

export const foundIn = (items: readonly PickerItem[], search: string) =>
  items.filter(({ title }) => title.toLowerCase().includes(search.trim().toLowerCase()));

const unitsOf = (id: string): [QuantityUnit, QuantityUnit] => [
  { id: 'g', label: 'g', factor: 1, step: 5 },
  {
    id: 'portion',
    label: (amount) => (amount === 1 ? 'portion' : 'portions'),
    factor: foods.find((food) => food.id === id)?.grams ?? 100,
    step: 0.5,
  },
];

export const sampleAmount = (id: string): PickerAmount<string> => ({
  label: `How much of ${foods.find((food) => food.id === id)?.title ?? 'it'}`,
  units: unitsOf(id),
  initial: { amount: 1, unit: 'portion' },
  min: 1,
  max: 5000,
});

export function gramsIn(id: string, { amount, unit }: Quantity): number {
  const units = unitsOf(id);
  return convert(amount ?? 0, units.find((each) => each.id === unit) ?? units[0], units[0]);
}
