export { STYLE, workbookOf, zipOf } from './workbook-of.ts';
