import { describe, expect, it } from 'vitest';
import '../../features/index.ts';
import { draftPlace } from './draft-places.ts';

describe('a waiting draft', () => {
  it.each([
    ['patients/p1', 'patient', '/patient/p1/configuration/patientData'],
    ['patients/p1/specialists', 'specialists', '/patient/p1/configuration/specialists'],
    [
      'patients/p1/measurements/new',
      'measurement',
      '/patient/p1/patient-data/anthropometric-data?new=weight',
    ],
    [
      'patients/p1/measurements/m1',
      'measurement',
      '/patient/p1/patient-data/anthropometric-data?new=measurement.m1',
    ],
    ['patients/p1/notes/new', 'note', '/patient/p1/notes?new=note'],
    ['patients/p1/notes/n1', 'note', '/patient/p1/notes?new=edit&note=n1'],
    ['patients/p1/data/habits', 'answers', '/patient/p1/patient-data/habits'],
    ['medical-tests/new/p1', 'test', '/patient/p1/medical-tests?new=test'],
    ['appointments/new', 'appointment', '/appointments?new=appointment'],
    ['appointments/new/p1', 'appointment', '/patient/p1/info?new=appointment'],
    ['appointments/a1', 'appointment', '/appointments?appointment=a1'],
    ['working-hours/u1', 'workingHours', '/appointments?new=hours.u1'],
    ['users/new', 'invitation', '/users?new=invitation'],
    ['users/u1', 'user', '/users?person=u1'],
    ['profile', 'profile', '/profile'],
    ['accounts/a1', 'account', '/account-settings'],
  ])('of %s continues where its form is', (key, form, href) => {
    expect(draftPlace(key)).toEqual({ form, target: { href } });
  });

  it('of a new patient opens the form on the list', () => {
    expect(draftPlace('patients/new')).toEqual({
      form: 'newPatient',
      target: { href: '/patients', state: { isCreating: true } },
    });
  });

  it('of a message to support opens the messenger, which has no address', () => {
    expect(draftPlace('support/u1')).toMatchObject({
      form: 'support',
      target: { open: expect.any(Function) as unknown },
    });
  });

  it('of a form that no longer exists leads nowhere', () => {
    expect(draftPlace('recipes/1')).toBeNull();
    expect(draftPlace('patients/p1/recipes')).toBeNull();
  });
});
