export * from './report.ts';
export { textItems, type PageRect, type TextItem } from './text-item.ts';
export { readLaboratoryText } from './extraction/read-report.ts';
