export * from './access.ts';
export * from './schemas.ts';
