import { type TestSpecialist } from '@healzy/api/medical-tests';
import { useUsers } from '@healzy/api/users';
import { fullName } from '../../app/full-name.ts';

/** Who can be a specialist of a test: those of the account, and who already is one of this test. */
export function useTestSpecialists(present: readonly TestSpecialist[] = []) {
  const query = useUsers({ roles: ['SPECIALIST'], limit: 100 });
  const people = (query.data?.items ?? []).flatMap((user) =>
    user.professionalId === null ? [] : [{ id: user.professionalId, label: fullName(user) }],
  );
  const known = new Set(people.map(({ id }) => id));
  const others = present
    .filter(({ professionalId }) => !known.has(professionalId))
    .map((specialist) => ({ id: specialist.professionalId, label: fullName(specialist) }));
  return { query, options: [...people, ...others] };
}
