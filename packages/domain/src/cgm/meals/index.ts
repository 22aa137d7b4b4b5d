export * from './logged-foods.ts';
export * from './meal-foods.ts';
export * from './schemas.ts';
