import { FOOD_RESTRICTIONS, foodFormSchema, type FoodFormInput } from '@healzy/domain/foods';
import type { DemoData } from '../../contributions/demo.ts';
import { insertFood } from './changes.ts';

const FOODS: readonly FoodFormInput[] = [
  {
    nameEs: 'Pan de espelta de la panadería del barrio',
    nameEn: 'Spelt bread from the corner bakery',
    category: 'BREAD_PASTA',
    tier: 1,
    meals: ['BREAKFAST', 'MID_MORNING_SNACK', 'DINNER'],
    unit: 'G',
    unitWeight: 40,
    portions: [{ nameEs: '1 rebanada', nameEn: '1 slice', grams: 40 }],
    unsuitableFor: ['GLUTEN', 'FODMAP'],
    suitableFor: FOOD_RESTRICTIONS.filter((one) => one !== 'GLUTEN' && one !== 'FODMAP'),
    carbohydrateKind: 'AVAILABLE',
    nutrients: {
      energy: 243,
      protein: 9.4,
      fat: 1.8,
      carbohydrate: 43,
      sugars: 1.6,
      fibre: 7.2,
      sodium: 440,
    },
    sourceNote: 'Etiqueta del envase',
  },
  {
    nameEs: 'Kéfir de cabra',
    nameEn: 'Goat’s kefir',
    category: 'DAIRY',
    tier: 1,
    meals: ['BREAKFAST', 'MID_AFTERNOON_SNACK'],
    unit: 'ML',
    unitWeight: 200,
    density: 1.03,
    unsuitableFor: ['MILK', 'HISTAMINE'],
    suitableFor: FOOD_RESTRICTIONS.filter(
      (one) => !['MILK', 'LACTOSE', 'FODMAP', 'HISTAMINE', 'VEGAN'].includes(one),
    ),
    carbohydrateKind: 'AVAILABLE',
    nutrients: {
      energy: 56,
      protein: 3.3,
      fat: 3.4,
      carbohydrate: 3.1,
      sugars: 3.1,
      sodium: 40,
      calcium: 120,
    },
    sourceNote: 'Etiqueta del envase',
  },
];

/** Half of the weight of raw chickpeas and of water, as a stew is made. */
const STEW = {
  nameEs: 'Garbanzos con espinacas',
  nameEn: 'Chickpeas with spinach',
  category: 'LEGUMES',
  tier: 1,
  meals: ['LUNCH'],
  unit: 'G',
  unitWeight: 300,
} as const;
const INGREDIENTS = [
  ['garbanzos cocidos', 400],
  ['espinacas', 300],
  ['aceite de oliva', 20],
  ['ajo', 10],
  ['pimenton dulce', 3],
] as const;

/** Foods of their own for each clinic, and a dish made of the catalogue. */
export const demo: DemoData = {
  needs: [],
  async fill({ services, accountId, lead, now }) {
    const owner = { accountId, userId: lead.userId, at: now };
    await services.database.asAccount({ accountId }, async (sql) => {
      for (const food of FOODS) await insertFood(sql, owner, foodFormSchema.parse(food));
      const { rows } = await sql.query<{ id: string; keyEs: string }>(
        'SELECT id, key_es FROM provider_foods WHERE key_es = ANY ($1::text[])',
        [INGREDIENTS.map(([name]) => name)],
      );
      const idOf = new Map(rows.map(({ id, keyEs }) => [keyEs, id]));
      const ingredients = INGREDIENTS.map(([name, grams]) => ({ foodId: idOf.get(name) ?? '', grams }));
      const recipe = { ingredients, yieldGrams: 680 };
      await insertFood(sql, owner, foodFormSchema.parse({ ...STEW, meals: [...STEW.meals], recipe }));
    });
  },
};
