export * from './cells.ts';
export * from './row-reader.ts';
export * from './text-bytes.ts';
export * from './sheet.ts';
export * from './sheet-types.ts';
