export * from './limits.ts';
export * from './rich-text.ts';
export * from './citations.ts';
export * from './templates.ts';
export * from './schemas.ts';
export * from './excerpt.ts';
export * from './compare.ts';
export * from './record.ts';
