import { timelineKinds, type TimelineKind } from '@healzy/domain/patients';
import type { TimelineEntry } from '@healzy/api/schema';
import type { Contributions } from '../../contributions/index.ts';
import { handler } from '../../platform/http/calls.ts';
import { listPage, pageOf, type Placed } from '../../platform/http/paging.ts';
import { requirePatient } from '../../shared/patient-access/assignments.ts';

/** An entry as its statement returns it: figures by magnitude, null where one is unknown. */
type StoredEntry = Omit<TimelineEntry, 'figures'> & { figures: Record<string, number | null> };

/** The statement of all entries of these kinds; ids are composed, since one record has several entries. */
function entriesStatement(kinds: readonly TimelineKind[], sources: Contributions['timeline']): string {
  return kinds
    .map((kind) => {
      const source = sources[kind];
      const { subject, at, from } = source;
      return `SELECT md5('${kind}' || ${subject}::text || extract(epoch FROM ${at})::text)::uuid AS id, '${kind}' AS kind,
        ${subject} AS subject_id, ${at} AS at, ${source.day ?? 'NULL'}::date AS day, ${source.user ?? 'NULL'}::uuid AS user_id,
        ${source.title ?? 'NULL'}::text AS title, ${source.code ?? 'NULL'}::text AS code,
        ${source.startsAt ?? 'NULL'}::timestamptz AS starts_at, ${source.people ?? `'[]'`}::json AS people,
        ${source.figures ?? `'{}'`}::json AS figures,
        ${source.fields ?? `'[]'`}::json AS fields ${from}`;
    })
    .join(' UNION ALL ');
}

/** Names of people are looked up only for the entries of the page. */
const withPeople = (page: string): string => `WITH page AS (${page})
  SELECT e.id, e.kind, e.subject_id, e.at, e.keyset, e.day, e.title, e.code, e.starts_at, e.figures, e.fields,
    (SELECT json_build_object('id', u.id, 'name', u.name, 'surname', u.surname) FROM users u WHERE u.id = e.user_id) AS by,
    (SELECT coalesce(json_agg(json_build_object('id', pr.id, 'name', u.name, 'surname', u.surname) ORDER BY wanted.place), '[]')
     FROM json_array_elements_text(e.people) WITH ORDINALITY wanted (id, place)
     JOIN professionals pr ON pr.account_id = $1 AND pr.id = wanted.id::uuid
     JOIN users u ON u.id = pr.user_id) AS people
  FROM page e ORDER BY e.at DESC, e.id DESC`;

/** `listPatientTimeline`: everything that happened to a patient, newest first. */
export const listPatientTimeline = handler(
  'listPatientTimeline',
  async ({ caller, path, query, services }, sql) => {
    const { clinical } = await requirePatient(sql, caller, path.patientId);
    const kinds = timelineKinds(query, clinical !== 'none');
    const page =
      kinds.length === 0
        ? await pageOf<StoredEntry & Placed>(query, ['nothing'], () => [])
        : await listPage<StoredEntry>(sql, query, {
            name: `timeline-${kinds.join('-')}`,
            columns: 'e.*',
            from: kinds.map((kind) => `(${entriesStatement([kind], services.contributions.timeline)}) e`),
            where: '$3::timestamptz IS NOT NULL',
            params: [caller.accountId, path.patientId],
            now: services.now().toISOString(),
            by: 'e.at',
            id: 'e.id',
            isDescending: true,
            around: withPeople,
          });
    return { status: 200, body: { ...page, items: page.items.map(toEntry) } };
  },
);

const toEntry = ({ figures, ...entry }: StoredEntry): TimelineEntry => ({
  ...entry,
  figures: Object.entries(figures).flatMap(([magnitude, value]) =>
    value === null ? [] : [{ magnitude, value }],
  ),
});
