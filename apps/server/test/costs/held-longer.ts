/**
 * Requests that may hold the thread for longer than others, with what was measured and when, on a busy machine. All are
 * single statements of the embedded database, which runs in the thread that answers. The best of five attempts of each was
 * 43 to 48 ms on 2026-11-30, too near to the limit for a test. The list may only become shorter: it is no place for what is
 * new.
 */
export const HELD_LONGER: Readonly<Record<string, { ms: number; on: string }>> = {
  'listChats: search a': { ms: 106, on: '2026-11-30' },
  'listNotifications: a page of 100': { ms: 96, on: '2026-11-29' },
  'listWorklist: a page of 100': { ms: 93, on: '2026-11-29' },
  'listTodayVisits: a page of 100': { ms: 60, on: '2026-11-29' },
};
