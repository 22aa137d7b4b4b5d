export * from './option-sets.ts';
export * from './limits.ts';
export * from './ingredients.ts';
export * from './schemas.ts';
export * from './takes.ts';
export * from './totals.ts';
export * from './names.ts';
export * from './record.ts';
