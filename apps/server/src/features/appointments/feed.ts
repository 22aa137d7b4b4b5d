import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { CalendarFeed } from '@healzy/api/schema';
import type { CalendarAddresses } from '../../platform/calendars/addresses.ts';
import { idColumn, instantColumn } from '../../platform/db/columns.ts';
import type { Sql } from '../../platform/db/database.ts';
import { table } from '../../platform/db/table.ts';
import { handler, type Caller } from '../../platform/http/calls.ts';

const feeds = table(
  'calendar_feeds',
  z.object({ accountId: idColumn, userId: idColumn, id: idColumn, renewedAt: instantColumn }),
);

async function feedOf(sql: Sql, caller: Caller, addresses: CalendarAddresses): Promise<CalendarFeed> {
  const row = await feeds.find(sql, { accountId: caller.accountId, userId: caller.userId });
  return row ? { url: addresses.urlOf(row.id), renewedAt: row.renewedAt } : { url: null, renewedAt: null };
}

export const getCalendarFeed = handler('getCalendarFeed', async ({ caller, services }, sql) => ({
  status: 200,
  body: await feedOf(sql, caller, services.calendars),
}));

export const renewCalendarFeed = handler('renewCalendarFeed', async ({ caller, services }, sql) => {
  // A version 7 id would let its creation time be guessed.
  const feed = { id: randomUUID(), renewedAt: services.now() };
  const { accountId, userId } = caller;
  await feeds.upsert(sql, { ...feed, accountId, userId }, ['accountId', 'userId']);
  return { status: 200, body: await feedOf(sql, caller, services.calendars) };
});

export const removeCalendarFeed = handler('removeCalendarFeed', async ({ caller }, sql) => {
  const { accountId, userId } = caller;
  await feeds.remove(sql, { accountId, userId });
  return { status: 204 };
});
