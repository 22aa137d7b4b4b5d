export * from './specified.ts';
