export * from './attention.ts';
export * from './kinds.ts';
export * from './limits.ts';
export * from './questions.ts';
export * from './schemas.ts';
export * from './trends.ts';
export * from './weight.ts';
export * from './record.ts';
