import { handler } from '../../platform/http/calls.ts';
import { pageOf, readSort } from '../../platform/http/paging.ts';
import { versioned } from '../../platform/http/versions.ts';
import { requirePatient } from '../../shared/patient-access/assignments.ts';
import { figuresOf } from './list-figures.ts';
import { filterKey } from './list-filter.ts';
import { findPage } from './list-query.ts';
import { findPatient, toPatient, toSummary } from './patient-rows.ts';

export const listPatients = handler('listPatients', async ({ caller, query, services }, sql) => {
  const order = readSort(query.sort ?? 'surname');
  const now = services.now();
  const { keptFigures: kept } = services;
  let total = 0;
  const page = await pageOf(query, ['patients', order, filterKey(query)], async (after, limit) => {
    const found = await findPage(sql, caller, query, {
      ...{ order, after, limit, now, kept },
      filters: services.contributions.patientFilters,
    });
    total = found.total;
    return found.rows;
  });
  const figures = await figuresOf(sql, caller, services, {
    patientIds: page.items.map(({ id }) => id),
    wanted: [...(query.withFollowUp === true ? (['followUp'] as const) : []), 'glucose', 'wearable'],
  });
  const items = page.items.map((row) => toSummary(row, now, figures(row.id)));
  return { status: 200, body: { ...page, items, total } };
});

export const getPatient = handler('getPatient', async ({ caller, path, services }, sql) => {
  const access = await requirePatient(sql, caller, path.id);
  const row = await findPatient(sql, caller.accountId, path.id, services.now());
  return { status: 200, ...versioned(toPatient(row, access, services.now())) };
});
