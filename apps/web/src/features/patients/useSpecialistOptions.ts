import { type UsersQuery, useUsers } from '@healzy/api/users';
import { fullName } from '../../app/full-name.ts';
import type { Option } from '@healzy/ui/components/Select';

interface SpecialistChoice extends Pick<UsersQuery, 'states'> {
  enabled?: boolean;
}

/** The specialists of the account, as options of a form. */
export function useSpecialistOptions({ enabled = true, ...narrowed }: SpecialistChoice = {}) {
  const query = useUsers({ roles: ['SPECIALIST'], limit: 100, ...narrowed }, { enabled });
  const options = (query.data?.items ?? []).flatMap((user): Option[] =>
    user.professionalId === null ? [] : [{ id: user.professionalId, label: fullName(user) }],
  );
  return { query, options };
}
