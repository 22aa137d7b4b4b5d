import type { TodayVisit } from '@healzy/api/schema';
import { visitsReach } from '@healzy/domain/dashboard';
import { withinReach } from '../../contributions/reach.ts';
import { changesOfVisits } from '../../contributions/visit-changes.ts';
import { ownVisits, type VisitSource } from '../../contributions/visits.ts';
import { isoTimestamp } from '../../platform/db/values.ts';
import { handler, type Caller } from '../../platform/http/calls.ts';
import { keysetColumn, pageOf, type Placed } from '../../platform/http/paging.ts';

interface VisitRow extends Placed, Omit<TodayVisit, 'changes'> {
  isOpen: boolean;
}

/** What has not ended comes first; both parts by their beginning. */
const SORT = `((CASE WHEN v.ends_at > $3::timestamptz THEN '0' ELSE '1' END)
  || lpad(floor(extract(epoch FROM v.starts_at) * 1000)::bigint::text, 14, '0')) COLLATE "C"`;

const PERSON = (id: string, of: string) =>
  `json_build_object('id', ${id}, 'name', ${of}.name, 'surname', ${of}.surname)`;

/** `$4` and `$5` are the position after which the page begins, `$6` its length. */
function pageStatement(caller: Caller, source: VisitSource): string {
  const { visits, changes } = visitsReach(caller);
  const { select, patient, lastBefore } = source;
  return `WITH shown AS MATERIALIZED (
      SELECT v.*, ${SORT} AS sort_value FROM (
        ${select} AND ${withinReach(visits, patient)} AND ${ownVisits(caller, source)}
      ) v (id, patient_id, professional_id, starts_at, ends_at, kind, mode, answer, attendance)
    ), page AS (
      SELECT *, ${keysetColumn('sort_value', 'id')} FROM shown
      WHERE $4::text IS NULL OR (sort_value, id) > ($4::text COLLATE "C", $5::uuid)
      ORDER BY sort_value, id LIMIT $6
    )
    SELECT (SELECT count(*) FROM shown) AS total, coalesce((
      SELECT json_agg(json_build_object('id', v.id, 'startsAt', v.starts_at, 'endsAt', v.ends_at, 'kind', v.kind,
        'mode', v.mode, 'answer', v.answer, 'attendance', v.attendance,
        'lastVisitAt', ${lastBefore}, 'keyset', v.keyset,
        'isOpen', ${withinReach(changes, 'v.patient_id')},
        'patient', ${PERSON('p.id', 'p')}, 'specialist', ${PERSON('pr.id', 'u')}) ORDER BY v.sort_value, v.id)
      FROM page v JOIN patients p ON p.id = v.patient_id
      JOIN professionals pr ON pr.id = v.professional_id JOIN users u ON u.id = pr.user_id
    ), '[]') AS items`;
}

export const listTodayVisits = handler('listTodayVisits', async ({ caller, query, services }, sql) => {
  const source = services.contributions.visits;
  let total = 0;
  const page = await pageOf(query, ['today'], async (after, limit) => {
    const { rows } = await sql.query<{ total: number; items: VisitRow[] }>(pageStatement(caller, source), [
      caller.accountId,
      caller.professionalId,
      services.now().toISOString(),
      after?.value ?? null,
      after?.id ?? null,
      limit,
    ]);
    total = rows[0]?.total ?? 0;
    return rows[0]?.items ?? [];
  });
  const open = page.items.flatMap(({ id, isOpen, patient, lastVisitAt }) =>
    isOpen ? [{ id, patientId: patient.id, since: lastVisitAt }] : [],
  );
  const context = { sql, accountId: caller.accountId, caller, visits: open };
  const changesOf = await changesOfVisits(context, services.contributions);
  return {
    status: 200,
    body: {
      ...page,
      total,
      items: page.items.map(({ isOpen, ...visit }) => ({
        ...visit,
        startsAt: isoTimestamp(visit.startsAt),
        endsAt: isoTimestamp(visit.endsAt),
        lastVisitAt: visit.lastVisitAt && isoTimestamp(visit.lastVisitAt),
        changes: isOpen ? changesOf(visit.id) : null,
      })),
    },
  };
});
