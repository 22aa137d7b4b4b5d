/**
 * Requests that hold the thread for longer than they may, with what was measured and when, on a busy machine. All are single
 * statements of the embedded database, which runs in the thread that answers. The list may only become shorter: it is no
 * place for what is new.
 */
export const HELD_LONGER: Readonly<Record<string, { ms: number; on: string }>> = {
  'listChats: search a': { ms: 1312, on: '2026-11-29' },
  'searchChatMessages: search a': { ms: 225, on: '2026-11-29' },
  'getDashboard: one record of an account with all its patients': { ms: 142, on: '2026-11-29' },
  'searchChatMessages: a page of 100': { ms: 135, on: '2026-11-29' },
  'listPatientTimeline: a page of 100': { ms: 100, on: '2026-11-29' },
  'listNotifications: a page of 100': { ms: 96, on: '2026-11-29' },
  'listWorklist: a page of 100': { ms: 93, on: '2026-11-29' },
  'listFoods: a page of 100': { ms: 88, on: '2026-11-29' },
  'findMenuFoods: search a': { ms: 74, on: '2026-11-29' },
  'listTodayVisits: a page of 100': { ms: 60, on: '2026-11-29' },
  'listFoods: sort -name': { ms: 57, on: '2026-11-29' },
  'listFoods: search a': { ms: 54, on: '2026-11-29' },
  'getChatCounts: none: one record by its id': { ms: 54, on: '2026-11-29' },
};
