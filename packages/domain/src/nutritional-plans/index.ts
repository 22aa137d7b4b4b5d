export * from './meals.ts';
export * from './shares.ts';
export * from './apportion.ts';
export * from './bites.ts';
export * from './targets.ts';
export * from './meal-match.ts';
export * from './energy-target.ts';
export * from './period.ts';
