import type { Role } from '../session/index.ts';

/**
 * A test as a list shows it to a person. A receptionist learns that it exists, for appointments, but not its
 * observations.
 */
export function medicalTestForRoles<Test extends { observations?: string | null }>(
  test: Test,
  roles: readonly Role[],
): Test {
  const seesResults = roles.includes('ADMIN') || roles.includes('SPECIALIST');
  return seesResults || test.observations == null ? test : { ...test, observations: null };
}
