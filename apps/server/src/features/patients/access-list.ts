import type { PatientAccessLine } from '@healzy/api/schema';
import { handler } from '../../platform/http/calls.ts';
import { listPage } from '../../platform/http/paging.ts';
import { requirePatient } from '../../shared/patient-access/assignments.ts';

/** `listPatientAccess`: who read or changed the record, newest first. */
export const listPatientAccess = handler('listPatientAccess', async ({ caller, path, query }, sql) => {
  await requirePatient(sql, caller, path.patientId);
  const page = await listPage<PatientAccessLine>(sql, query, {
    name: 'patient-access',
    columns: 'l.id, l.at, l.act, l.area, l.user_id',
    from: 'patient_access_log l',
    where: `l.account_id = $1 AND l.patient_id = $2 AND ($3::text[] IS NULL OR l.act = ANY ($3::text[]))
      AND ($4::uuid IS NULL OR l.user_id = $4::uuid)`,
    params: [caller.accountId, path.patientId, query.acts?.length ? query.acts : null, query.userId ?? null],
    by: 'l.at',
    id: 'l.id',
    isDescending: true,
    around: (found) => `WITH page AS (${found})
      SELECT l.id, l.at, l.act, l.area, l.keyset, l.user_id AS "person.user_id", u.name || ' ' || u.surname AS "person.name",
        -- A removed user is still known by the address in the entry.
        coalesce(u.email, (SELECT a.subject_email FROM audit_log a
          WHERE a.account_id = $1 AND a.subject_id = l.user_id AND a.kind = 'USER_REMOVED'
          ORDER BY a.at DESC LIMIT 1)) AS "person.email"
      FROM page l LEFT JOIN users u ON u.id = l.user_id ORDER BY l.at DESC, l.id DESC`,
  });
  return { status: 200, body: page };
});
