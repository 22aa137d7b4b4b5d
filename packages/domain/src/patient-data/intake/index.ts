export * from './differences.ts';
export * from './intake.ts';
export { isListQuestion } from './list-items.ts';
export * from './merging.ts';
export * from './record-lists.ts';
export * from './schemas.ts';
