export * from './cells.ts';
export * from './row-reader.ts';
export * from './text-bytes.ts';
