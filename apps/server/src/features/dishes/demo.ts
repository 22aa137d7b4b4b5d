import { dishFormSchema, type DishFormInput } from '@healzy/domain/foods/dishes';
import type { DemoData } from '../../contributions/demo.ts';
import { insertDish } from './changes.ts';

const DISH = {
  nameEs: 'Garbanzos con acelgas de la consulta',
  nameEn: 'The clinic’s chickpeas with chard',
  course: 'SINGLE',
  meals: ['LUNCH'],
  servings: 2,
  minutes: 25,
  keepsDays: 3,
  steps: {
    es: ['Sofríe el ajo en el aceite.', 'Añade las acelgas y, cuando bajen, los garbanzos.'],
    en: ['Fry the garlic in the oil.', 'Add the chard and, once it wilts, the chickpeas.'],
  },
} as const satisfies Partial<DishFormInput>;

const INGREDIENTS = [
  ['garbanzos cocidos', 320, 'CORE'],
  ['acelgas', 300, 'FLEX'],
  ['aceite de oliva', 16, 'FLEX'],
  ['ajo', 8, 'FIXED'],
] as const;

/** A dish of its own for each clinic, made of the catalogue. */
export const demo: DemoData = {
  needs: ['foods'],
  async fill({ services, accountId, lead, now }) {
    const owner = { accountId, userId: lead.userId, at: now };
    await services.database.asAccount({ accountId }, async (sql) => {
      const { rows } = await sql.query<{ id: string; keyEs: string }>(
        'SELECT id, key_es FROM provider_foods WHERE key_es = ANY ($1::text[])',
        [INGREDIENTS.map(([name]) => name)],
      );
      const idOf = new Map(rows.map(({ id, keyEs }) => [keyEs, id]));
      const ingredients = INGREDIENTS.flatMap(([name, grams, part]) => {
        const foodId = idOf.get(name);
        const isScaled = part !== 'FIXED';
        return foodId === undefined
          ? []
          : [{ foodId, grams, part, minFactor: isScaled ? 0.6 : 1, maxFactor: isScaled ? 1.6 : 1 }];
      });
      await insertDish(sql, owner, dishFormSchema.parse({ ...DISH, meals: [...DISH.meals], ingredients }));
    });
  },
};
