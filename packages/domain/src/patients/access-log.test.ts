import { describe, expect, it } from 'vitest';
import { accessActOf, isPatientAccessArea } from './access-log.ts';

describe('accessActOf', () => {
  it.each([
    ['getPatient', 'GET', 'READ'],
    ['exportPatientRecord', 'GET', 'EXPORTED'],
    ['exportPatientFhir', 'POST', 'EXPORTED'],
    ['createNote', 'POST', 'CREATED'],
    ['importCgmFile', 'POST', 'CREATED'],
    ['updatePatient', 'PUT', 'CHANGED'],
    ['cancelMedicalTest', 'POST', 'CHANGED'],
    ['deleteNote', 'DELETE', 'REMOVED'],
  ])('says what %s by %s does', (operation, method, act) => {
    expect(accessActOf(operation, method)).toBe(act);
  });
});

describe('isPatientAccessArea', () => {
  it('knows the parts of a record from what else a call can be about', () => {
    expect(isPatientAccessArea('notes')).toBe(true);
    expect(isPatientAccessArea('dashboard')).toBe(false);
  });
});
