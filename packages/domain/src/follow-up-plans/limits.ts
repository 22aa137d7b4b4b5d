export const FOLLOW_UP_LIMITS = {
  observations: 2000,
  note: 2000,
  /** Days from the start until a step is due: two years. */
  dueDay: 730,
  name: 200,
  /** Of a step, in each language. */
  stepName: 80,
  /** In a template. */
  steps: 60,
  /** Of a start: what is outside is a slip of the keyboard. */
  firstDay: '2000-01-01',
  lastDay: '2099-12-31',
} as const;
