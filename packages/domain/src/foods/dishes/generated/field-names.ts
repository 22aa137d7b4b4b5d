// Generated from openapi/ by `npm run contract`. Do not edit.
export const DISH_FIELDS = ['nameEs', 'nameEn', 'course', 'meals', 'ingredients', 'servings', 'minutes', 'season', 'keepsDays', 'steps'] as const;
