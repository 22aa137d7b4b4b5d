/** What happened to patients in one part of a period, counted by the spans in which they were active. */
export interface ActivityCounts {
  /** Spans that began. */
  started: number;
  /** Spans that ended. */
  ended: number;
  /** Patients whose very first span began. */
  first: number;
  /** Patients deactivated in the part and not active again when it ends. */
  left: number;
}

export interface Evolution {
  recurrent: number;
  new: number;
  canceled: number;
}

/**
 * Who stayed, came and left (decisions, "Patients"): new are first activated in the period, canceled were deactivated
 * in it and are not active again at its end, recurrent were first activated before it and active in it. So recurrent +
 * new − canceled are those active at its end, and the recurrent follow from that without counting anyone twice.
 *
 * @param activeBefore patients active when the period begins
 * @example
 * evolutionOf(10, { started: 3, ended: 2, first: 2, left: 1 }) // { recurrent: 10, new: 2, canceled: 1 }
 */
export function evolutionOf(activeBefore: number, counts: ActivityCounts): Evolution {
  const activeAfter = activeBefore + counts.started - counts.ended;
  return { recurrent: activeAfter + counts.left - counts.first, new: counts.first, canceled: counts.left };
}
