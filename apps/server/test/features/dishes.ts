import type { FeatureSamples } from '../feature-samples.ts';

const food = { nameEs: 'Lenteja de la casa', category: 'LEGUMES', unit: 'G', nutrients: { energy: 116 } };
const GONE = '00000000-0000-0000-0000-000000000000';
const body = {
  nameEs: 'Lentejas de la consulta',
  course: 'SINGLE',
  meals: ['LUNCH'],
  ingredients: [{ foodId: GONE, name: 'Lenteja de la casa', grams: 80, part: 'CORE' }],
};

export const samples: FeatureSamples = {
  tables: ['dishes'],

  /** A dish of the account, which is about no patient. */
  async add(bed, clinic) {
    const as = clinic.people.specialist;
    const { body: made } = await bed.call('createFood', { as, body: food });
    const ingredients = [{ foodId: made.id as string, grams: 80, part: 'CORE' }];
    const dish = await bed.call('createDish', { as, body: { ...body, ingredients } });
    if (dish.status !== 201) throw new Error(`The dish answered ${dish.text}.`);
    return dish.body.id as string;
  },

  calls: ({ id }) => ({
    listDishes: { names: false },
    createDish: { body, names: false },
    getDish: { path: { id }, names: true },
    updateDish: { path: { id }, headers: { 'if-match': '"1"' }, body, names: true },
    deleteDish: { path: { id }, names: true },
    restoreDish: { path: { id }, names: true },
    duplicateDish: { path: { id }, names: true },
    readRecipe: {
      body: { text: '{"@type":"Recipe","name":"Lentejas","recipeIngredient":["80 g de lentejas"]}' },
      names: false,
    },
  }),

  access: {
    listDishes: [['ADMIN', 'RECEPTIONIST', 'SPECIALIST'], 'open', 'open'],
    createDish: [['ADMIN', 'SPECIALIST'], 'open', 'open'],
    getDish: [['ADMIN', 'RECEPTIONIST', 'SPECIALIST'], 'open', 'open'],
    updateDish: [['ADMIN', 'SPECIALIST'], 'open', 'open'],
    deleteDish: [['ADMIN', 'SPECIALIST'], 'open', 'open'],
    restoreDish: [['ADMIN', 'SPECIALIST'], 'open', 'open'],
    duplicateDish: [['ADMIN', 'SPECIALIST'], 'open', 'open'],
    readRecipe: [['ADMIN', 'SPECIALIST'], 'open', 'open'],
  },
};
