import { readUserAgent } from '@healzy/domain/session';
import { localDateOfDays, zoneOffsetMinutes } from '@healzy/domain/shared';
import type { AuditLog } from '@healzy/api/schema';
import { handler } from '../http/calls.ts';
import { csvFile } from '../http/csv.ts';
import { cutPage, listFingerprint, readCursor, readSort } from '../http/paging.ts';
import { refused } from '../http/refusals.ts';
import { countAuditRows, findAuditRows, readFilter, type AuditRow } from './query.ts';
import { recordAudit } from './record.ts';
import { detailsInWords, WORDS, type ExportLanguage } from './words.ts';

export const listAuditLogs = handler('listAuditLogs', async (call, sql) => {
  const { query } = call;
  const { isDescending } = readSort(query.sort ?? '-at');
  const filter = await readFilter(sql, call);
  const { userId, kinds, patterns } = filter;
  const days = [query.from ?? null, query.to ?? null];
  const fingerprint = listFingerprint(['audit', isDescending, days, userId, kinds, patterns]);
  const after = readCursor(fingerprint, query.cursor);
  const rows = await findAuditRows(sql, filter, { isDescending, after, limit: query.limit + 1 });
  // A first page that holds everything has been counted already.
  const isAll = after === null && rows.length <= query.limit;
  const count = isAll ? { total: rows.length, isTotalCapped: false } : await countAuditRows(sql, filter);
  const page = cutPage(rows, query.limit, fingerprint, (row) => ({ value: row.sortValue, id: row.id }));
  const items = page.items.map((row) => toAuditLog(row, filter.zone));
  return { status: 200, body: { items, nextCursor: page.nextCursor, ...count } };
});

/** More than anybody reads, and what a spreadsheet opens without trouble. */
const LONGEST_EXPORT = 50_000;

export const exportAuditLogs = handler('exportAuditLogs', async (call, sql) => {
  const { query, services } = call;
  const { isDescending } = readSort(query.sort ?? '-at');
  const filter = await readFilter(sql, call);
  const rows = await findAuditRows(sql, filter, { isDescending, after: null, limit: LONGEST_EXPORT + 1 });
  if (rows.length > LONGEST_EXPORT) {
    throw refused(
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
  const words = WORDS[language];
  const lines = rows.map((row) => lineOf(toAuditLog(row, filter.zone), language));
  const today = clockAt(services.now(), filter.zone).date;
  return {
    status: 200,
    body: await csvFile([words.headings, ...lines], language),
    fileName: `${words.fileName}-${today}.csv`,
  };
});

function lineOf(log: AuditLog, language: ExportLanguage): string[] {
  const { date, hour, email, kind, subject, details, ip, browser, system } = log;
  return [
    date,
    hour,
    email,
    WORDS[language].kind[kind],
    subject?.email ?? '',
    detailsInWords(details, language),
    ip,
    browser ?? '',
    system ?? '',
  ];
}

function toAuditLog(row: AuditRow, zone: string): AuditLog {
  const { browser, system } = readUserAgent(row.userAgent);
  const { subjectId, subjectEmail } = row;
  return {
    id: row.id,
    kind: row.kind,
    email: row.email,
    userId: row.userId,
    subject: subjectId === null || subjectEmail === null ? null : { id: subjectId, email: subjectEmail },
    ip: row.ip,
    browser,
    system,
    at: row.at,
    ...clockAt(new Date(row.at), zone),
    details: row.details,
  };
}

function clockAt(at: Date, zone: string): { date: string; hour: string } {
  const epoch = Math.floor(at.getTime() / 1000);
  const local = epoch + zoneOffsetMinutes(zone, epoch) * 60;
  return {
    date: localDateOfDays(Math.floor(local / 86_400)),
    hour: new Date(local * 1000).toISOString().slice(11, 19),
  };
}
