import type { Patient, PatientRecordSummary } from '@healzy/api/patients';
import { expect, it } from 'vitest';
import { patientDataInRecord } from './record.ts';

const [history] = patientDataInRecord.firstVisit ?? [];
const isDone = (questionnaire: PatientRecordSummary['questionnaire']) =>
  history?.isDone({ questionnaire } as PatientRecordSummary, {} as Patient);

it('the history of a first visit is there once every question of it is answered', () => {
  expect(isDone({ answered: 9, total: 9 })).toBe(true);
  expect(isDone({ answered: 8, total: 9 })).toBe(false);
});

it('nothing is known of a history that may not be read', () => {
  expect(isDone(null)).toBe(false);
});
