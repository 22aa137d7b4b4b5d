import { randomUUID } from 'node:crypto';
import type { CalendarFeed } from '@healzy/api/schema';
import type { Sql } from '../db/database.ts';
import { handler, type Caller } from '../http/calls.ts';
import type { CalendarAddresses } from './feed-address.ts';

async function feedOf(sql: Sql, caller: Caller, addresses: CalendarAddresses): Promise<CalendarFeed> {
  const { rows } = await sql.query<{ id: string; renewedAt: string }>(
    'SELECT id, renewed_at FROM calendar_feeds WHERE account_id = $1 AND user_id = $2',
    [caller.accountId, caller.userId],
  );
  const row = rows[0];
  return row ? { url: addresses.urlOf(row.id), renewedAt: row.renewedAt } : { url: null, renewedAt: null };
}

export const getCalendarFeed = handler('getCalendarFeed', async ({ caller, services }, sql) => ({
  status: 200,
  body: await feedOf(sql, caller, services.calendars),
}));

export const renewCalendarFeed = handler('renewCalendarFeed', async ({ caller, services }, sql) => {
  await sql.query(
    `INSERT INTO calendar_feeds (account_id, user_id, id, renewed_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (account_id, user_id) DO UPDATE SET id = excluded.id, renewed_at = excluded.renewed_at`,
    // A version 7 id would let its creation time be guessed.
    [caller.accountId, caller.userId, randomUUID(), services.now().toISOString()],
  );
  return { status: 200, body: await feedOf(sql, caller, services.calendars) };
});

export const removeCalendarFeed = handler('removeCalendarFeed', async ({ caller }, sql) => {
  await sql.query('DELETE FROM calendar_feeds WHERE account_id = $1 AND user_id = $2', [
    caller.accountId,
    caller.userId,
  ]);
  return { status: 204 };
});
