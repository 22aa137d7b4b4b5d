import { SIDE_MENU_MODES, THEMES } from '@healzy/domain/profile';
import { may } from '@healzy/domain/session';
import { LANGUAGES } from '@healzy/domain/shared';
import type { CommandEntry } from '@healzy/ui/patterns/CommandPalette';
import { useAtomValue, useSetAtom } from 'jotai';
import {
  Building2,
  Info,
  Keyboard,
  Languages,
  LifeBuoy,
  LogOut,
  Maximize2,
  PanelLeft,
  SunMoon,
  UserRoundCog,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSignInAs } from '../../../features/session/useSignInAs.ts';
import { useRoles } from '../../../state/account.ts';
import { useLanguage } from '../../../state/language.ts';
import { menuModeAtom } from '../../../state/preferences.ts';
import { isConsultAtom, railPatientAtom } from '../../../state/rail.ts';
import { shellWindowAtom } from '../../../state/shell.ts';
import { themeAtom } from '../../../state/theme.ts';
import { changeAccount } from '../../account-change.ts';
import { useConfig } from '../../config-context.ts';
import { changeLanguage } from '../../i18n.ts';
import { modules } from '../../modules.ts';
import { useSession } from '../../session-context.ts';
import { toggleConsult } from '../rail/consult.ts';
import { keysOf, shownKeys } from '../shortcuts.ts';
import { openSupport, supportMessengerAtom } from '../support.ts';
import { useAccounts } from '../useAccounts.ts';
import { useChoosePreference } from '../usePreferences.ts';
import { useTarget } from '../useTarget.ts';

/** The actions available everywhere; each must be reachable in another way too. */
export function useActCommands() {
  const { t } = useTranslation(['shell', 'app']);
  const go = useTarget();
  const session = useSession();
  const signInAs = useSignInAs();
  const { brand } = useConfig();
  const roles = useRoles();
  const language = useLanguage();
  const theme = useAtomValue(themeAtom);
  const menuMode = useAtomValue(menuModeAtom);
  const hasSupport = useAtomValue(supportMessengerAtom) !== null;
  const hasRail = useAtomValue(railPatientAtom) !== null;
  const isConsult = useAtomValue(isConsultAtom);
  const openWindow = useSetAtom(shellWindowAtom);
  const choose = useChoosePreference();
  const { accounts, currentId } = useAccounts();
  const messages = (text: string) => text.split(' ');

  const actions: CommandEntry[] = [
    ...modules().flatMap(({ commands = [] }) =>
      commands
        .filter(({ action, isAvailable }) => may(action, roles) && isAvailable?.() !== false)
        .map(({ name, icon, keys, target }) => ({
          id: name,
          title: t(`palette.${name}`),
          icon,
          keywords: messages(t(`palette.words.${name}`)),
          shortcut: shownKeys({ keys }).join(' '),
          onSelect: () => go(target),
        })),
    ),
    ...(hasRail
      ? [
          {
            id: 'consult',
            title: t(isConsult ? 'palette.consultEnd' : 'palette.consult'),
            icon: Maximize2,
            keywords: messages(t('palette.words.consult')),
            shortcut: keysOf({ act: 'consult' }),
            onSelect: () => void toggleConsult(),
          },
        ]
      : []),
    ...(hasSupport
      ? [{ id: 'support', title: t('app:top.support'), icon: LifeBuoy, onSelect: openSupport }]
      : []),
    {
      id: 'keys',
      title: t('palette.keys'),
      icon: Keyboard,
      shortcut: keysOf({ act: 'keys' }),
      onSelect: () => openWindow('keys'),
    },
    {
      id: 'about',
      title: t('palette.about', { brand: brand.name }),
      icon: Info,
      onSelect: () => openWindow('about'),
    },
    {
      id: 'log-in-as',
      title: signInAs.label,
      icon: UserRoundCog,
      onSelect: signInAs.start,
    },
    {
      id: 'log-out',
      title: t('app:profile.logOut'),
      icon: LogOut,
      keywords: messages(t('palette.words.logOut')),
      onSelect: () => void session.signOut(),
    },
  ];
  const settings: CommandEntry[] = [
    ...LANGUAGES.filter((id) => id !== language).map((id) => ({
      id: `language-${id}`,
      title: t('palette.language', { name: t(`app:language.${id}`) }),
      icon: Languages,
      onSelect: () => void changeLanguage(id),
    })),
    ...THEMES.filter((id) => id !== theme).map((id) => ({
      id: `theme-${id}`,
      title: t('palette.theme', { name: t(`app:theme.${id}`).toLocaleLowerCase(language) }),
      icon: SunMoon,
      keywords: messages(t('palette.words.theme')),
      onSelect: () => choose({ theme: id }),
    })),
    ...SIDE_MENU_MODES.filter((id) => id !== menuMode).map((id) => ({
      id: `menu-${id}`,
      title: t('palette.menuMode', { name: t(`app:menuMode.${id}`).toLocaleLowerCase(language) }),
      icon: PanelLeft,
      keywords: messages(t('palette.words.menuMode')),
      onSelect: () => choose({ menuMode: id }),
    })),
  ];
  const others: CommandEntry[] = accounts
    .filter(({ id }) => id !== currentId)
    .map(({ id, name }) => ({
      id: `account-${id}`,
      title: t('palette.account', { name }),
      icon: Building2,
      onSelect: () => void changeAccount(id),
    }));
  return { actions, settings, accounts: others };
}
