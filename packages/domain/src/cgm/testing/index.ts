export { STYLE, workbookOf, zipOf, type Cell, type WorkbookOptions } from './workbook-of.ts';
