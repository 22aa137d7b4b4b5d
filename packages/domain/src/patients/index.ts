export * from './enums.ts';
export * from './specialists.ts';
export * from './schemas.ts';
