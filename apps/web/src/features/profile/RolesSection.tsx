import { useMyAccounts } from '@healzy/api/accounts';
import { Avatar } from '@healzy/ui/components/Avatar';
import { Badge } from '@healzy/ui/components/Badge';
import { List } from '@healzy/ui/components/List';
import { FormSection } from '@healzy/ui/patterns/FormLayout';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../app/Loaded.tsx';
import { useCurrentAccountId } from '../../state/account.ts';
import { useSessionUser } from '../../state/session.ts';

/** What the user may do in each of their accounts, as text. */
export function RolesSection() {
  const { t } = useTranslation(['profile', 'app']);
  const accounts = useMyAccounts();
  const contexts = useSessionUser()?.accountContexts ?? [];
  const currentId = useCurrentAccountId();
  const items = (accounts.data?.items ?? []).flatMap(({ id, name, iconUrl }) => {
    const roles = contexts.find(({ accountId }) => accountId === id)?.roles ?? [];
    if (roles.length === 0) return [];
    return [
      {
        id,
        title: name,
        meta: roles.map((role) => t(`app:role.${role}`)).join(' · '),
        leading: <Avatar name={name} src={iconUrl ?? undefined} />,
        ...(id === currentId ? { trailing: <Badge tone="accent">{t('roles.current')}</Badge> } : {}),
      },
    ];
  });
  return (
    <FormSection id="roles" title={t('section.roles')} description={t('roles.text')}>
      <Loaded queries={[accounts]}>
        <List label={t('section.roles')} items={items} />
      </Loaded>
    </FormSection>
  );
}
