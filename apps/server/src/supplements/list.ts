import type { RowOf } from '../db/table.ts';
import { handler } from '../http/calls.ts';
import { countedPage } from '../http/paging.ts';
import { requirePatientSupplement } from './access.ts';
import { requireClinical } from '../patient-access/clinical.ts';
import { patientSupplements, shownColumns, toPatientSupplement, withoutOwner } from './patient-rows.ts';

export const listPatientSupplements = handler(
  'listPatientSupplements',
  async ({ caller, path, query }, sql) => {
    await requireClinical(sql, caller, path.patientId, 'read');
    const { items, ...page } = await countedPage<RowOf<typeof shownColumns>>(sql, query, {
      name: 'supplements',
      columns: shownColumns.columns('x'),
      from: `${patientSupplements.name} x`,
      where: 'x.account_id = $1 AND x.patient_id = $2 AND ($3::boolean IS NULL OR x.is_active = $3)',
      params: [caller.accountId, path.patientId, query.isActive ?? null],
      by: 'x.created_at',
      id: 'x.id',
      isDescending: true,
    });
    return { status: 200, body: { ...page, items: items.map(toPatientSupplement) } };
  },
);

export const getPatientSupplement = handler('getPatientSupplement', async ({ caller, path }, sql) => {
  const row = await requirePatientSupplement(sql, caller, path.id, 'read');
  return { status: 200, body: toPatientSupplement(withoutOwner(row)), version: row.version };
});
