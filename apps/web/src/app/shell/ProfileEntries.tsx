import { useOwnProfile } from '@healzy/api/profile';
import { LANGUAGES } from '@healzy/domain/shared';
import { ProfileMenu } from '@healzy/ui/patterns/ProfileMenu';
import { Icon } from '@healzy/ui/primitives/Icon';
import { useAtomValue } from 'jotai';
import { Languages, LogOut, Monitor, Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { rolesAtom } from '../../state/account.ts';
import { languageAtom } from '../../state/language.ts';
import { sessionUserAtom } from '../../state/session.ts';
import { chooseTheme, themeAtom, type Theme } from '../../state/theme.ts';
import { changeLanguage } from '../i18n.ts';
import { useSession } from '../session-context.ts';

const THEMES: readonly { theme: Theme; icon: typeof Sun }[] = [
  { theme: 'light', icon: Sun },
  { theme: 'dark', icon: Moon },
  { theme: 'system', icon: Monitor },
];

/** The person's own menu: language, appearance and log-out; the others come with their screens. */
export function ProfileEntries() {
  const { t } = useTranslation();
  const session = useSession();
  const user = useAtomValue(sessionUserAtom);
  const roles = useAtomValue(rolesAtom);
  const language = useAtomValue(languageAtom);
  const theme = useAtomValue(themeAtom);
  const profile = useOwnProfile().data;
  const name = profile ? `${profile.name} ${profile.surname}` : (user?.name ?? user?.email ?? '');
  return (
    <ProfileMenu
      name={name}
      detail={roles.map((role) => t(`role.${role}`)).join(' · ')}
      label={t('profile.menu', { name })}
      groups={[
        LANGUAGES.map((other) => ({
          id: `language-${other}`,
          label: t(`language.${other}`),
          icon: <Icon icon={Languages} />,
          isHidden: other === language,
          onAction: () => void changeLanguage(other),
        })),
        THEMES.map(({ theme: other, icon }) => ({
          id: `theme-${other}`,
          label: `${t('profile.theme')}: ${t(`theme.${other}`).toLocaleLowerCase(language)}`,
          icon: <Icon icon={icon} />,
          isHidden: other === theme,
          onAction: () => chooseTheme(other),
        })),
        [
          {
            id: 'log-out',
            label: t('profile.logOut'),
            icon: <Icon icon={LogOut} />,
            onAction: () => void session.logOut(),
          },
        ],
      ]}
    />
  );
}
