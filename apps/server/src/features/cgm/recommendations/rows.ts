import { cgmRecommendationRecord } from '@healzy/domain/cgm';
import { z } from 'zod';
import { idColumn } from '../../../platform/db/columns.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { table, type RowOf } from '../../../platform/db/table.ts';
import { notFound } from '../../../platform/http/http-problem.ts';

export const recommendations = table(
  'cgm_recommendations',
  cgmRecommendationRecord.extend({ accountId: idColumn, deletedAt: z.iso.datetime().nullable() }),
);
export const readRecommendations = recommendations.omit(
  'accountId',
  'medicalTestId',
  'createdBy',
  'position',
  'deletedAt',
);
export type RecommendationRow = RowOf<typeof readRecommendations>;

/** @throws HttpProblem 404 when the test has no such recommendation, or only a deleted one */
export async function findRecommendation(
  sql: Sql,
  medicalTestId: string,
  id: string,
): Promise<RecommendationRow> {
  const found = await readRecommendations.select(
    sql,
    'WHERE x.medical_test_id = $1 AND x.id = $2 AND x.deleted_at IS NULL',
    [medicalTestId, id],
  );
  if (!found[0]) throw notFound();
  return found[0];
}
