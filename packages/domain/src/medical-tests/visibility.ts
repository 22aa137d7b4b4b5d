import type { Role } from '../session/index.ts';

/**
 * What a person sees of a test in a list. A receptionist learns that it exists, for appointments, but not what anyone
 * observed in it.
 */
export function medicalTestForRoles<Test extends { observations?: string | null }>(
  test: Test,
  roles: readonly Role[],
): Test {
  const seesResults = roles.includes('ADMIN') || roles.includes('SPECIALIST');
  return seesResults || test.observations == null ? test : { ...test, observations: null };
}
