export * from './limits.ts';
export * from './state.ts';
export * from './check.ts';
export * from './merge.ts';
export * from './stored.ts';
