import type { Phase } from '@healzy/domain/calorimetry';
import { longHandler, type LongCall } from '../../platform/http/calls.ts';
import { unprocessable } from '../../platform/http/http-problem.ts';
import { figuresOf, workOn } from './cart-thread.ts';
import type { StoredWindows } from './computation.ts';
import { workOf } from './handlers.ts';
import {
  loadTest,
  requireCurrent,
  requirePhases,
  requireRecorded,
  storeChanges,
  type Recorded,
} from './open-test.ts';
import { bodyOf } from './test-rows.ts';

/** Shortest window: means of less say little of a steady state. */
const SHORTEST_WINDOW_S = 60;

const isSameSpan = (one: Phase, other: Phase): boolean =>
  one.startS === other.startS && one.endS === other.endS;

/** The windows of the phases whose borders stay. */
function keptWindows({ phases, windows }: Recorded, now: readonly Phase[]): StoredWindows {
  return Object.fromEntries(
    Object.entries(windows).filter(([kind]) => {
      const before = phases.items.find((each) => each.kind === kind);
      const after = now.find((each) => each.kind === kind);
      return before !== undefined && after !== undefined && isSameSpan(before, after);
    }),
  );
}

export const saveCalorimetryPhases = longHandler('saveCalorimetryPhases', async (call) => {
  const { caller, path, body, ifMatch, services } = call;
  const now = services.now();
  const of = { caller, id: path.medicalTestId, now };
  const before = await call.inAccount(async (sql) => {
    const loaded = await loadTest(sql, of, 'open');
    await requireCurrent(sql, loaded, ifMatch);
    const row = requireRecorded(loaded);
    const circumstances = { body: bodyOf(row, loaded), method: row.method };
    return { row, work: await workOf(sql, row, circumstances) };
  });
  const { row, work } = before;
  const labelOf = (phase: { startS: number; endS: number }): string | null =>
    row.phases.items.find(({ startS, endS }) => startS < phase.endS && endS > phase.startS)?.label ?? null;
  const items = body.phases.map((phase): Phase => ({ ...phase, label: labelOf(phase) }));
  const windows = keptWindows(row, items);
  const { PHASE, TIME } = row.recognised?.read ?? {};
  const column = (row.phases.source === 'FILE' ? PHASE?.column : TIME?.column) ?? null;
  const answer = await workOn({ kind: 'compute', ...work, phases: items, windows, check: { column } });
  if (answer.kind === 'problems') throw wrongPhases(answer.problems);
  if (answer.kind !== 'computed') throw new Error('A recording could not be computed.');
  return call.inAccountOnce(async (sql) => {
    const loaded = await loadTest(sql, of, 'open');
    await requireCurrent(sql, loaded, ifMatch);
    const phases = { source: 'PERSON' as const, isSaved: true, items, problems: [] };
    const changes = { phases, windows, ...answer.figures, body: work.circumstances.body };
    return { status: 200, ...(await storeChanges(sql, loaded, { changes, now })) };
  });
});

const wrongPhases = (problems: readonly object[]) =>
  unprocessable('MEASUREMENT004', 'The phases cannot be saved as they are; details say why and where.', {
    problems: problems.slice(0, 50),
  });

export const moveCalorimetryWindow = longHandler('moveCalorimetryWindow', async (call) => {
  const { caller, path, ifMatch, services } = call;
  const now = services.now();
  const of = { caller, id: path.medicalTestId, now };
  const work = await call.inAccount(async (sql) => {
    const loaded = await loadTest(sql, of, 'open');
    await requireCurrent(sql, loaded, ifMatch);
    const row = requirePhases(loaded);
    const windows = movedWindows(row, call);
    const circumstances = { body: bodyOf(row, loaded), method: row.method };
    return { ...(await workOf(sql, row, circumstances)), windows };
  });
  const figures = await figuresOf(work);
  return call.inAccountOnce(async (sql) => {
    const loaded = await loadTest(sql, of, 'open');
    await requireCurrent(sql, loaded, ifMatch);
    const changes = { windows: work.windows, ...figures, body: work.circumstances.body };
    return { status: 200, ...(await storeChanges(sql, loaded, { changes, now })) };
  });
});

/** @throws HttpProblem 422 for a phase that the test has not, and a window that is too short or leaves its phase */
function movedWindows(row: Recorded, { path, body }: LongCall<'moveCalorimetryWindow'>): StoredWindows {
  const phase = row.phases.items.find(({ kind }) => kind === path.phase);
  if (phase === undefined)
    throw unprocessable('CALORIMETRY_WINDOW', 'The test has no such phase.', { phase: path.phase });
  const { [path.phase]: _, ...others } = row.windows;
  const { window } = body;
  if (window === null) return others;
  const { startS, endS } = window;
  if (!(endS - startS >= SHORTEST_WINDOW_S && startS >= phase.startS && endS <= phase.endS))
    throw unprocessable('CALORIMETRY_WINDOW', 'The window has to lie in its phase and last a minute.', {
      startS: phase.startS,
      endS: phase.endS,
      shortestS: SHORTEST_WINDOW_S,
    });
  return { ...others, [path.phase]: { startS, endS } };
}
