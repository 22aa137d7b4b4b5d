import { FOLLOW_UP_LIMITS } from '../limits.ts';

export * from './specified.ts';

/** One change of a valid input, and what is wrong with it: the same for the rules and for the server. */
type Wrong = readonly [what: string, change: object, path: string, code: string];

export const VALID_FOLLOW_UP = {
  type: 'WIN_1',
  startDate: '2026-03-02',
  observations: 'Prefiere que la llamen por la tarde.',
} as const;

export const WRONG_FOLLOW_UPS: readonly Wrong[] = [
  ['an unknown type', { type: 'WIN_4' }, 'type', 'OPTION_INVALID'],
  ['no such day', { startDate: '2026-02-30' }, 'startDate', 'DATE_INVALID'],
  ['a start in another century', { startDate: '0206-03-02' }, 'startDate', 'OUT_OF_RANGE'],
  ['no specialist', { professionalId: '' }, 'professionalId', 'REQUIRED'],
  ['a specialist that is none', { professionalId: 'Ana' }, 'professionalId', 'OPTION_INVALID'],
  [
    'too long observations',
    { observations: 'a'.repeat(FOLLOW_UP_LIMITS.observations + 1) },
    'observations',
    'TOO_LONG',
  ],
];

/** A step of {@link VALID_FOLLOW_UP}. */
export const VALID_STEP = { dueDate: '2026-03-04', assigneeId: null, note: 'Llamar antes.' } as const;

export const WRONG_STEPS: readonly Wrong[] = [
  ['a day before the start', { dueDate: '2026-03-01' }, 'dueDate', 'OUT_OF_RANGE'],
  ['a day in another decade', { dueDate: '2036-03-01' }, 'dueDate', 'OUT_OF_RANGE'],
  ['no such day', { dueDate: '2026-04-31' }, 'dueDate', 'DATE_INVALID'],
  ['too long a note', { note: 'a'.repeat(FOLLOW_UP_LIMITS.note + 1) }, 'note', 'TOO_LONG'],
];

/** A step that an account adds to a template. */
export const VALID_TEMPLATE_STEP = {
  nameEs: 'Visita a la cocina',
  nameEn: 'Kitchen visit',
  phase: 'IN_PROGRESS',
  dueDay: 9,
  proof: 'APPOINTMENT_HELD',
  assignee: 'PRINCIPAL',
  assigneeId: null,
} as const;

export const WRONG_TEMPLATE_STEPS: readonly Wrong[] = [
  ['no Spanish name', { nameEs: '  ' }, 'nameEs', 'REQUIRED'],
  ['no English name', { nameEn: '' }, 'nameEn', 'REQUIRED'],
  ['too long a name', { nameEs: 'a'.repeat(FOLLOW_UP_LIMITS.stepName + 1) }, 'nameEs', 'TOO_LONG'],
  ['a name of two lines', { nameEn: 'One\ntwo' }, 'nameEn', 'LINE_BREAK'],
  ['an unknown phase', { phase: 'COMPLETED' }, 'phase', 'OPTION_INVALID'],
  ['no day', { dueDay: null }, 'dueDay', 'REQUIRED'],
  ['half a day', { dueDay: 1.5 }, 'dueDay', 'NUMBER_INVALID'],
  ['a day before the start', { dueDay: -1 }, 'dueDay', 'OUT_OF_RANGE'],
  ['a day after two years', { dueDay: FOLLOW_UP_LIMITS.dueDay + 1 }, 'dueDay', 'OUT_OF_RANGE'],
  ['an unknown proof', { proof: 'MOON_FULL' }, 'proof', 'OPTION_INVALID'],
  ['an unknown role', { assignee: 'ADMIN' }, 'assignee', 'OPTION_INVALID'],
  ['a person who is none', { assignee: 'PERSON' }, 'assigneeId', 'REQUIRED'],
];
