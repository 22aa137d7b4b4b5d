import type { Supplement } from '@healzy/api/schema';
import {
  SUPPLEMENT_FIELDS,
  supplementName,
  supplementSearchKey,
  type SupplementForm,
} from '@healzy/domain/supplements';
import { emptyValues, searchKey } from '@healzy/domain/shared';
import { z } from 'zod';
import { columnOfType, idColumn, instantColumn } from '../../platform/db/columns.ts';
import type { Sql } from '../../platform/db/database.ts';
import { table } from '../../platform/db/table.ts';
import { notFound } from '../../platform/http/http-problem.ts';

const EMPTY = emptyValues(SUPPLEMENT_FIELDS);

export const supplements = table(
  'supplements',
  z.object({
    id: idColumn,
    accountId: idColumn,
    version: z.number(),
    keyEs: z.string(),
    keyEn: z.string(),
    searchKey: z.string(),
    category: z.string(),
    supplement: columnOfType<SupplementForm>(),
    createdBy: idColumn.nullable(),
    createdAt: instantColumn,
    updatedAt: instantColumn,
  }),
);

/** The columns of a supplement: itself, and what lists are searched, filtered and sorted by. */
export const columnsOfSupplement = (supplement: SupplementForm) => ({
  keyEs: searchKey(supplementName(supplement, 'es')),
  keyEn: searchKey(supplementName(supplement, 'en')),
  searchKey: supplementSearchKey(supplement),
  category: supplement.category,
  supplement,
});

/** Supplements of the catalogue and of the account `$1`. */
export const ALL_SUPPLEMENTS = `(SELECT p.id, 'PROVIDER' AS origin, 1 AS version, p.key_es, p.key_en, p.search_key,
    p.category, p.supplement FROM provider_supplements p
  UNION ALL
  SELECT s.id, 'PERSONAL', s.version, s.key_es, s.key_en, s.search_key, s.category, s.supplement
  FROM supplements s WHERE s.account_id = $1) x`;

export const SUPPLEMENT_COLUMNS = `x.id, x.origin, x.version, x.supplement, (SELECT count(DISTINCT t.patient_id)::integer
  FROM patient_supplements t WHERE t.account_id = $1 AND t.supplement_id = x.id) AS patient_count`;

export interface SupplementRow {
  id: string;
  origin: Supplement['origin'];
  version: number;
  supplement: SupplementForm;
  patientCount: number;
}

/** What was stored before a field existed is without it. */
export const toSupplement = ({ supplement, ...row }: SupplementRow): Supplement => ({
  ...EMPTY,
  ...supplement,
  ...row,
});

export async function findSupplement(
  sql: Sql,
  accountId: string,
  id: string,
): Promise<SupplementRow | undefined> {
  const { rows } = await sql.query<SupplementRow>(
    `SELECT ${SUPPLEMENT_COLUMNS} FROM ${ALL_SUPPLEMENTS} WHERE x.id = $2`,
    [accountId, id],
  );
  return rows[0];
}

/** @throws HttpProblem 404 when neither the catalogue nor the account has it */
export async function requireSupplement(sql: Sql, accountId: string, id: string): Promise<SupplementRow> {
  const row = await findSupplement(sql, accountId, id);
  if (!row) throw notFound();
  return row;
}
