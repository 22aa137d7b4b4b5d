import type { WorklistKind, WorklistLine } from '@healzy/api/dashboard';
import { contributed, merged, modules } from '../../app/modules.ts';
import type { WorklistLook } from '../../app/worklist-parts.ts';

let looks: ReadonlyMap<WorklistKind, WorklistLook> = new Map();

/** Fetches the lines of every feature, side by side with the screen's own code. */
export async function loadWorklistParts(): Promise<void> {
  const parts = await Promise.all(modules().map(({ worklist }) => worklist?.()));
  looks = merged<WorklistKind, WorklistLook>(parts);
}

/** How one line looks, what it says and where it leads. */
export const lookOf = <Line extends WorklistLine>({ kind }: Line): WorklistLook<Line> =>
  // Each kind's look takes that kind's lines: `WorklistParts` says so.
  contributed(looks, kind) as WorklistLook<Line>;

/** A line by the cause for which it stands: another cause is another line. */
export const lineKey = ({ kind, subjectId, cause }: WorklistLine): string => `${kind} ${subjectId} ${cause}`;
