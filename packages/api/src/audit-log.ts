import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useApi } from './runtime/context.tsx';
import { pagesOptions, readOptions } from './runtime/hooks.ts';
import { operation, type ApiScope, type QueryOf } from './runtime/operation.ts';

export type { AuditLog } from './generated/schema.ts';

const listAuditLogs = operation('listAuditLogs');

export const auditLogsQuery = (scope: ApiScope, query: QueryOf<'listAuditLogs'> = {}) =>
  readOptions(scope, listAuditLogs, { query });

/** Log-ins of the account's people, newest first. */
export const useAuditLogs = (query: QueryOf<'listAuditLogs'> = {}) =>
  useQuery(auditLogsQuery(useApi(), query));
/** The same, page after page. */
export const useAuditLogPages = (query: QueryOf<'listAuditLogs'> = {}) =>
  useInfiniteQuery(pagesOptions(useApi(), listAuditLogs, { query }));
