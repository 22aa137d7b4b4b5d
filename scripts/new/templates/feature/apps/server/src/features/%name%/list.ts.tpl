import type { %Record% } from '@healzy/api/schema';
import { handler } from '../../platform/http/calls.ts';
import { countedPage } from '../../platform/http/paging.ts';
import { require%Record%, require%Records%Of } from './access.ts';
import { %records%, shown%Records%, to%Record% } from './%record-name%-rows.ts';

export const list%Records% = handler('list%Records%', async ({ caller, path, query }, sql) => {
  await require%Records%Of(sql, caller, path.patientId, 'read');
  const body = await countedPage<%Record%>(sql, query, {
    name: '%name%',
    columns: shown%Records%.columns('x'),
    from: `${%records%.name} x`,
    where: 'x.account_id = $1 AND x.patient_id = $2',
    params: [caller.accountId, path.patientId],
    by: 'x.created_at',
    id: 'x.id',
    isDescending: true,
  });
  return { status: 200, body };
});

export const get%Record% = handler('get%Record%', async ({ caller, path }, sql) => {
  const row = await require%Record%(sql, caller, path.id, 'read');
  return { status: 200, body: to%Record%(row), version: row.version };
});
