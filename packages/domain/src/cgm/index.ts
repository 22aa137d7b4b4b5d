export * from './series.ts';
export * from './file-result.ts';
export * from './ranges.ts';
export * from './metric-types.ts';
export * from './events.ts';
