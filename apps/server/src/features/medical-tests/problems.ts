import { conflict } from '../../platform/http/http-problem.ts';

export const cgmInProgress = () =>
  conflict('CGM_ALREADY_IN_PROGRESS', 'This patient has a CGM test in progress already.');

export const testFinal = () => conflict('MEDICAL_TEST_FINAL', 'A finished or cancelled test stays as it is.');

export const analysisNeeded = () =>
  conflict('MEDICAL_TEST_NEEDS_ANALYSIS', 'This test is finished with its final analysis.');
