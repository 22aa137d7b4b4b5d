import type { FoodsQuery } from '@healzy/api/foods';
import {
  FOOD_CATEGORIES,
  FOOD_ORIGINS,
  FOOD_RESTRICTIONS,
  FOOD_TIERS,
  MEAL_TYPES,
} from '@healzy/domain/foods';
import { given } from '../../app/given.ts';
import { chosenOf, type ListDefinition, type Listing, oneOf, someOf } from '../../app/lists/list-address.ts';

type Sort = NonNullable<FoodsQuery['sort']>;

export const FOOD_STATES = ['ACTIVE', 'INACTIVE'] as const;
export const TIER_IDS = FOOD_TIERS.map((tier) => `${tier}` as const);
export const FAVOURITES = ['YES'] as const;

export const FOOD_LIST: ListDefinition<Sort> = {
  filters: {
    category: someOf(FOOD_CATEGORIES),
    origin: oneOf(FOOD_ORIGINS),
    meal: someOf(MEAL_TYPES),
    suitableFor: someOf(FOOD_RESTRICTIONS),
    tier: someOf(TIER_IDS),
    state: oneOf(FOOD_STATES),
    favourite: oneOf(FAVOURITES),
  },
  sorts: { name: ['name', '-name'] },
  defaultSort: 'name',
};

/** The query for the server. */
export function queryOf({ search, filters, sort }: Listing<Sort>, language: 'es' | 'en'): FoodsQuery {
  const [state] = chosenOf(filters.state, FOOD_STATES);
  return {
    sort,
    language,
    ...given({
      search,
      category: chosenOf(filters.category, FOOD_CATEGORIES),
      origin: chosenOf(filters.origin, FOOD_ORIGINS)[0],
      meal: chosenOf(filters.meal, MEAL_TYPES),
      suitableFor: chosenOf(filters.suitableFor, FOOD_RESTRICTIONS),
      tier: chosenOf(filters.tier, TIER_IDS).map(Number),
      isActive: state && state === 'ACTIVE',
      isFavourite: chosenOf(filters.favourite, FAVOURITES).length > 0 || undefined,
    }),
  };
}
