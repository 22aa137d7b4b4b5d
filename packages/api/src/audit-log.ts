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

/** One page of log-ins and acts of the account, newest first; the page before stays until the next one is there. */
export const useAuditLogs = (query: AuditLogsQuery = {}) =>
  useQuery({ ...auditLogsQuery(useApi(), query), placeholderData: keepPreviousData });
/** The same, page after page. */
export const useAuditLogPages = (query: AuditLogsQuery = {}) =>
  useInfiniteQuery(pagesOptions(useApi(), listAuditLogs, { query }));
/** Answers the text of the CSV file. The export shows in the log itself, which is therefore read again. */
export const useExportAuditLogs = () =>
  useOperation(exportAuditLogs, (query: AuditLogsExport) => ({ query }));
/** Writes that a chart is about to be taken along as a picture. */
export const useRecordChartExport = () =>
  useOperation(recordChartExport, (body: BodyOf<'recordChartExport'>) => ({ body }));
