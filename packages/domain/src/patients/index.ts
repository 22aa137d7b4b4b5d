export * from './enums.ts';
export * from './specialists.ts';
export * from './schemas.ts';
export * from './access-log.ts';
