export * from './states.ts';
export * from './schemas.ts';
export * from './visibility.ts';
export * from './record.ts';
