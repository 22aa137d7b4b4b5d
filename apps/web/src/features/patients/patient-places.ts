import { canEnterRoute, type Role, type RouteId } from '@healzy/domain/session';
import { isMounted } from '../../app/pages.ts';
import { addressOf } from '../../app/paths.ts';

/** The address of a page in a patient's record; undefined if it is not built yet or the user may not enter it. */
export function placeInRecord(route: RouteId, patientId: string, roles: readonly Role[]): string | undefined {
  if (!isMounted(route) || !canEnterRoute(route, roles)) return undefined;
  return addressOf(route, { patientId }) ?? undefined;
}
