import { describe, expect, it } from 'vitest';
import type { PatientAccess } from '../session/index.ts';
import {
  dueDateOf,
  dueDayOf,
  FOLLOW_UP_PHASES,
  FOLLOW_UP_STATES,
  FOLLOW_UP_STEP_CODES,
  FOLLOW_UP_STEPS,
  FOLLOW_UP_TYPES,
  followUpFormSchema,
  followUpStepSchema,
  isOverdueStep,
  isRunningFollowUp,
  mayCompleteStep,
  mayMoveFollowUp,
  nextFollowUpState,
  templateOf,
  testsOf,
} from './index.ts';
import { VALID_FOLLOW_UP, VALID_STEP, WRONG_FOLLOW_UPS, WRONG_STEPS } from './testing/index.ts';

const ID = '6b1f9d52-2a52-4e0b-9a36-6d8a1d0f5a45';
const problemsOf = (result: {
  error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined;
}) => result.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

describe('the states of a follow-up plan', () => {
  it('follow each other as the table says, and in no other way', () => {
    const table = Object.fromEntries(
      FOLLOW_UP_STATES.map((from) => [from, FOLLOW_UP_STATES.filter((to) => mayMoveFollowUp(from, to))]),
    );
    expect(table).toEqual({
      STARTED: ['IN_PROGRESS', 'CANCELED'],
      IN_PROGRESS: ['FINAL', 'CANCELED'],
      FINAL: ['POST_FINAL', 'CANCELED'],
      POST_FINAL: ['COMPLETED', 'CANCELED'],
      COMPLETED: [],
      CANCELED: [],
    });
  });

  it.each([
    ['STARTED', 'IN_PROGRESS', true],
    ['IN_PROGRESS', 'FINAL', true],
    ['FINAL', 'POST_FINAL', true],
    ['POST_FINAL', 'COMPLETED', true],
    ['COMPLETED', null, false],
    ['CANCELED', null, false],
  ] as const)('%s leads to %s', (state, next, isRunning) => {
    expect(nextFollowUpState(state)).toBe(next);
    expect(isRunningFollowUp(state)).toBe(isRunning);
  });
});

describe('the steps', () => {
  it('are in the order in which they are due, each in a phase that is not before the one above', () => {
    expect(FOLLOW_UP_STEP_CODES).toHaveLength(25);
    const steps = FOLLOW_UP_STEP_CODES.map((code) => FOLLOW_UP_STEPS[code]);
    const order = steps.map(({ phase, dueDay }) => FOLLOW_UP_PHASES.indexOf(phase) * 1000 + dueDay);
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  it.each([
    ['IMPROVE', 25, { glucose: true, calorimetry: true, blood: true }],
    ['WIN_1', 21, { glucose: true, calorimetry: false, blood: false }],
    ['WIN_2', 22, { glucose: true, calorimetry: true, blood: false }],
    ['WIN_3', 24, { glucose: true, calorimetry: true, blood: true }],
  ] as const)('of %s are %i', (type, count, tests) => {
    expect(templateOf(type)).toHaveLength(count);
    expect(testsOf(type)).toEqual(tests);
  });

  it('of every type reach from the card to the satisfaction survey', () => {
    for (const type of FOLLOW_UP_TYPES) {
      expect(templateOf(type)[0]).toBe('CREATE_PATIENT_CARD');
      expect(templateOf(type).at(-1)).toBe('SATISFACTION_SURVEY');
    }
  });
});

describe('the day on which a step is due', () => {
  it.each([
    ['2026-03-02', 0, '2026-03-02'],
    ['2026-02-27', 3, '2026-03-02'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-12-30', 35, '2027-02-03'],
  ])('of a start on %s is %i days later on %s', (start, days, due) => {
    expect(dueDateOf(start, days)).toBe(due);
    expect(dueDayOf(start, due)).toBe(days);
  });

  it.each([
    ['the day before', '2026-03-01', false, 'STARTED', false],
    ['on the day', '2026-03-02', false, 'STARTED', false],
    ['the day after', '2026-03-03', false, 'STARTED', true],
    ['when it is done', '2026-03-03', true, 'STARTED', false],
    ['after the end', '2026-03-03', false, 'COMPLETED', false],
    ['after cancelling', '2026-03-03', false, 'CANCELED', false],
  ] as const)('makes it overdue or not: %s', (_what, today, isDone, state, expected) => {
    expect(isOverdueStep({ dueDate: '2026-03-02', isDone }, { state }, today)).toBe(expected);
  });
});

describe('a step is completed', () => {
  const access = (clinical: PatientAccess['clinical']): PatientAccess => ({
    identity: 'read',
    clinical,
    canAssign: false,
  });
  const actor = { roles: ['SPECIALIST'], professionalId: 'p1' } as const;

  it.each([
    ['by the principal', 'edit', 'p2', true],
    ['by its assignee', 'read', 'p1', true],
    ['not by another observer', 'read', 'p2', false],
    ['not by an observer when it has no assignee', 'read', null, false],
    ['not by a former assignee', 'none', 'p1', false],
  ] as const)('%s', (_what, clinical, assigneeId, expected) => {
    expect(mayCompleteStep(actor, access(clinical), assigneeId)).toBe(expected);
  });
});

describe('a follow-up plan', () => {
  const form = { ...VALID_FOLLOW_UP, professionalId: ID };

  it('keeps what was written', () => {
    expect(followUpFormSchema.parse(form)).toEqual(form);
  });

  it.each(WRONG_FOLLOW_UPS)('is refused with %s', (_what, change, path, code) => {
    expect(problemsOf(followUpFormSchema.safeParse({ ...form, ...change }))).toContainEqual([path, code]);
  });
});

describe('the change of a step', () => {
  const rules = followUpStepSchema(VALID_FOLLOW_UP.startDate);

  it('keeps what was written', () => {
    expect(rules.parse(VALID_STEP)).toEqual(VALID_STEP);
    expect(rules.parse({ dueDate: VALID_FOLLOW_UP.startDate })).toEqual({
      dueDate: VALID_FOLLOW_UP.startDate,
      assigneeId: null,
      note: null,
    });
  });

  it.each(WRONG_STEPS)('is refused with %s', (_what, change, path, code) => {
    expect(problemsOf(rules.safeParse({ ...VALID_STEP, ...change }))).toContainEqual([path, code]);
  });
});
