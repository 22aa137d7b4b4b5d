import type { Menus } from '@healzy/api/schema';
import type { Sql } from '../../../platform/db/database.ts';
import type { RowOf } from '../../../platform/db/table.ts';
import type { nutritionalPlans } from '../../nutritional-plans/plan-rows.ts';
import { readSection } from '../../patient-data/answers.ts';
import { shownExclusions } from '../exclusions.ts';

/** How often what a calendar says has changed, and when it last did. */
export interface Revision {
  sequence: number;
  changedAt: Date;
}

/**
 * The revision of a plan's calendar. The plan decides when its meals are, and what the patient cannot or will not eat
 * decides what is warned of, so a calendar client would leave events as they are if only the menus counted. The version
 * of each only grows, and so does their sum.
 */
export async function revisionOf(
  sql: Sql,
  plan: RowOf<typeof nutritionalPlans>,
  menus: Pick<Menus, 'version' | 'changedAt'>,
): Promise<Revision> {
  const { accountId, patientId } = plan;
  const habits = await readSection(sql, accountId, patientId, 'habits');
  const exclusions = await shownExclusions(sql, accountId, patientId);
  const changes = [{ version: plan.version, changedAt: plan.updatedAt }, menus, habits, exclusions];
  return {
    sequence: changes.reduce((sum, { version }) => sum + version, 0),
    // What was never saved has changed at no time.
    changedAt: new Date(Math.max(...changes.map(({ changedAt }) => Date.parse(changedAt ?? plan.updatedAt)))),
  };
}
