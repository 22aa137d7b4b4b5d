import type { PlanVersion } from '@healzy/api/menus';
import { pathTo } from '../../../app/paths.ts';

/** What can be compared: the plan as it is, a kept version of it, or another plan of the patient. */
export type SideId = 'now' | `version:${string}` | `plan:${string}`;

export const sideOf = (version: Pick<PlanVersion, 'id'>): SideId => `version:${version.id}`;

/** A side as an address names it; the plan as it is for anything else. */
export const sideIn = (text: string | null): SideId =>
  text !== null && /^(?:version|plan):[\da-f-]{36}$/.test(text) ? (text as SideId) : 'now';

export const versionsOfPlan = (
  { id, patientId }: { id: string; patientId: string },
  search: Readonly<Record<string, string>> = {},
): string => {
  const path = pathTo('/patient/:patientId/nutrition/plans/:nutritionalPlan/versions', {
    patientId,
    nutritionalPlan: id,
  });
  const query = new URLSearchParams(search).toString();
  return query === '' ? path : `${path}?${query}`;
};
