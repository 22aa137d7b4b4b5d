export * from './intake.ts';
export * from './schemas.ts';
