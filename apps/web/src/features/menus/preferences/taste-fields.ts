import type { FoodPreferencesInput, Taste } from '@healzy/domain/menus';

export type SaidTaste = Exclude<Taste, 'NEUTRAL'>;
export type TasteKind = 'food' | 'category' | 'dish';

/** Where the form keeps what of which taste. */
export const TASTE_FIELDS = {
  LIKED: { food: 'likedFoodIds', category: 'likedCategories', dish: 'likedDishIds' },
  DISLIKED: { food: 'dislikedFoodIds', category: 'dislikedCategories', dish: 'dislikedDishIds' },
} as const satisfies Record<SaidTaste, Record<TasteKind, keyof FoodPreferencesInput>>;

export const OPPOSITE: Readonly<Record<SaidTaste, SaidTaste>> = { LIKED: 'DISLIKED', DISLIKED: 'LIKED' };
