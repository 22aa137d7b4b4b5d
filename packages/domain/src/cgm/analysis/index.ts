export * from './sections.ts';
export * from './record.ts';
export * from './report-contents.ts';
