export * from './deletion.ts';
