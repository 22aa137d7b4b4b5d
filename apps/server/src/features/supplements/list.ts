import type { RowOf } from '../../platform/db/table.ts';
import { handler } from '../../platform/http/calls.ts';
import { countedPage } from '../../platform/http/paging.ts';
import { requirePatientSupplement } from './access.ts';
import { requireClinical } from '../../shared/patient-access/clinical.ts';
import {
  patientSupplements,
  shownColumns,
  todayOf,
  toPatientSupplement,
  withoutOwner,
} from './patient-rows.ts';

export const listPatientSupplements = handler(
  'listPatientSupplements',
  async ({ caller, path, query, services }, sql) => {
    await requireClinical(sql, caller, path.patientId, 'read');
    const today = await todayOf(sql, path.patientId, services.now());
    const { items, ...page } = await countedPage<RowOf<typeof shownColumns>>(sql, query, {
      name: 'supplements',
      columns: shownColumns.columns('x'),
      from: `${patientSupplements.name} x`,
      where: `x.account_id = $1 AND x.patient_id = $2 AND ($3::boolean IS NULL OR x.is_active = $3)
        AND ($4::text IS NULL OR $4 = CASE WHEN x.end_date < $5::date THEN 'ENDED' WHEN NOT x.is_active THEN 'PAUSED'
          WHEN x.start_date > $5::date THEN 'TO_COME' ELSE 'CURRENT' END)`,
      params: [caller.accountId, path.patientId, query.isActive ?? null, query.status ?? null, today],
      by: 'x.created_at',
      id: 'x.id',
      isDescending: true,
    });
    return { status: 200, body: { ...page, items: items.map((one) => toPatientSupplement(one, today)) } };
  },
);

export const getPatientSupplement = handler(
  'getPatientSupplement',
  async ({ caller, path, services }, sql) => {
    const row = await requirePatientSupplement(sql, caller, path.id, 'read');
    const today = await todayOf(sql, row.patientId, services.now());
    return { status: 200, body: toPatientSupplement(withoutOwner(row), today), version: row.version };
  },
);
