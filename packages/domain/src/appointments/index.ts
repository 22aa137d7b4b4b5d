export * from './enums.ts';
export * from './local-time.ts';
export * from './schemas.ts';
export * from './access.ts';
export * from './overlaps.ts';
export * from './overlap-details.ts';
export * from './working-hours.ts';
export * from './record.ts';
