import { describe, expect, it } from 'vitest';
import { profileFormSchema, reassignmentSchema, userFormSchema } from './index.ts';

const profile = { name: 'Elena', surname: 'Ruiz', language: 'es', timezone: 'Europe/Madrid' };

describe('a user', () => {
  it('has at least one staff role, each once', () => {
    const user = { ...profile, email: 'elena@example.org' };
    expect(userFormSchema.parse({ ...user, roles: ['ADMIN', 'ADMIN'] }).roles).toEqual(['ADMIN']);
    expect(userFormSchema.safeParse({ ...user, roles: [] }).success).toBe(false);
    expect(userFormSchema.safeParse({ ...user, roles: ['PATIENT'] }).success).toBe(false);
  });

  it('cannot promote themselves: roles and address are not part of the own profile', () => {
    expect(
      profileFormSchema.parse({ ...profile, roles: ['ADMIN'], email: 'x@example.org' }),
    ).not.toHaveProperty('roles');
    expect(profileFormSchema.safeParse({ ...profile, language: 'fr' }).error?.issues[0]?.message).toBe(
      'OPTION_INVALID',
    );
  });
});

describe('successors', () => {
  it('are one for all or one for each patient', () => {
    expect(reassignmentSchema.safeParse({ professionalId: 'p1' }).success).toBe(true);
    expect(
      reassignmentSchema.safeParse({ reassignments: [{ patientId: 'a', professionalId: 'p1' }] }).success,
    ).toBe(true);
    expect(reassignmentSchema.safeParse({ professionalId: 'p1', reassignments: [] }).success).toBe(false);
    expect(reassignmentSchema.safeParse({}).success).toBe(false);
  });
});
