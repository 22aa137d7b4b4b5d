import { describe, expect, it } from 'vitest';
import { addressOf, pathTo } from './paths.ts';

describe('pathTo', () => {
  it('fills in the parameters and escapes them', () => {
    const route = '/patient/:patientId/medical-test/cgm/:medicalTest/follow-up';
    expect(pathTo(route, { patientId: 'a/b', medicalTest: 't1' })).toBe(
      '/patient/a%2Fb/medical-test/cgm/t1/follow-up',
    );
    expect(pathTo('/patients')).toBe('/patients');
  });

  it('asks for exactly the parameters of the pattern', () => {
    // @ts-expect-error -- the patient is missing
    expect(() => pathTo('/patient/:patientId/info')).toThrow(
      'A parameter of /patient/:patientId/info is missing',
    );
    // @ts-expect-error -- another parameter
    expect(() => pathTo('/patient/:patientId/info', { userId: 'a' })).toThrow('is missing');
    // @ts-expect-error -- no route of the table
    expect(pathTo('/nowhere')).toBe('/nowhere');
  });
});

describe('addressOf', () => {
  it('returns no address when a parameter is missing, and escapes the others', () => {
    expect(addressOf('/patient/:patientId/info', {})).toBeNull();
    expect(addressOf('/patient/:patientId/info', { patientId: 'a/b' })).toBe('/patient/a%2Fb/info');
  });
});
