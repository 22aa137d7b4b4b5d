export * from './states.ts';
export * from './steps.ts';
export * from './due.ts';
export * from './access.ts';
export * from './limits.ts';
export * from './schemas.ts';
export * from './record.ts';
