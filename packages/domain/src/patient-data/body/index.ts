export * from './magnitudes.ts';
export * from './schemas.ts';
export * from './combining.ts';
export * from './indices.ts';
export * from './energy.ts';
export * from './plausibility.ts';
