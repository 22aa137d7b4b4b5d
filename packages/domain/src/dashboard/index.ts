export * from './period.ts';
export * from './evolution.ts';
export * from './worklist.ts';
export * from './setup.ts';
