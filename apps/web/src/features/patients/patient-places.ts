import { canEnterRoute, type Role, type RouteId } from '@healzy/domain/session';
import { addressOf, isMounted } from '../../app/pages.ts';

/** The address of a place in a patient's record; undefined where there is no screen yet or the person may not enter. */
export function placeInRecord(route: RouteId, patientId: string, roles: readonly Role[]): string | undefined {
  if (!isMounted(route) || !canEnterRoute(route, roles)) return undefined;
  return addressOf(route, { patientId }) ?? undefined;
}
