import { defineModule } from '../../module.ts';
import { createDish, deleteDish, duplicateDish, restoreDish, updateDish } from './changes.ts';
import { demo } from './demo.ts';
import { getDish, listDishes } from './list.ts';
import { readRecipe } from './reading.ts';

export const dishes = defineModule({
  name: 'dishes',
  handlers: [listDishes, getDish, createDish, updateDish, deleteDish, restoreDish, duplicateDish, readRecipe],
  demo,
});
