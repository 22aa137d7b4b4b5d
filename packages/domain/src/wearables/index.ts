export * from './source-records.ts';
export * from './overlaps.ts';
export * from './sleep/session.ts';
export * from './sleep/timeline.ts';
export * from './sleep/figures.ts';
export * from './sleep/days.ts';
export * from './sleep/regularity.ts';
