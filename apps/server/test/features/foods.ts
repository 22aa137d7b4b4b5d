import type { FeatureSamples } from '../feature-samples.ts';

const body = {
  nameEs: 'Pan de centeno de la casa',
  category: 'BREAD_PASTA',
  unit: 'U',
  unitWeight: 45,
  unsuitableFor: ['GLUTEN'],
  nutrients: { energy: 230, carbohydrate: 45 },
};

export const samples: FeatureSamples = {
  tables: ['foods', 'food_settings'],
  unchangingTables: ['food_revisions'],

  /** A favourite food of the account, which is about no patient. */
  async add(bed, clinic) {
    const as = clinic.people.specialist;
    const made = await bed.call('createFood', { as, body });
    if (made.status !== 201) throw new Error(`The food answered ${made.text}.`);
    const id = made.body.id as string;
    // One that is gone: what it was stays for the meals of which it was part.
    const gone = await bed.call('createFood', { as, body: { ...body, nameEs: 'Pan de ayer' } });
    await bed.call('deleteFood', { as, path: { id: gone.body.id as string } });
    await bed.call('setFoodSettings', { as, path: { id }, body: { isFavourite: true } });
    return id;
  },

  calls: ({ id }) => ({
    listFoods: { names: false },
    createFood: { body, names: false },
    getFood: { path: { id }, names: true },
    updateFood: { path: { id }, headers: { 'if-match': '"1"' }, body, names: true },
    deleteFood: { path: { id }, names: true },
    setFoodSettings: { path: { id }, body: { isActive: false }, names: true },
    duplicateFood: { path: { id }, names: true },
    importFoods: {
      body: {
        table: '2\tPan de la sierra',
        columns: [{ field: 'nameEs' }],
        category: 'BREAD_PASTA',
        isTrial: true,
      },
      names: false,
    },
  }),
};
