import type { Role } from '@healzy/api/users';
import { ASSIGNABLE_ROLES, responsibilitiesOf, type AssignableRole } from '@healzy/domain/users';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';

/** Labels of roles, and what each allows according to the table of roles. */
export function useRoleLabels() {
  const { t } = useTranslation(['users', 'app']);
  const { locale } = useFormats();
  const name = (role: Role) => t(`app:role.${role}`);
  const allows = (role: AssignableRole) => {
    const responsibilities = responsibilitiesOf(role).map((duty) => t(`duty.${duty}`));
    return t('dutiesOf', {
      responsibilities: new Intl.ListFormat(locale, { type: 'conjunction' }).format(responsibilities),
    });
  };
  return {
    options: ASSIGNABLE_ROLES.map((role) => ({ id: role, label: name(role), hint: allows(role) })),
    names: (roles: readonly Role[]) => roles.map(name).join(', '),
  };
}
