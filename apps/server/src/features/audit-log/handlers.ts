import { readUserAgent } from '@healzy/domain/session';
import { clockIn, todayIn } from '@healzy/domain/shared';
import type { AuditLog } from '@healzy/api/schema';
import { handler } from '../../platform/http/calls.ts';
import { csvFile } from '../../platform/http/csv.ts';
import { everyRow, pageOf, readSort } from '../../platform/http/paging.ts';
import { unprocessable } from '../../platform/http/http-problem.ts';
import { mapInSlices } from '../../platform/slices.ts';
import { countAuditRows, findAuditRows, readFilter, type AuditRow } from './query.ts';
import { recordAudit } from '../../platform/audit/record.ts';
import { detailsAsText, translate } from './labels.ts';

export const listAuditLogs = handler('listAuditLogs', async (call, sql) => {
  const { query } = call;
  const { isDescending } = readSort(query.sort ?? '-at');
  const filter = await readFilter(sql, call);
  const { userId, kinds, patterns } = filter;
  const days = [query.from ?? null, query.to ?? null];
  const page = await pageOf(query, ['audit', isDescending, days, userId, kinds, patterns], (after, limit) =>
    findAuditRows(sql, filter, { isDescending, after, limit }),
  );
  // If the first page holds everything, it is the count.
  const isAll = query.cursor === undefined && page.nextCursor === null;
  const count = isAll
    ? { total: page.items.length, isTotalCapped: false }
    : await countAuditRows(sql, filter);
  const items = page.items.map((row) => toAuditLog(row, filter.zone));
  return { status: 200, body: { ...page, items, ...count } };
});

/** More than anyone reads, and few enough for a spreadsheet to open. */
const LONGEST_EXPORT = 50_000;

export const exportAuditLogs = handler('exportAuditLogs', async (call, sql) => {
  const { query, services } = call;
  const { isDescending } = readSort(query.sort ?? '-at');
  const filter = await readFilter(sql, call);
  const rows = await everyRow(LONGEST_EXPORT + 1, (after, limit) =>
    findAuditRows(sql, filter, { isDescending, after, limit }),
  );
  if (rows.length > LONGEST_EXPORT) {
    throw unprocessable(
      'EXPORT_TOO_LARGE',
      `A file holds ${LONGEST_EXPORT} rows at most: choose a shorter period.`,
      {
        limit: LONGEST_EXPORT,
      },
    );
  }
  await recordAudit(sql, {
    by: call,
    kind: 'EXPORTED',
    details: { exported: 'AUDIT_LOG', rows: rows.length },
  });
  const language = query.language ?? 'es';
  const t = translate(language);
  const lines = await mapInSlices(rows, (row) => lineOf(toAuditLog(row, filter.zone), t));
  const today = todayIn(filter.zone, services.now());
  return {
    status: 200,
    body: await csvFile([COLUMNS.map((column) => t(`columns.${column}`)), ...lines], language),
    fileName: `${t('fileName')}-${today}.csv`,
  };
});

const COLUMNS = ['date', 'hour', 'email', 'what', 'subject', 'details', 'ip', 'browser', 'system'] as const;

function lineOf(log: AuditLog, t: ReturnType<typeof translate>): string[] {
  const { date, hour, email, kind, subject, details, ip, browser, system } = log;
  return [
    date,
    hour,
    email,
    t(`kind.${kind}`),
    subject?.email ?? '',
    detailsAsText(details, t),
    ip,
    browser ?? '',
    system ?? '',
  ];
}

function toAuditLog({ subjectId, subjectEmail, userAgent, ...row }: AuditRow, zone: string): AuditLog {
  const { browser, system } = readUserAgent(userAgent);
  const { date, time } = clockIn(zone, row.at);
  const subject = subjectId === null || subjectEmail === null ? null : { id: subjectId, email: subjectEmail };
  return { ...row, subject, browser, system, date, hour: time };
}
