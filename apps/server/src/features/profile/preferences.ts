import type { Preferences } from '@healzy/api/schema';
import { z } from 'zod';
import { columnOfType, idColumn, instantColumn } from '../../platform/db/columns.ts';
import type { Sql } from '../../platform/db/database.ts';
import { NOW, table } from '../../platform/db/table.ts';
import { handler } from '../../platform/http/calls.ts';

const preferences = table(
  'user_preferences',
  z.object({
    userId: idColumn,
    menuMode: columnOfType<Preferences['menuMode']>(),
    theme: columnOfType<Preferences['theme']>(),
    glucoseUnit: columnOfType<Preferences['glucoseUnit']>(),
    hasShortcuts: z.boolean().nullable(),
    updatedAt: instantColumn,
  }),
);
const chosen = preferences.omit('userId', 'updatedAt');

const NOTHING_CHOSEN: Preferences = {
  menuMode: null,
  theme: null,
  glucoseUnit: null,
  hasShortcuts: null,
};

async function findPreferences(sql: Sql, userId: string): Promise<Preferences> {
  const [row] = await chosen.select(sql, 'WHERE x.user_id = $1', [userId]);
  return row ?? NOTHING_CHOSEN;
}

export const getOwnPreferences = handler('getOwnPreferences', async ({ caller }, sql) => ({
  status: 200,
  body: await findPreferences(sql, caller.userId),
}));

export const updateOwnPreferences = handler('updateOwnPreferences', async ({ caller, body }, sql) => {
  await preferences.upsert(sql, { ...body, userId: caller.userId }, ['userId'], { updatedAt: NOW });
  return { status: 200, body: await findPreferences(sql, caller.userId) };
});
