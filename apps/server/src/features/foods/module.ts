import { defineModule } from '../../module.ts';
import { createFood, deleteFood, duplicateFood, setFoodSettings, updateFood } from './changes.ts';
import { demo } from './demo.ts';
import { importFoods } from './imports/run.ts';
import { getFood, listFoods } from './list.ts';

export const foods = defineModule({
  name: 'foods',
  handlers: [
    listFoods,
    getFood,
    createFood,
    updateFood,
    deleteFood,
    setFoodSettings,
    duplicateFood,
    importFoods,
  ],
  demo,
});
