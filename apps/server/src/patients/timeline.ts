import { timelineKinds, type TimelineKind } from '@healzy/domain/patients';
import type { NamedPerson, TimelineEntry, TimelinePerson } from '@healzy/api/schema';
import type { Contributions } from '../contributions/index.ts';
import { handler } from '../http/calls.ts';
import { cutPage, listFingerprint, readCursor } from '../http/paging.ts';
import { demandPatient } from './assignments.ts';

interface EntryRow {
  id: string;
  kind: TimelineKind;
  subjectId: string;
  at: string;
  sortValue: string;
  day: string | null;
  title: string | null;
  code: string | null;
  startsAt: string | null;
  by: NamedPerson;
  people: TimelinePerson[];
  figures: Record<string, number | null>;
  fields: TimelineEntry['fields'];
}

/** The statement of all entries of these kinds; the ids are made, since one record has several entries. */
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

/** The page is cut before people are looked up by name; `$4` and `$5` are the position after which it begins. */
const pageStatement = (entries: string): string => `WITH page AS (
    SELECT e.*, e.at::text AS sort_value FROM (${entries}) e
    WHERE $3::timestamptz IS NOT NULL
      AND ($4::timestamptz IS NULL OR (e.at, e.id) < ($4::timestamptz, $5::uuid))
    ORDER BY e.at DESC, e.id DESC LIMIT $6
  )
  SELECT e.id, e.kind, e.subject_id, e.at, e.sort_value, e.day, e.title, e.code, e.starts_at, e.figures, e.fields,
    (SELECT json_build_object('id', u.id, 'name', u.name, 'surname', u.surname) FROM users u WHERE u.id = e.user_id) AS by,
    (SELECT coalesce(json_agg(json_build_object('id', pr.id, 'name', u.name, 'surname', u.surname) ORDER BY wanted.place), '[]')
     FROM json_array_elements_text(e.people) WITH ORDINALITY wanted (id, place)
     JOIN professionals pr ON pr.account_id = $1 AND pr.id = wanted.id::uuid
     JOIN users u ON u.id = pr.user_id) AS people
  FROM page e ORDER BY e.at DESC, e.id DESC`;

/** `listPatientTimeline`: everything that happened to a patient, the newest first. */
export const listPatientTimeline = handler(
  'listPatientTimeline',
  async ({ caller, path, query, services }, sql) => {
    const { clinical } = await demandPatient(sql, caller, path.patientId);
    const kinds = timelineKinds(query, clinical !== 'none');
    const fingerprint = listFingerprint(['timeline', path.patientId, kinds]);
    const after = readCursor(fingerprint, query.cursor);
    if (kinds.length === 0) return { status: 200, body: { items: [], nextCursor: null } };
    const { rows } = await sql.query<EntryRow>(
      pageStatement(entriesStatement(kinds, services.contributions.timeline)),
      [
        caller.accountId,
        path.patientId,
        services.now().toISOString(),
        after?.value ?? null,
        after?.id ?? null,
        query.limit + 1,
      ],
    );
    const page = cutPage(rows, query.limit, fingerprint, (row) => ({ value: row.sortValue, id: row.id }));
    return { status: 200, body: { items: page.items.map(toEntry), nextCursor: page.nextCursor } };
  },
);

function toEntry(row: EntryRow): TimelineEntry {
  return {
    id: row.id,
    kind: row.kind,
    at: row.at,
    day: row.day,
    by: row.by,
    subjectId: row.subjectId,
    title: row.title,
    code: row.code,
    startsAt: row.startsAt,
    people: row.people,
    figures: Object.entries(row.figures).flatMap(([magnitude, value]) =>
      value === null ? [] : [{ magnitude, value }],
    ),
    fields: row.fields,
  };
}
