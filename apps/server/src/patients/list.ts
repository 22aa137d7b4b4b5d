import { handler } from '../http/calls.ts';
import { cutPage, listFingerprint, readCursor, readSort } from '../http/paging.ts';
import { notFound } from '../http/refusals.ts';
import { demandPatient } from './assignments.ts';
import { filterKey } from './list-filter.ts';
import { findPage } from './list-query.ts';
import { findPatient, toPatient, toSummary } from './patient-rows.ts';

export const listPatients = handler('listPatients', async ({ caller, query, services }, sql) => {
  const order = readSort(query.sort ?? 'surname');
  const fingerprint = listFingerprint(['patients', order, filterKey(query)]);
  const after = readCursor(fingerprint, query.cursor);
  const now = services.now();
  const { keptFigures: kept } = services;
  const rows = await findPage(sql, caller, query, { order, after, limit: query.limit + 1, now, kept });
  const page = cutPage(rows, query.limit, fingerprint, (row) => ({ value: row.sortValue, id: row.id }));
  return {
    status: 200,
    body: {
      items: page.items.map((row) => toSummary(row, now)),
      nextCursor: page.nextCursor,
      total: rows[0]?.total ?? 0,
    },
  };
});

export const getPatient = handler('getPatient', async ({ caller, path, services }, sql) => {
  const access = await demandPatient(sql, caller, path.id);
  const row = await findPatient(sql, caller.accountId, path.id, services.now());
  if (!row) throw notFound();
  return { status: 200, body: toPatient(row, access, services.now()), version: row.version };
});
