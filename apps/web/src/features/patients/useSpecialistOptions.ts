import { useUsers } from '@healzy/api/users';
import { fullName } from '../../app/full-name.ts';
import type { SpecialistOption } from './SpecialistsField.tsx';

/** The specialists of the account, as options of a form. */
export function useSpecialistOptions({ enabled = true } = {}) {
  const query = useUsers({ roles: ['SPECIALIST'], limit: 100 }, { enabled });
  const options = (query.data?.items ?? []).flatMap((user): SpecialistOption[] =>
    user.professionalId === null ? [] : [{ id: user.professionalId, label: fullName(user) }],
  );
  return { query, options };
}
