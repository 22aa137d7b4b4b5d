import type { DishesQuery } from '@healzy/api/dishes';
import { FOOD_ORIGINS, FOOD_RESTRICTIONS, MEAL_TYPES } from '@healzy/domain/foods';
import { DISH_COURSES } from '@healzy/domain/foods/dishes';
import { given } from '../../app/given.ts';
import { chosenOf, type ListDefinition, type Listing, oneOf, someOf } from '../../app/lists/list-address.ts';

type Sort = NonNullable<DishesQuery['sort']>;

/** Minutes that people have. */
export const MINUTES = ['10', '20', '30', '45', '60'] as const;

export const DISH_LIST: ListDefinition<Sort> = {
  filters: {
    course: someOf(DISH_COURSES),
    suitableFor: someOf(FOOD_RESTRICTIONS),
    maxMinutes: oneOf(MINUTES),
    meal: someOf(MEAL_TYPES),
    origin: oneOf(FOOD_ORIGINS),
  },
  sorts: { name: ['name', '-name'] },
  defaultSort: 'name',
};

/** The query for the server. */
export function queryOf({ search, filters, sort }: Listing<Sort>, language: 'es' | 'en'): DishesQuery {
  const [minutes] = chosenOf(filters.maxMinutes, MINUTES);
  return {
    sort,
    language,
    ...given({
      search,
      course: chosenOf(filters.course, DISH_COURSES),
      suitableFor: chosenOf(filters.suitableFor, FOOD_RESTRICTIONS),
      maxMinutes: minutes && Number(minutes),
      meal: chosenOf(filters.meal, MEAL_TYPES),
      origin: chosenOf(filters.origin, FOOD_ORIGINS)[0],
    }),
  };
}
