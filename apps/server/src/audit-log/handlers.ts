import { localDateOfDays, zoneOffsetMinutes } from '@healzy/domain/shared';
import type { AuditLog } from '@healzy/api/schema';
import { accountZone } from '../accounts/account-rows.ts';
import { handler } from '../http/calls.ts';
import { cutPage, listFingerprint, readCursor, readSort, searchPatterns } from '../http/paging.ts';

interface AuditRow {
  id: string;
  email: string;
  ip: string;
  outcome: AuditLog['outcome'];
  at: string;
  sort_value: string;
}

export const listAuditLogs = handler('listAuditLogs', async ({ caller, query }, sql) => {
  const { isDescending } = readSort(query.sort ?? '-at');
  const patterns = searchPatterns(query.search);
  const fingerprint = listFingerprint(['audit', isDescending, patterns]);
  const after = readCursor(fingerprint, query.cursor);
  // Without a person the row is a guess at an address that nobody has: no account's business.
  const where = `EXISTS (SELECT 1 FROM memberships m
      WHERE m.user_id = l.user_id AND m.account_id = $1 AND m.created_at <= l.at)
    AND lower(l.email || ' ' || l.ip) LIKE ALL ($2::text[])`;
  const { rows } = await sql.query<AuditRow>(
    `SELECT l.id, l.email, l.ip, l.outcome, l.at, l.at::text AS sort_value FROM login_audit l
     WHERE ${where}
       AND ($3::timestamptz IS NULL OR (l.at, l.id) ${isDescending ? '<' : '>'} ($3::timestamptz, $4::uuid))
     ORDER BY l.at ${isDescending ? 'DESC' : ''}, l.id ${isDescending ? 'DESC' : ''} LIMIT $5`,
    [caller.accountId, patterns, after?.value ?? null, after?.id ?? null, query.limit + 1],
  );
  const { rows: counts } = await sql.query<{ total: number }>(
    `SELECT count(*) AS total FROM login_audit l WHERE ${where}`,
    [caller.accountId, patterns],
  );
  const zone = await accountZone(sql, caller.accountId);
  const page = cutPage(rows, query.limit, fingerprint, (row) => ({ value: row.sort_value, id: row.id }));
  return {
    status: 200,
    body: {
      items: page.items.map((row) => toAuditLog(row, zone)),
      nextCursor: page.nextCursor,
      total: counts[0]?.total ?? 0,
    },
  };
});

function toAuditLog(row: AuditRow, zone: string): AuditLog {
  const epoch = Math.floor(Date.parse(row.at) / 1000);
  const local = epoch + zoneOffsetMinutes(zone, epoch) * 60;
  return {
    id: row.id,
    email: row.email,
    ip: row.ip,
    outcome: row.outcome,
    at: row.at,
    date: localDateOfDays(Math.floor(local / 86_400)),
    hour: new Date(local * 1000).toISOString().slice(11, 19),
  };
}
