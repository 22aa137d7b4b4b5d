import type { Menus, PlanVersion } from '@healzy/api/schema';
import {
  packMenu,
  planVersionRecord,
  PLAN_VERSION_LIMITS,
  versionedPlan,
  type Menu,
  type MenuBasis,
  type PackedMenu,
  type PlanVersionReason,
  type VersionedPlan,
} from '@healzy/domain/menus';
import { columnOfType, idColumn } from '../../../platform/db/columns.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/db/ids.ts';
import { table } from '../../../platform/db/table.ts';
import type { Caller } from '../../../platform/http/calls.ts';
import { requireFound } from '../../../platform/http/http-problem.ts';

export const planVersions = table(
  'plan_versions',
  planVersionRecord.extend({
    accountId: idColumn,
    patientId: idColumn,
    plan: columnOfType<VersionedPlan>(),
    menus: columnOfType<PackedMenu>(),
    basis: columnOfType<MenuBasis | null>(),
  }),
);

/**
 * What lists show of the versions `v`: how much is in them is counted without reading them. The meals are joined, not looked
 * up one by one, which would unpack all of a version for each.
 */
export const VERSION_COLUMNS = `v.id, v.nutritional_plan_id, v.name, v.reason, v.plan->>'name' AS plan_name,
  (v.plan->>'weeks')::integer AS weeks, (v.plan->'energy'->>'kcal')::float8 AS energy_kcal,
  (SELECT count(*)::integer FROM jsonb_path_query(v.menus, '$.weeks[*][*]') planned (number)
    JOIN jsonb_array_elements(v.menus->'meals') WITH ORDINALITY kept (meal, place)
      ON kept.place = (planned.number #>> '{}')::integer + 1
    WHERE jsonb_array_length(kept.meal->'foods') > 0) AS meals,
  v.created_by AS "created.user_id", coalesce(u.name, '') AS "created.name",
  coalesce(u.surname, '') AS "created.surname", v.created_at AS "created.at"`;
export const VERSION_FROM = 'plan_versions v LEFT JOIN users u ON u.id = v.created_by';

/** @throws HttpProblem 404 */
export async function shownVersion(sql: Sql, accountId: string, id: string): Promise<PlanVersion> {
  const { rows } = await sql.query<PlanVersion>(
    `SELECT ${VERSION_COLUMNS} FROM ${VERSION_FROM} WHERE v.account_id = $1 AND v.id = $2`,
    [accountId, id],
  );
  return requireFound(rows[0]);
}

/** A version of a plan with what it keeps. @throws HttpProblem 404 */
export async function requireVersionOf(sql: Sql, accountId: string, nutritionalPlanId: string, id: string) {
  const row = requireFound(await planVersions.find(sql, { accountId, id, nutritionalPlanId }));
  return row;
}

export interface Keeping {
  caller: Caller;
  plan: VersionedPlan & { id: string; patientId: string };
  menus: Pick<Menus, 'weeks' | 'basis'>;
  reason: PlanVersionReason;
  name?: string;
  at: Date;
}

/**
 * Keeps a plan with its menus. By itself it keeps nothing that a version has already, and the oldest versions that were
 * kept by themselves make room.
 *
 * @returns the id of the version that has it
 */
export async function keepVersion(
  sql: Sql,
  { caller, plan, menus, reason, name, at }: Keeping,
): Promise<string> {
  const { accountId, userId } = caller;
  const kept = versionedPlan(plan);
  const packed = packMenu({ weeks: menus.weeks } as Menu);
  if (reason !== 'NAMED') {
    const { rows } = await sql.query<{ id: string }>(
      `SELECT v.id FROM plan_versions v WHERE v.account_id = $1 AND v.nutritional_plan_id = $2
         AND v.plan = $3::text::jsonb AND v.menus = $4::text::jsonb ORDER BY v.created_at DESC, v.id DESC LIMIT 1`,
      [accountId, plan.id, JSON.stringify(kept), JSON.stringify(packed)],
    );
    if (rows[0]) return rows[0].id;
  }
  const id = newId();
  await planVersions.insert(sql, {
    id,
    accountId,
    patientId: plan.patientId,
    nutritionalPlanId: plan.id,
    name: name ?? null,
    reason,
    plan: kept,
    menus: packed,
    basis: menus.basis as MenuBasis | null,
    createdBy: userId,
    createdAt: at,
  });
  await sql.query(
    `DELETE FROM plan_versions WHERE account_id = $1 AND id IN (
       SELECT id FROM plan_versions WHERE account_id = $1 AND nutritional_plan_id = $2 AND reason <> 'NAMED'
       ORDER BY created_at DESC, id DESC OFFSET $3)`,
    [accountId, plan.id, PLAN_VERSION_LIMITS.automatic],
  );
  return id;
}
