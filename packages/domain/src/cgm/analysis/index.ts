export * from './sections.ts';
export * from './record.ts';
