import { seesAllPatients } from '@healzy/domain/session';
import { handler } from '../http/calls.ts';
import { cutPage, listFingerprint, readCursor, readSort, searchPatterns } from '../http/paging.ts';
import { notFound } from '../http/refusals.ts';
import { demandPatient } from './assignments.ts';
import {
  findPatient,
  PATIENT_COLUMNS,
  PATIENT_RELATIONS,
  toPatient,
  toSummary,
  type PatientRow,
} from './patient-rows.ts';

/** What each sort orders by, and the type that its cursor is read back as. */
const ORDER = {
  name: { by: 'p.name_key', type: 'text' },
  surname: { by: 'p.surname_key', type: 'text' },
  email: { by: 'p.email_key', type: 'text' },
  lastActivity: { by: `coalesce(p.last_activity_at, '-infinity'::timestamptz)`, type: 'timestamptz' },
  createdAt: { by: 'p.created_at', type: 'timestamptz' },
};

export const listPatients = handler('listPatients', async ({ caller, query, services }, sql) => {
  const { field, isDescending } = readSort(query.sort ?? 'surname');
  const { by, type } = ORDER[field];
  const mine = seesAllPatients(caller.roles) ? null : caller.professionalId;
  const patterns = searchPatterns(query.search);
  const filters = [
    query.state ?? null,
    mine,
    query.professionalId ?? null,
    patterns,
    query.principalId ?? null,
    query.hasTestInProgress ?? null,
  ];
  const fingerprint = listFingerprint(['patients', field, isDescending, ...filters]);
  const after = readCursor(fingerprint, query.cursor);
  const assigned = (parameter: string): string =>
    `(${parameter}::uuid IS NULL OR EXISTS (SELECT 1 FROM patient_specialists s
       WHERE s.patient_id = p.id AND s.account_id = $1 AND s.professional_id = ${parameter}::uuid))`;
  const where = `p.account_id = $1 AND ($2::text IS NULL OR p.state = $2) AND ${assigned('$3')} AND ${assigned('$4')}
    AND p.search_text LIKE ALL ($5::text[])
    AND ($6::uuid IS NULL OR EXISTS (SELECT 1 FROM patient_specialists s
      WHERE s.patient_id = p.id AND s.account_id = $1 AND s.professional_id = $6::uuid AND s.is_principal))
    AND ($7::boolean IS NULL OR $7 = EXISTS (SELECT 1 FROM medical_tests t
      WHERE t.account_id = $1 AND t.patient_id = p.id AND t.state = 'IN_PROGRESS'))`;
  const parameters = [caller.accountId, ...filters];
  const direction = isDescending ? 'DESC' : 'ASC';
  const { rows } = await sql.query<PatientRow & { sort_value: string }>(
    `SELECT ${PATIENT_COLUMNS}, p.sort_value, ${PATIENT_RELATIONS} FROM (
       SELECT p.*, (${by})::text AS sort_value FROM patients p
       WHERE ${where} AND ($8::${type} IS NULL OR (${by}, p.id) ${isDescending ? '<' : '>'} ($8::${type}, $9::uuid))
       ORDER BY ${by} ${direction}, p.id ${direction} LIMIT $10
     ) p ORDER BY ${by} ${direction}, p.id ${direction}`,
    [...parameters, after?.value ?? null, after?.id ?? null, query.limit + 1],
  );
  const { rows: counts } = await sql.query<{ total: number }>(
    `SELECT count(*) AS total FROM patients p WHERE ${where}`,
    parameters,
  );
  const page = cutPage(rows, query.limit, fingerprint, (row) => ({ value: row.sort_value, id: row.id }));
  const now = services.now();
  return {
    status: 200,
    body: {
      items: page.items.map((row) => toSummary(row, now)),
      nextCursor: page.nextCursor,
      total: counts[0]?.total ?? 0,
    },
  };
});

export const getPatient = handler('getPatient', async ({ caller, path, services }, sql) => {
  const access = await demandPatient(sql, caller, path.id);
  const row = await findPatient(sql, caller.accountId, path.id);
  if (!row) throw notFound();
  return { status: 200, body: toPatient(row, access, services.now()), version: row.version };
});
