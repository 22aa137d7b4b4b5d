export * from './enums.ts';
export * from './schemas.ts';
export * from './access.ts';
export * from './overlaps.ts';
