export * from './limits.ts';
export * from './templates.ts';
export * from './schemas.ts';
export * from './excerpt.ts';
export * from './compare.ts';
export * from './record.ts';
