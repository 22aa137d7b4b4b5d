import { describe, expect, it } from 'vitest';
import type { PatientAccess } from '../session/index.ts';
import { problemsOf, walked } from '../shared/testing/index.ts';
import {
  adherenceOf,
  adherencePercent,
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
  maySeeStep,
  mayMoveFollowUp,
  isShippedTemplate,
  nextFollowUpState,
  previousFollowUpState,
  stepsLeftOpen,
  type FollowUpState,
  shippedTemplate,
  surveyOfProof,
  templateDifference,
  templateStepSchema,
  templateOf,
  testsOf,
  type FollowUpProofKind,
} from './index.ts';
import {
  SPECIFIED_FOLLOW_UP,
  SPECIFIED_FOLLOW_UP_STATES,
  SPECIFIED_STEP,
  SPECIFIED_STEPS,
  VALID_FOLLOW_UP,
  VALID_STEP,
  VALID_TEMPLATE_STEP,
  WRONG_FOLLOW_UPS,
  WRONG_STEPS,
  WRONG_TEMPLATE_STEPS,
} from './testing/index.ts';

const ID = '6b1f9d52-2a52-4e0b-9a36-6d8a1d0f5a45';
describe('the states of a follow-up plan', () => {
  it('follow each other as the table says, and in no other way', () => {
    const table = Object.fromEntries(
      FOLLOW_UP_STATES.map((from) => [from, FOLLOW_UP_STATES.filter((to) => mayMoveFollowUp(from, to))]),
    );
    expect(table).toEqual(
      Object.fromEntries(Object.entries(SPECIFIED_FOLLOW_UP_STATES).map(([from, { to }]) => [from, to])),
    );
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

  it('lead back to the phase before, and not from the end', () => {
    expect(FOLLOW_UP_STATES.map(previousFollowUpState)).toEqual([
      null,
      'STARTED',
      'IN_PROGRESS',
      'FINAL',
      null,
      null,
    ]);
  });

  it('leave open steps of the phases before behind, which are named from FINAL on', () => {
    const steps = FOLLOW_UP_PHASES.flatMap((phase) => [
      { phase, isDone: true },
      { phase, isDone: false },
    ]);
    const left = (to: FollowUpState) => stepsLeftOpen(steps, to).map(({ phase }) => phase);
    expect(left('IN_PROGRESS')).toEqual([]);
    expect(left('FINAL')).toEqual(['STARTED', 'IN_PROGRESS']);
    expect(left('POST_FINAL')).toEqual(['STARTED', 'IN_PROGRESS', 'FINAL']);
    expect(left('COMPLETED')).toEqual([...FOLLOW_UP_PHASES]);
    expect(left('CANCELED')).toEqual([]);
  });
});

describe('the steps', () => {
  it('are in the order in which they are due, each in a phase that is not before the one above', () => {
    expect([...FOLLOW_UP_STEP_CODES].sort()).toEqual([...SPECIFIED_STEPS].sort());
    const steps = FOLLOW_UP_STEP_CODES.map((code) => FOLLOW_UP_STEPS[code]);
    const order = steps.map(({ phase, dueDay }) => FOLLOW_UP_PHASES.indexOf(phase) * 1000 + dueDay);
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  it.each([
    ['IMPROVE', 25, ['CALORIMETRY', 'CGM', 'BLOOD_ANALYSIS']],
    ['WIN_1', 21, ['CGM']],
    ['WIN_2', 22, ['CALORIMETRY', 'CGM']],
    ['WIN_3', 24, ['CALORIMETRY', 'CGM', 'BLOOD_ANALYSIS']],
  ] as const)('of %s are %i', (type, count, tests) => {
    expect(templateOf(type)).toHaveLength(count);
    expect(testsOf(shippedTemplate(type))).toEqual(tests);
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
    expect(mayCompleteStep(actor, access(clinical), { assigneeId, isReception: false })).toBe(expected);
  });

  it.each([
    ['by the reception, where it is its own', 'edit', true, true],
    ['not by the reception, where it is a specialist’s', 'edit', false, false],
    ['not by a reception to which the patient is not open', 'none', true, false],
  ] as const)('%s', (_what, identity, isReception, expected) => {
    const reception = { roles: ['RECEPTIONIST'], professionalId: null } as const;
    const seen = { identity, clinical: 'none', canAssign: false } as const;
    expect(mayCompleteStep(reception, seen, { assigneeId: 'p1', isReception })).toBe(expected);
  });

  it('of the reception is shown to it, and no other', () => {
    expect(maySeeStep(access('none'), { isReception: true })).toBe(true);
    expect(maySeeStep(access('none'), { isReception: false })).toBe(false);
    expect(maySeeStep(access('read'), { isReception: false })).toBe(true);
  });
});

describe('a follow-up plan', () => {
  const form = { ...VALID_FOLLOW_UP, professionalId: ID };

  it('keeps what was written', () => {
    expect(followUpFormSchema.parse(form)).toEqual(form);
  });

  it.each(SPECIFIED_FOLLOW_UP)('keeps and refuses what it says of $field: $rule', (row) => {
    expect(walked(row, form, followUpFormSchema)).toEqual({
      kept: row.kept,
      refused: row.refused.map(([, code]) => code),
    });
  });

  it.each(WRONG_FOLLOW_UPS)('is refused with %s', (_what, change, path, code) => {
    expect(problemsOf(followUpFormSchema.safeParse({ ...form, ...change }))).toContainEqual([path, code]);
  });
});

describe('the change of a step', () => {
  const rules = followUpStepSchema(VALID_FOLLOW_UP.startDate);

  it('keeps what was written', () => {
    expect(rules.parse(VALID_STEP)).toEqual({ ...VALID_STEP, isReception: false });
    expect(rules.parse({ ...VALID_STEP, isReception: true })).toEqual({ ...VALID_STEP, isReception: true });
    expect(rules.parse({ dueDate: VALID_FOLLOW_UP.startDate })).toEqual({
      dueDate: VALID_FOLLOW_UP.startDate,
      assigneeId: null,
      isReception: false,
      note: null,
    });
  });

  it.each(SPECIFIED_STEP)('keeps and refuses what it says of $field: $rule', (row) => {
    expect(walked(row, VALID_STEP, rules)).toEqual({
      kept: row.kept,
      refused: row.refused.map(([, code]) => code),
    });
  });

  it.each(WRONG_STEPS)('is refused with %s', (_what, change, path, code) => {
    expect(problemsOf(rules.safeParse({ ...VALID_STEP, ...change }))).toContainEqual([path, code]);
  });
});

describe('a step of a template', () => {
  it('keeps what was written, and a person only where one is chosen', () => {
    expect(templateStepSchema.parse(VALID_TEMPLATE_STEP)).toEqual(VALID_TEMPLATE_STEP);
    expect(
      templateStepSchema.parse({ ...VALID_TEMPLATE_STEP, assignee: 'PERSON', assigneeId: ID }),
    ).toMatchObject({ assignee: 'PERSON', assigneeId: ID });
    expect(templateStepSchema.parse({ ...VALID_TEMPLATE_STEP, assigneeId: ID }).assigneeId).toBeNull();
  });

  it.each(WRONG_TEMPLATE_STEPS)('is refused with %s', (_what, change, path, code) => {
    expect(problemsOf(templateStepSchema.safeParse({ ...VALID_TEMPLATE_STEP, ...change }))).toContainEqual([
      path,
      code,
    ]);
  });

  it.each([
    ['WEEK_2_SURVEY_ANSWERED', 'WEEK_2'],
    ['SATISFACTION_SURVEY_ANSWERED', 'SATISFACTION'],
    ['CGM_FINISHED', null],
    [null, null],
  ] as const)('that %s proves sends the survey %s', (proof, kind) => {
    expect(surveyOfProof(proof)).toBe(kind);
  });
});

describe('the difference from the shipped template', () => {
  const shipped = shippedTemplate('WIN_3');
  const own = { ...VALID_TEMPLATE_STEP, code: null };

  it('is none for the shipped one', () => {
    for (const type of FOLLOW_UP_TYPES) expect(isShippedTemplate(type, shippedTemplate(type))).toBe(true);
  });

  it('names what was added, removed and changed', () => {
    const [card, call, ...others] = shipped;
    const later = { ...call!, dueDay: 4, phase: 'FINAL' as const };
    const found = templateDifference('WIN_3', [later, ...others, own]);
    expect(found.added).toEqual([own]);
    expect(found.removed).toEqual([card]);
    expect(found.changed).toEqual([{ own: later, shipped: call, fields: ['phase', 'dueDay'] }]);
    expect(found.isReordered).toBe(false);
  });

  it('names another order within a phase', () => {
    const [first, second, ...others] = shipped;
    expect(templateDifference('WIN_3', [second!, first!, ...others])).toEqual({
      added: [],
      removed: [],
      changed: [],
      isReordered: true,
    });
    expect(isShippedTemplate('WIN_3', [second!, first!, ...others])).toBe(false);
  });
});

describe('the adherence', () => {
  it.each([
    [0, 0, null],
    [3, 2, 67],
    [8, 8, 100],
    [8, 0, 0],
  ])('to %i steps that were due, %i in time, is %s %%', (dueCount, onTimeCount, percent) => {
    expect(adherencePercent({ dueCount, onTimeCount })).toBe(percent);
  });

  it('counts what was due before the day: in time on the day itself, late for good after it', () => {
    const step = (dueDate: string, doneOn: string | null, proofKind: FollowUpProofKind | null = null) => ({
      dueDate,
      doneOn,
      proofKind,
    });
    const steps = [
      step('2026-03-02', '2026-03-02'),
      step('2026-03-03', '2026-03-01'),
      step('2026-03-04', '2026-03-05'),
      step('2026-03-05', null),
      step('2026-03-06', '2026-03-08', 'WEEK_1_SURVEY_ANSWERED'),
      step('2026-03-06', null, 'WEEK_2_SURVEY_ANSWERED'),
      // Not a weekly one.
      step('2026-03-06', '2026-03-06', 'INITIAL_SURVEY_ANSWERED'),
      // Due on the day itself, and after it: nobody is late yet.
      step('2026-03-09', null),
      step('2026-03-10', '2026-03-02'),
    ];
    expect(adherenceOf(steps, '2026-03-09')).toEqual({
      dueCount: 7,
      onTimeCount: 3,
      surveyDueCount: 2,
      surveyAnsweredCount: 1,
    });
    expect(adherencePercent(adherenceOf(steps, '2026-03-02'))).toBeNull();
  });
});
