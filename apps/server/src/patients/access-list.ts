import type { PatientAccessAct, PatientAccessArea } from '@healzy/domain/patients';
import { handler } from '../http/calls.ts';
import { cutPage, listFingerprint, readCursor } from '../http/paging.ts';
import { demandPatient } from './assignments.ts';

interface AccessRow {
  id: string;
  at: string;
  sortValue: string;
  act: PatientAccessAct;
  area: PatientAccessArea;
  userId: string;
  name: string | null;
  email: string | null;
}

/** `listPatientAccess`: who read or changed the record, the newest first. */
export const listPatientAccess = handler('listPatientAccess', async ({ caller, path, query }, sql) => {
  await demandPatient(sql, caller, path.patientId);
  const filters = [query.acts?.length ? query.acts : null, query.userId ?? null];
  const fingerprint = listFingerprint(['patient-access', path.patientId, ...filters]);
  const after = readCursor(fingerprint, query.cursor);
  const { rows } = await sql.query<AccessRow>(
    `WITH page AS (
       SELECT l.id, l.at, l.at::text AS sort_value, l.act, l.area, l.user_id FROM patient_access_log l
       WHERE l.account_id = $1 AND l.patient_id = $2 AND ($3::text[] IS NULL OR l.act = ANY ($3::text[]))
         AND ($4::uuid IS NULL OR l.user_id = $4::uuid)
         AND ($5::timestamptz IS NULL OR (l.at, l.id) < ($5::timestamptz, $6::uuid))
       ORDER BY l.at DESC, l.id DESC LIMIT $7
     )
     SELECT l.*, u.name || ' ' || u.surname AS name,
       -- Whoever was removed is still known by the address under which that was written down.
       coalesce(u.email, (SELECT a.subject_email FROM audit_log a
         WHERE a.account_id = $1 AND a.subject_id = l.user_id AND a.kind = 'USER_REMOVED' ORDER BY a.at DESC LIMIT 1)) AS email
     FROM page l LEFT JOIN users u ON u.id = l.user_id ORDER BY l.at DESC, l.id DESC`,
    [caller.accountId, path.patientId, ...filters, after?.value ?? null, after?.id ?? null, query.limit + 1],
  );
  const page = cutPage(rows, query.limit, fingerprint, (row) => ({ value: row.sortValue, id: row.id }));
  return {
    status: 200,
    body: {
      items: page.items.map(({ id, at, act, area, userId, name, email }) => ({
        id,
        at,
        act,
        area,
        person: { userId, name, email },
      })),
      nextCursor: page.nextCursor,
    },
  };
});
