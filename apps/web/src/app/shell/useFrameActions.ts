import { SIDE_MENU_MODES, THEMES } from '@healzy/domain/profile';
import { LANGUAGES } from '@healzy/domain/shared';
import type { LucideIcon } from '@healzy/ui/primitives';
import { useAtomValue, useSetAtom } from 'jotai';
import { Keyboard, Languages, LogOut, PanelLeft, SunMoon, UserRoundCog } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSignInAs } from '../../features/session/useSignInAs.ts';
import { asLanguage } from '../../state/known-language.ts';
import { useLanguage } from '../../state/language.ts';
import { menuModeAtom } from '../../state/preferences.ts';
import { shellWindowAtom } from '../../state/shell.ts';
import { themeAtom } from '../../state/theme.ts';
import { changeLanguage } from '../i18n.ts';
import { useSession } from '../session-context.ts';
import { keysOf } from './shortcuts.ts';
import { useChoosePreference } from './usePreferences.ts';

/** Something done at once. */
export interface FrameAction {
  readonly id: 'keys' | 'log-in-as' | 'log-out';
  readonly label: string;
  readonly icon: LucideIcon;
  readonly shortcut?: string | undefined;
  readonly run: () => void;
}

interface FrameChoice {
  readonly id: 'language' | 'theme' | 'menu-mode';
  readonly label: string;
  readonly icon: LucideIcon;
  /** `lang` where a name is in a language of its own. */
  readonly options: readonly { readonly id: string; readonly label: string; readonly lang?: string }[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

/** The actions and choices of the frame itself, described once for the profile menu and the palette. */
export function useFrameActions() {
  const { t } = useTranslation();
  const session = useSession();
  const signInAs = useSignInAs();
  const language = useLanguage();
  const theme = useAtomValue(themeAtom);
  const menuMode = useAtomValue(menuModeAtom);
  const openWindow = useSetAtom(shellWindowAtom);
  const choose = useChoosePreference();
  const help: readonly FrameAction[] = [
    {
      id: 'keys',
      label: t('profile.keys'),
      icon: Keyboard,
      shortcut: keysOf({ act: 'keys' }),
      run: () => openWindow('keys'),
    },
  ];
  const choices: readonly FrameChoice[] = [
    {
      id: 'language',
      label: t('profile.language'),
      icon: Languages,
      options: LANGUAGES.map((id) => ({ id, label: t(`language.${id}`), lang: id })),
      chosen: language,
      onChoose: (id) => void changeLanguage(asLanguage(id) ?? language),
    },
    {
      id: 'theme',
      label: t('profile.theme'),
      icon: SunMoon,
      options: THEMES.map((id) => ({ id, label: t(`theme.${id}`) })),
      chosen: theme,
      onChoose: (id) => choose({ theme: THEMES.find((each) => each === id) ?? theme }),
    },
    {
      id: 'menu-mode',
      label: t('menuMode.label'),
      icon: PanelLeft,
      options: SIDE_MENU_MODES.map((id) => ({ id, label: t(`menuMode.${id}`) })),
      chosen: menuMode,
      onChoose: (id) => choose({ menuMode: SIDE_MENU_MODES.find((each) => each === id) ?? menuMode }),
    },
  ];
  const exits: readonly FrameAction[] = [
    { id: 'log-in-as', label: signInAs.label, icon: UserRoundCog, run: signInAs.start },
    { id: 'log-out', label: t('profile.logOut'), icon: LogOut, run: () => void session.signOut() },
  ];
  return { help, choices, exits };
}
