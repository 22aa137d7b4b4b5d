import { type Profile, useOwnProfile } from '@healzy/api/profile';
import { Tabs } from '@healzy/ui/components/Tabs';
import { FormSection } from '@healzy/ui/patterns/FormLayout';
import { Stack } from '@healzy/ui/primitives';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { AppScreen } from '../../app/AppScreen.tsx';
import { failedSentence } from '../../app/messages.ts';
import { useSectionInView } from '../../app/useSectionInView.ts';
import { PictureField } from '../documents/PictureField.tsx';
import { NoticesSection } from './NoticesSection.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { RolesSection } from './RolesSection.tsx';
import { SecurityArea } from './security/SecurityArea.tsx';
import { useEditOwnProfile } from './useEditOwnProfile.ts';

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

function ProfileSections({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  useSectionInView();
  const { initial, version, save, told, newer, keepPicture, removePicture } = useEditOwnProfile(profile);
  const personal = useMemo(
    () => [profile.email, profile.name, profile.surname],
    [profile.email, profile.name, profile.surname],
  );
  return (
    <Stack gap="xxl">
      <FormSection id="picture" title={t('section.picture')} description={t('picture.text')}>
        <PictureField
          name={`${profile.name} ${profile.surname}`}
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
        onSaved={told}
        newer={newer}
      />
      <NoticesSection />
      <RolesSection />
      <SecurityArea email={profile.email} zone={profile.timezone} personal={personal} />
    </Stack>
  );
}
