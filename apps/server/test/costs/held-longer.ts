/**
 * Requests that hold the thread for longer than others, with what was measured and when, on a machine that other work
 * shared (`docs/largest-calls.md`). Nearly all are single statements of the embedded database, which runs in the thread that
 * answers; those of 49 to 54 ms are below it on a quiet machine, too near to the limit for a test. The list may only become
 * shorter: it is no place for what is new.
 */
export const HELD_LONGER: Readonly<Record<string, { ms: number; on: string }>> = {
  'exportPatientRecord: none: one record by its id': { ms: 308, on: '2026-12-01' },
  'exportPatientFhir: none: one record by its id': { ms: 189, on: '2026-12-01' },
  'importFoods: 20,000 rows again, replaced': { ms: 76, on: '2026-12-01' },
  'listChats: search a': { ms: 69, on: '2026-12-01' },
  'exportPatients: 50,000 rows, counted before the file is written': { ms: 82, on: '2026-12-01' },
  'exportPatients: sort name': { ms: 54, on: '2026-12-01' },
  'exportPatients: search a': { ms: 52, on: '2026-12-01' },
  'getPlanFigures: 52 weeks of menus in a body': { ms: 54, on: '2026-12-01' },
  'createPlanVersion: largest body': { ms: 49, on: '2026-12-01' },
  'createPlanVersion: the largest body of its schema': { ms: 49, on: '2026-12-01' },
  'listNotifications: a page of 100': { ms: 50, on: '2026-12-01' },
  'markNotificationsRead: the largest body of its schema': { ms: 50, on: '2026-12-01' },
};
