export * from './dish.ts';
export * from './dish-facts.ts';
export * from './scale-dish.ts';
export * from './recipe-text/ingredient-line.ts';
export * from './recipe-text/match-food.ts';
export * from './recipe-text/read-recipe.ts';
