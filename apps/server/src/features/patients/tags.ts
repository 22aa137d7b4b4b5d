import { tagKey } from '@healzy/domain/patients';
import type { PatientLabel } from '@healzy/api/schema';
import type { Sql } from '../../platform/db/database.ts';
import { handler } from '../../platform/http/calls.ts';
import { parameters } from '../../platform/db/bind.ts';
import { conditionsOf } from './list-filter.ts';

/** Gives each of these patients these tags. A known tag keeps its first spelling. */
export async function addTags(
  sql: Sql,
  accountId: string,
  patientIds: readonly string[],
  tags: readonly string[],
): Promise<void> {
  await sql.query(
    `INSERT INTO patient_tags (account_id, patient_id, tag, tag_key)
     SELECT $1, patient_id, coalesce((SELECT k.tag FROM patient_tags k WHERE k.account_id = $1 AND k.tag_key = wanted.key
       LIMIT 1), wanted.tag), wanted.key
     FROM unnest($2::uuid[]) AS patient_id, unnest($3::text[], $4::text[]) AS wanted (tag, key)
     ON CONFLICT DO NOTHING`,
    [accountId, patientIds, tags, tags.map(tagKey)],
  );
}

export async function removeTags(
  sql: Sql,
  accountId: string,
  patientIds: readonly string[],
  tags: readonly string[],
): Promise<void> {
  await sql.query(
    'DELETE FROM patient_tags WHERE account_id = $1 AND patient_id = ANY ($2::uuid[]) AND tag_key = ANY ($3::text[])',
    [accountId, patientIds, tags.map(tagKey)],
  );
}

/** Replaces a patient's tags by these. */
export async function setTags(
  sql: Sql,
  accountId: string,
  patientId: string,
  tags: readonly string[],
): Promise<void> {
  await sql.query(
    'DELETE FROM patient_tags WHERE account_id = $1 AND patient_id = $2 AND tag_key <> ALL ($3::text[])',
    [accountId, patientId, tags.map(tagKey)],
  );
  if (tags.length > 0) await addTags(sql, accountId, [patientId], tags);
}

/** Replaces the tags of each of these patients by these, spelled as given. */
export async function writeTags(
  sql: Sql,
  accountId: string,
  patients: readonly { id: string; tags: readonly string[] }[],
): Promise<void> {
  await sql.query('DELETE FROM patient_tags WHERE account_id = $1 AND patient_id = ANY ($2::uuid[])', [
    accountId,
    patients.map(({ id }) => id),
  ]);
  const rows = patients.flatMap(({ id, tags }) => tags.map((tag) => ({ id, tag })));
  await sql.query(
    `INSERT INTO patient_tags (account_id, patient_id, tag, tag_key)
     SELECT $1, * FROM unnest($2::uuid[], $3::text[], $4::text[])`,
    [accountId, rows.map(({ id }) => id), rows.map(({ tag }) => tag), rows.map(({ tag }) => tagKey(tag))],
  );
}

const MOST_LABELS = 200;

export const listPatientTags = handler('listPatientTags', async ({ caller }, sql) => {
  const labels = async (select: string, group: string): Promise<PatientLabel[]> => {
    const { bind, values } = parameters();
    const where = conditionsOf(caller, {}, bind, {});
    const { rows } = await sql.query<PatientLabel>(
      `${select} WHERE ${where} GROUP BY ${group} ORDER BY count(*) DESC, 1 LIMIT ${MOST_LABELS}`,
      values,
    );
    return rows;
  };
  const tags = await labels(
    `SELECT min(g.tag) AS label, count(*) AS patients
     FROM patient_tags g JOIN patients p ON p.account_id = g.account_id AND p.id = g.patient_id`,
    'g.tag_key',
  );
  const coupons = await labels(
    'SELECT p.coupon AS label, count(*) AS patients FROM (SELECT * FROM patients WHERE coupon IS NOT NULL) p',
    'p.coupon',
  );
  return { status: 200, body: { tags, coupons } };
});
