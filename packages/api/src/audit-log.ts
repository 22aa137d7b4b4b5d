import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useApi } from './runtime/context.tsx';
import { pagesOptions, readOptions, useOperation } from './runtime/hooks.ts';
import { operation, type ApiScope, type BodyOf, type QueryOf } from './runtime/operation.ts';

export type { AuditDetails, AuditKind, AuditLog, AuditSubject, ExportedChart } from './generated/schema.ts';
export type AuditLogsQuery = QueryOf<'listAuditLogs'>;
/** The filters of the list and the language of the file. */
export type AuditLogsExport = QueryOf<'exportAuditLogs'>;

const listAuditLogs = operation('listAuditLogs');
const exportAuditLogs = operation('exportAuditLogs');
const recordChartExport = operation('recordChartExport');

export const auditLogsQuery = (scope: ApiScope, query: AuditLogsQuery = {}) =>
  readOptions(scope, listAuditLogs, { query });

/**
 * One page of sign-ins and actions of the account, newest first; the previous page stays until the next one has loaded.
 */
export const useAuditLogs = (query: AuditLogsQuery = {}) =>
  useQuery({ ...auditLogsQuery(useApi(), query), placeholderData: keepPreviousData });
/** The same, page by page. */
export const useAuditLogPages = (query: AuditLogsQuery = {}) =>
  useInfiniteQuery(pagesOptions(useApi(), listAuditLogs, { query }));
/** Returns the text of the CSV file. The export itself is logged, so the log is fetched again. */
export const useExportAuditLogs = () =>
  useOperation(exportAuditLogs, (query: AuditLogsExport) => ({ query }));
/** Logs that a chart is about to be exported as an image. */
export const useRecordChartExport = () =>
  useOperation(recordChartExport, (body: BodyOf<'recordChartExport'>) => ({ body }));
