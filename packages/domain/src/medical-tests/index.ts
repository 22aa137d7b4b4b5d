export * from './names.ts';
export * from './states.ts';
export * from './proofs.ts';
export * from './range-profiles.ts';
export * from './schemas.ts';
export * from './visibility.ts';
export * from './record.ts';
