export * from './limits.ts';
export * from './magic.ts';
export * from './access.ts';
export * from './schemas.ts';
