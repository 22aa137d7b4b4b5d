import { useOwnProfile } from '@healzy/api/profile';
import { ProfileMenu, type ProfileMenuEntry } from '@healzy/ui/patterns/ProfileMenu';
import { Icon } from '@healzy/ui/primitives';
import { useAtomValue } from 'jotai';
import { LifeBuoy, UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { fullName } from '../full-name.ts';
import { useRoles } from '../../state/account.ts';
import { useLanguage } from '../../state/language.ts';
import { useSessionUser } from '../../state/session.ts';
import { useConfig } from '../config-context.ts';
import { profilePages } from './profile-pages.tsx';
import { openSupport, supportMessengerAtom } from './support.ts';
import { type FrameAction, useFrameActions } from './useFrameActions.ts';

const entryOf = ({ icon, shortcut, run, ...action }: FrameAction): ProfileMenuEntry => ({
  ...action,
  icon: <Icon icon={icon} />,
  ...(shortcut === undefined ? {} : { shortcut }),
  onAction: run,
});

/** The user's own menu (specification 2.9): own screens by role, help, appearance, and logging out. */
export function ProfileEntries() {
  const { t } = useTranslation();
  const frame = useFrameActions();
  const { brand } = useConfig();
  const user = useSessionUser();
  const roles = useRoles();
  const language = useLanguage();
  const hasSupport = useAtomValue(supportMessengerAtom) !== null;
  const profile = useOwnProfile().data;
  const name = profile ? fullName(profile) : (user?.name ?? user?.email ?? '');

  const help: ProfileMenuEntry[] = [
    {
      id: 'community',
      label: t('profile.community'),
      icon: <Icon icon={UsersRound} />,
      href: brand.communityUrl[language],
      isOutside: true,
    },
    {
      id: 'support',
      label: t('profile.support'),
      icon: <Icon icon={LifeBuoy} />,
      ...(hasSupport ? { onAction: openSupport } : { href: `mailto:${brand.supportEmail ?? ''}` }),
      isHidden: !hasSupport && brand.supportEmail === null,
    },
    ...frame.help.map(entryOf),
  ];
  const looks: ProfileMenuEntry[] = frame.choices.map(({ icon, options, ...choice }) => ({
    ...choice,
    kind: 'choice',
    icon: <Icon icon={icon} />,
    options: [...options],
  }));
  return (
    <ProfileMenu
      name={name}
      {...(profile?.pictureUrl ? { imageUrl: profile.pictureUrl } : {})}
      detail={roles.map((role) => t(`role.${role}`)).join(' · ')}
      label={t('profile.menu', { name })}
      groups={[profilePages(roles, (place) => t(`place.${place}`)), help, looks, frame.exits.map(entryOf)]}
    />
  );
}
