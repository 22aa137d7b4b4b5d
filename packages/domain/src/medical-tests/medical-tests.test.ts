import { describe, expect, it } from 'vitest';
import {
  MEDICAL_TEST_STATES,
  MEDICAL_TEST_STEPS,
  acceptsData,
  isActiveTest,
  mayCreateCgmTest,
  medicalTestFormSchema,
  medicalTestForRoles,
  nextMedicalTestState,
} from './index.ts';

describe('a test', () => {
  it('goes from started to in progress to finished, and can be cancelled until it is final', () => {
    const table = Object.fromEntries(
      MEDICAL_TEST_STATES.map((state) => [
        state,
        MEDICAL_TEST_STEPS.map((step) => nextMedicalTestState(state, step)),
      ]),
    );
    expect(table).toEqual({
      STARTED: ['IN_PROGRESS', null, 'CANCELED'],
      IN_PROGRESS: [null, 'FINISHED', 'CANCELED'],
      FINISHED: [null, null, null],
      CANCELED: [null, null, null],
    });
  });

  it('is active and takes data until it is final', () => {
    expect(MEDICAL_TEST_STATES.filter(isActiveTest)).toEqual(['STARTED', 'IN_PROGRESS']);
    expect(MEDICAL_TEST_STATES.filter(acceptsData)).toEqual(['STARTED', 'IN_PROGRESS']);
  });

  it('of glucose cannot be created while another is in progress', () => {
    expect(mayCreateCgmTest([{ type: 'CGM', state: 'IN_PROGRESS' }])).toBe(false);
    expect(
      mayCreateCgmTest([
        { type: 'CGM', state: 'FINISHED' },
        { type: 'CALORIMETRY', state: 'IN_PROGRESS' },
      ]),
    ).toBe(true);
  });

  it('shows a receptionist that it exists but not the observations', () => {
    const test = { name: 'Sensor', observations: 'Alta tras la cena' };
    expect(medicalTestForRoles(test, ['RECEPTIONIST'])).toEqual({ name: 'Sensor', observations: null });
    expect(medicalTestForRoles(test, ['RECEPTIONIST', 'SPECIALIST'])).toBe(test);
  });
});

describe('the form of a new test', () => {
  const form = { name: ' Sensor de abril ', type: 'CGM', principalId: 'p1' };
  const issues = (value: object) =>
    medicalTestFormSchema
      .safeParse(value)
      .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

  it('fills in what is left out', () => {
    expect(medicalTestFormSchema.parse(form)).toEqual({
      name: 'Sensor de abril',
      type: 'CGM',
      principalId: 'p1',
      observerIds: [],
      observations: null,
      rangeProfile: 'STANDARD',
    });
  });

  it('answers with codes, not sentences', () => {
    expect(issues({ type: 'XRAY', name: ' ' })).toEqual([
      ['name', 'REQUIRED'],
      ['type', 'OPTION_INVALID'],
      ['principalId', 'MAIN_SPECIALIST_REQUIRED'],
    ]);
    expect(issues({ ...form, observerIds: ['p2', 'p1'] })).toEqual([['observerIds', 'SPECIALIST_REPEATED']]);
  });
});
