import { PATIENT_LIST_LIMITS } from '@healzy/domain/patients';
import { searchKey } from '@healzy/domain/shared';
import type { PatientView, PatientViewSettings } from '@healzy/api/schema';
import { newId } from '../../platform/db/ids.ts';
import { handler } from '../../platform/http/calls.ts';
import { invalid, notFound, unprocessable } from '../../platform/http/http-problem.ts';

export const listPatientViews = handler('listPatientViews', async ({ caller }, sql) => {
  const { rows } = await sql.query<PatientView>(
    'SELECT id, name, settings FROM patient_views WHERE account_id = $1 AND user_id = $2 ORDER BY name_key, id',
    [caller.accountId, caller.userId],
  );
  return { status: 200, body: { items: rows, nextCursor: null, total: rows.length } };
});

export const savePatientView = handler('savePatientView', async ({ caller, body }, sql) => {
  const name = body.name.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  if (searchKey(name) === '')
    throw invalid([{ path: '/body/name', code: 'REQUIRED', message: 'A view needs a name.' }]);
  const settings: PatientViewSettings = {
    ...body.settings,
    columns: [...new Set(body.settings.columns)],
  };
  const { rows } = await sql.query<{ id: string }>(
    `INSERT INTO patient_views (id, account_id, user_id, name, name_key, settings)
     VALUES ($1, $2, $3, $4, $5, $6::text::jsonb)
     ON CONFLICT ON CONSTRAINT patient_views_name_key
       DO UPDATE SET name = excluded.name, settings = excluded.settings, updated_at = now()
     RETURNING id`,
    [newId(), caller.accountId, caller.userId, name, searchKey(name), JSON.stringify(settings)],
  );
  const { rows: counts } = await sql.query<{ views: number }>(
    'SELECT count(*) AS views FROM patient_views WHERE account_id = $1 AND user_id = $2',
    [caller.accountId, caller.userId],
  );
  if ((counts[0]?.views ?? 0) > PATIENT_LIST_LIMITS.views)
    throw unprocessable('TOO_MANY_VIEWS', `A person keeps ${PATIENT_LIST_LIMITS.views} views at most.`);
  return { status: 200, body: { id: rows[0]?.id ?? '', name, settings } };
});

export const deletePatientView = handler('deletePatientView', async ({ caller, path }, sql) => {
  const { rowCount } = await sql.query(
    'DELETE FROM patient_views WHERE id = $1 AND account_id = $2 AND user_id = $3',
    [path.viewId, caller.accountId, caller.userId],
  );
  if (rowCount === 0) throw notFound();
  return { status: 204 };
});
