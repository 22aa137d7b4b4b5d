import type { WorklistKind, WorklistLine } from '@healzy/api/dashboard';
import { contributed, merged, modules } from '../../app/modules.ts';
import type { WorklistLook } from '../../app/worklist-parts.ts';

let looks: ReadonlyMap<WorklistKind, WorklistLook> = new Map();

/** Fetches the lines of every feature, in parallel with the screen's own code. */
export async function loadWorklistParts(): Promise<void> {
  const parts = await Promise.all(modules().map(({ worklist }) => worklist?.()));
  looks = merged<WorklistKind, WorklistLook>(parts);
}

/** How a line looks, what it says and where it links. */
export const lookOf = <Line extends WorklistLine>({ kind }: Line): WorklistLook<Line> =>
  // The look of each kind takes the lines of that kind, as `WorklistParts` declares.
  contributed(looks, kind) as WorklistLook<Line>;

/** Identifies a line by its cause: another cause is another line. */
export const lineKey = ({ kind, subjectId, cause }: WorklistLine): string => `${kind} ${subjectId} ${cause}`;
