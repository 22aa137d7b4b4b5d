import { type Profile, useOwnProfile, useUpdateOwnProfile } from '@healzy/api/profile';
import { Tabs } from '@healzy/ui/components/Tabs';
import { FormSection } from '@healzy/ui/patterns/FormLayout';
import { Skeleton, Stack } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useMyAccounts } from '@healzy/api/accounts';
import { Avatar } from '@healzy/ui/components/Avatar';
import { Badge } from '@healzy/ui/components/Badge';
import { List } from '@healzy/ui/components/List';
import type { ProfileForm as ProfileData } from '@healzy/domain/users';
import { AppScreen } from '../../app/AppScreen.tsx';
import { fullName } from '../../app/full-name.ts';
import { failedSentence } from '../../app/messages.ts';
import { useSectionInView } from '../../app/useSectionInView.ts';
import { PictureField } from '../documents/PictureField.tsx';
import { Loaded } from '../../app/Loaded.tsx';
import { useCurrentAccountId } from '../../state/account.ts';
import { useSessionUser } from '../../state/session.ts';
import { changeLanguage, loadWords } from '../../app/i18n.ts';
import { lazyPart } from '../../app/lazy-part.tsx';
import { useRecordWithPicture } from '../documents/useRecordWithPicture.ts';
import { ProfileForm } from './ProfileForm.tsx';
import { SecurityArea } from './security/SecurityArea.tsx';

const NotificationChoices = lazyPart(
  async () => {
    const [{ NotificationChoices: part }] = await Promise.all([
      import('../notifications/NotificationChoices.tsx'),
      loadWords(['notifications']),
    ]);
    return part;
  },
  <Skeleton shape="block" height={320} />,
);

const SECTIONS = [
  ['picture', 'picture'],
  ['personal', 'personal'],
  ['preferences', 'preferences'],
  ['notices', 'notices'],
  ['roles', 'roles'],
  ['password', 'password'],
  ['second-factor', 'secondFactor'],
  ['passkeys', 'passkeys'],
  ['sessions', 'sessions'],
] as const;

/** `/profile`: the user's own data, preferences, and sign-in. */
export function ProfileScreen() {
  const { t } = useTranslation('profile');
  const query = useOwnProfile();
  const { hash } = useLocation();
  const here = SECTIONS.some(([id]) => `#${id}` === hash) ? hash : '#picture';
  return (
    <AppScreen
      title={t('title')}
      width="form"
      queries={[query]}
      tabs={
        <Tabs
          label={t('sections')}
          items={SECTIONS.map(([id, word]) => ({
            href: `/profile#${id}`,
            label: t(`nav.${word}`),
            isCurrent: here === `#${id}`,
          }))}
        />
      }
    >
      {query.data && <ProfileSections profile={query.data} />}
    </AppScreen>
  );
}

/** One's own data; the picture is saved separately. */
function ProfileSections({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  useSectionInView();
  const update = useUpdateOwnProfile();
  const { initial, version, save, saved, newer, keepPicture, removePicture } = useRecordWithPicture(profile, {
    owner: { entityType: 'USER', entityId: profile.id },
    valuesOf,
    put: ({ version: over, changes, ...picture }) =>
      update.mutateAsync({ version: over, body: { ...changes, ...picture } }),
    act: 'profile.picture',
  });
  return (
    <Stack gap="xxl">
      <FormSection id="picture" title={t('section.picture')} description={t('picture.text')}>
        <PictureField
          name={fullName(profile)}
          url={profile.pictureUrl}
          onSave={keepPicture}
          onRemove={removePicture}
          failed={failedSentence('profile.picture')}
        />
      </FormSection>
      <ProfileForm
        initial={initial}
        version={version}
        draftKey="profile"
        email={profile.email}
        onSave={save}
        // Success is then reported in the chosen language.
        onSaved={() => changeLanguage(saved().language)}
        newer={newer}
      />
      <FormSection id="notices" title={t('section.notices')}>
        <NotificationChoices />
      </FormSection>
      <RolesSection />
      <SecurityArea
        email={profile.email}
        zone={profile.timezone}
        personal={[profile.email, profile.name, profile.surname]}
      />
    </Stack>
  );
}

/** What the user may do in each of their accounts, as text. */
function RolesSection() {
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
        trailing: id === currentId && <Badge tone="accent">{t('roles.current')}</Badge>,
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

/** The initial values of the form of one's own data. */
function valuesOf({ name, surname, phone, birthdate, language, timezone }: Profile): ProfileData {
  return { name, surname, phone, birthdate, language, timezone };
}
