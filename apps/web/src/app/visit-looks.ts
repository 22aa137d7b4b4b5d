import type { TodayVisit, VisitChange } from '@healzy/api/dashboard';
import type { VisitChangeKind } from '@healzy/domain/dashboard';
import { canEnterRoute, type Role } from '@healzy/domain/session';
import { contributed, merged, modules } from './modules.ts';
import { isMounted } from './pages.ts';
import { addressOf } from './paths.ts';
import type { VisitChangeLook, VisitParts, VisitTools } from './visit-parts.ts';

let looks: ReadonlyMap<VisitChangeKind, VisitChangeLook> = new Map();
let parts: readonly VisitParts[] = [];

/** Fetches what every feature contributes to visits, in parallel with the screen's own code. */
export async function loadVisitParts(): Promise<void> {
  const loaded = await Promise.all(modules().map(({ visits }) => visits?.()));
  parts = loaded.filter((part) => part !== undefined);
  looks = merged<VisitChangeKind, VisitChangeLook>(parts.map(({ changes }) => changes));
}

/** How a change looks and what it says. */
export const changeLook = <Change extends VisitChange>({ kind }: Change): VisitChangeLook<Change> =>
  // The look of each kind takes the changes of that kind, as `VisitParts` declares.
  contributed(looks, kind) as VisitChangeLook<Change>;

const WEIGHTS = { critical: 0, warning: 1 } as const;

/** What somebody must hear of first: dangers, then warnings, then the rest in the order of the kinds. */
export const mostUrgentFirst = (changes: readonly VisitChange[]): readonly VisitChange[] => {
  const weightOf = (change: VisitChange): number => {
    const tone = changeLook(change).toneOf?.(change);
    return tone === 'critical' || tone === 'warning' ? WEIGHTS[tone] : 2;
  };
  return changes.toSorted((a, b) => weightOf(a) - weightOf(b));
};

/** The page that shows a change; null where the user may not enter it. */
export function placeOfChange(change: VisitChange, patientId: string, roles: readonly Role[]): string | null {
  const { route, parametersOf } = changeLook(change);
  if (!isMounted(route) || !canEnterRoute(route, roles)) return null;
  return addressOf(route, { patientId, ...parametersOf?.(change) });
}

/** What says whether the patient of a visit came. */
export const attendanceOfVisit = (visit: TodayVisit, t: VisitTools['t']) =>
  parts.find(({ attendanceOf }) => attendanceOf)?.attendanceOf?.(visit, t);

/** Where a visit itself is. */
export const placeOfVisit = (visit: Pick<TodayVisit, 'id'>): string | undefined =>
  parts.find(({ hrefOf }) => hrefOf)?.hrefOf?.(visit);
