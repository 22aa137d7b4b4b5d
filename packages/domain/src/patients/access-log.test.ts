import { describe, expect, it } from 'vitest';
import { accessActOf, accessAreaOf } from './access-log.ts';

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

describe('accessAreaOf', () => {
  it('is the feature itself, that of the whole record, or none', () => {
    expect(accessAreaOf('notes')).toBe('notes');
    expect(accessAreaOf('patient-erasure')).toBe('patients');
    expect(accessAreaOf('dashboard')).toBeUndefined();
    expect(accessAreaOf('constructor')).toBeUndefined();
  });
});
