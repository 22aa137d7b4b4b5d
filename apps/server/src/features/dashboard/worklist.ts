import { WORKLIST_KINDS, type WorklistKind } from '@healzy/domain/dashboard';
import type { CgmHeadline, TestInProgress, WorklistLine, WorklistPerson } from '@healzy/api/schema';
import { deviceOfLine, headlineOfLine, linesStatement } from '../../contributions/lines.ts';
import type { WorklistSource } from '../../contributions/worklist.ts';
import { handler } from '../../platform/http/calls.ts';
import { keysetColumn, pageOf, pageOfParts, type Placed } from '../../platform/http/paging.ts';

interface LineRow extends Placed {
  kind: WorklistKind;
  subjectId: string;
  cause: string;
  since: string | null;
  lastReadingAt: string | null;
  reviewedAt: string | null;
  patient: WorklistPerson;
  test: TestInProgress | null;
  glucose: CgmHeadline | null;
  device: string | null;
  specialist: WorklistPerson | null;
}

const newestFirst = (instant: string) =>
  `lpad((9999999999999 - floor(coalesce(extract(epoch FROM ${instant}), 0) * 1000))::bigint::text, 13, '0')`;

/** As text, where the tenth kind has to come after the second. */
const URGENCY = `lpad(l.urgency::text, 2, '0')`;

/** Open lines: the most urgent kind first; within it the most recent, which can still be acted on. */
const SORT = {
  OPEN: `(${URGENCY} || ${newestFirst('l.since')}) COLLATE "C"`,
  REVIEWED: `(${newestFirst('r.reviewed_at')} || ${URGENCY}) COLLATE "C"`,
};

/** What one statement reads. */
interface Part {
  kind: WorklistKind;
  lines: string;
}

/** `$4` is the caller, `$5` and `$6` the position after which the page begins, `$7` its length. */
const pageStatement = (
  { kind, lines }: Part,
  review: keyof typeof SORT,
  sources: Record<WorklistKind, WorklistSource>,
): string => `WITH shown AS MATERIALIZED (
    SELECT l.*, r.reviewed_at, ${SORT[review]} AS sort_value FROM (${lines}) l
    LEFT JOIN worklist_reviews r ON r.account_id = $1 AND r.user_id = $4 AND r.kind = l.kind
      AND r.subject_id = l.subject_id AND r.cause = l.cause
    WHERE r.reviewed_at IS ${review === 'OPEN' ? '' : 'NOT '}NULL
  ), page AS (
    SELECT *, ${keysetColumn('sort_value', 'subject_id')} FROM shown
    WHERE $5::text IS NULL OR (sort_value, subject_id) > ($5::text COLLATE "C", $6::uuid)
    ORDER BY sort_value, subject_id LIMIT $7
  )
  SELECT (SELECT count(*) FROM shown) AS total, coalesce((
    SELECT json_agg(json_build_object('kind', l.kind, 'subjectId', l.subject_id, 'cause', l.cause, 'since', l.since,
      'lastReadingAt', l.last_reading_at, 'reviewedAt', l.reviewed_at, 'keyset', l.keyset,
      'patient', json_build_object('id', p.id, 'name', p.name, 'surname', p.surname),
      'test', (SELECT json_build_object('id', t.id, 'type', t.type, 'name', t.name) FROM medical_tests t
        WHERE t.id = l.test_id),
      'glucose', ${headlineOfLine(sources[kind])}, 'device', ${deviceOfLine(sources[kind])},
      'specialist', (SELECT json_build_object('id', pr.id, 'name', u.name, 'surname', u.surname)
        FROM professionals pr JOIN users u ON u.id = pr.user_id WHERE pr.id = l.specialist_id)
    ) ORDER BY l.sort_value, l.subject_id) FROM page l JOIN patients p ON p.id = l.patient_id
  ), '[]') AS items`;

export const listWorklist = handler('listWorklist', async ({ caller, query, services }, sql) => {
  const review = query.review ?? 'OPEN';
  const { worklist } = services.contributions;
  const parts = WORKLIST_KINDS.flatMap((kind): Part[] => {
    const lines = linesStatement(caller, worklist, kind);
    return lines === null ? [] : [{ kind, lines }];
  });
  let total = 0;
  const page = await pageOf(query, ['worklist', review], (after, limit) =>
    pageOfParts(parts, { limit }, async (part) => {
      const { rows } = await sql.query<{ total: number; items: LineRow[] }>(
        pageStatement(part, review, worklist),
        [
          caller.accountId,
          caller.professionalId,
          services.now().toISOString(),
          caller.userId,
          after?.value ?? null,
          after?.id ?? null,
          limit,
        ],
      );
      total += rows[0]?.total ?? 0;
      return rows[0]?.items ?? [];
    }),
  );
  return { status: 200, body: { ...page, items: page.items.map(toLine), total } };
});

const instant = (text: string | null): string | null => (text === null ? null : new Date(text).toISOString());

function toLine(row: LineRow): WorklistLine {
  const line = {
    subjectId: row.subjectId,
    cause: row.cause,
    since: instant(row.since),
    patient: row.patient,
    reviewedAt: instant(row.reviewedAt),
  };
  const test = () => {
    if (row.test === null) throw new Error(`A line of ${row.kind} has no test.`);
    return row.test;
  };
  const glucose = () => {
    if (row.glucose === null) throw new Error(`A line of ${row.kind} has no finding.`);
    const { rangeProfile, finding } = row.glucose;
    return { rangeProfile, finding };
  };
  const specialist = () => {
    if (row.specialist === null) throw new Error(`A line of ${row.kind} has no specialist.`);
    return row.specialist;
  };
  const device = () => {
    if (row.device === null) throw new Error(`A line of ${row.kind} has no device.`);
    return row.device;
  };
  switch (row.kind) {
    case 'GLUCOSE_RISK':
      return { kind: row.kind, ...line, test: test(), ...glucose() };
    case 'NO_CGM_DATA':
      return { kind: row.kind, ...line, test: test(), lastReadingAt: instant(row.lastReadingAt) };
    case 'CHAT_UNANSWERED':
    case 'MENU_RESTRICTED':
    case 'MENU_QUESTIONS':
    case 'INTAKE_WAITING':
    case 'SURVEY_ANSWERED':
    case 'SURVEY_UNANSWERED':
      return { kind: row.kind, ...line };
    case 'WEARABLE_SILENT':
      return { kind: row.kind, ...line, device: device() };
    case 'TEST_NOT_BEGUN':
      return { kind: row.kind, ...line, test: test() };
    case 'FOLLOW_UP_OVERDUE':
    case 'APPOINTMENT_DECLINED':
    case 'PRINCIPAL_AWAY':
      return { kind: row.kind, ...line, specialist: specialist() };
  }
}
