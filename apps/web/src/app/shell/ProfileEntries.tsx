import { useOwnProfile } from '@healzy/api/profile';
import { SIDE_MENU_MODES, THEMES } from '@healzy/domain/profile';
import { LANGUAGES } from '@healzy/domain/shared';
import { ProfileMenu, type ProfileMenuEntry } from '@healzy/ui/patterns/ProfileMenu';
import { Icon } from '@healzy/ui/primitives';
import { useAtomValue, useSetAtom } from 'jotai';
import {
  Keyboard,
  Languages,
  LifeBuoy,
  LogOut,
  PanelLeft,
  SunMoon,
  UserRoundCog,
  UsersRound,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { fullName } from '../full-name.ts';
import { useSignInAs } from '../../features/session/useSignInAs.ts';
import { useRoles } from '../../state/account.ts';
import { asLanguage, useLanguage } from '../../state/language.ts';
import { menuModeAtom } from '../../state/preferences.ts';
import { useSessionUser } from '../../state/session.ts';
import { shellWindowAtom } from '../../state/shell.ts';
import { themeAtom } from '../../state/theme.ts';
import { useConfig } from '../config-context.ts';
import { changeLanguage } from '../i18n.ts';
import { useSession } from '../session-context.ts';
import { profilePages } from './profile-pages.tsx';
import { keysOf } from './shortcuts.ts';
import { openSupport, supportMessengerAtom } from './support.ts';
import { useChoosePreference } from './usePreferences.ts';

/** The user's own menu (specification 2.9): own screens by role, help, appearance, and logging out. */
export function ProfileEntries() {
  const { t } = useTranslation();
  const session = useSession();
  const signInAs = useSignInAs();
  const { brand } = useConfig();
  const user = useSessionUser();
  const roles = useRoles();
  const language = useLanguage();
  const theme = useAtomValue(themeAtom);
  const menuMode = useAtomValue(menuModeAtom);
  const hasSupport = useAtomValue(supportMessengerAtom) !== null;
  const openWindow = useSetAtom(shellWindowAtom);
  const choose = useChoosePreference();
  const profile = useOwnProfile().data;
  const name = profile ? fullName(profile) : (user?.name ?? user?.email ?? '');
  const keys = keysOf({ act: 'keys' });

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
    {
      id: 'keys',
      label: t('profile.keys'),
      icon: <Icon icon={Keyboard} />,
      ...(keys === undefined ? {} : { shortcut: keys }),
      onAction: () => openWindow('keys'),
    },
  ];
  const looks: ProfileMenuEntry[] = [
    {
      kind: 'choice',
      id: 'language',
      label: t('profile.language'),
      icon: <Icon icon={Languages} />,
      options: LANGUAGES.map((id) => ({ id, label: t(`language.${id}`), lang: id })),
      chosen: language,
      onChoose: (id) => void changeLanguage(asLanguage(id) ?? language),
    },
    {
      kind: 'choice',
      id: 'theme',
      label: t('profile.theme'),
      icon: <Icon icon={SunMoon} />,
      options: THEMES.map((id) => ({ id, label: t(`theme.${id}`) })),
      chosen: theme,
      onChoose: (id) => choose({ theme: THEMES.find((each) => each === id) ?? theme }),
    },
    {
      kind: 'choice',
      id: 'menu-mode',
      label: t('menuMode.label'),
      icon: <Icon icon={PanelLeft} />,
      options: SIDE_MENU_MODES.map((id) => ({ id, label: t(`menuMode.${id}`) })),
      chosen: menuMode,
      onChoose: (id) => choose({ menuMode: SIDE_MENU_MODES.find((each) => each === id) ?? menuMode }),
    },
  ];
  const ways: ProfileMenuEntry[] = [
    {
      id: 'log-in-as',
      label: signInAs.label,
      icon: <Icon icon={UserRoundCog} />,
      onAction: signInAs.start,
    },
    {
      id: 'log-out',
      label: t('profile.logOut'),
      icon: <Icon icon={LogOut} />,
      onAction: () => void session.signOut(),
    },
  ];
  return (
    <ProfileMenu
      name={name}
      {...(profile?.pictureUrl ? { imageUrl: profile.pictureUrl } : {})}
      detail={roles.map((role) => t(`role.${role}`)).join(' · ')}
      label={t('profile.menu', { name })}
      groups={[profilePages(roles, (place) => t(`place.${place}`)), help, looks, ways]}
    />
  );
}
