export { STYLE, workbookOf, zipOf } from '../../shared/workbooks/testing/workbook-of.ts';
