export * from './archive.ts';
export * from './workbook.ts';
