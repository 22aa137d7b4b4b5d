import type { CommandEntry } from '@healzy/ui/patterns/CommandPalette';
import { useAtomValue, useSetAtom } from 'jotai';
import { Building2, Info, LifeBuoy, Maximize2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useRoles } from '../../../state/account.ts';
import { useLanguage } from '../../../state/language.ts';
import { isConsultAtom, railPatientAtom } from '../../../state/rail.ts';
import { shellWindowAtom } from '../../../state/shell.ts';
import { changeAccount } from '../../account-change.ts';
import { commandsFor, screenOf } from '../../commands.ts';
import { useConfig } from '../../config-context.ts';
import { toggleConsult } from '../rail/consult.ts';
import { keysOf, shownKeys } from '../shortcuts.ts';
import { openSupport, supportMessengerAtom } from '../support.ts';
import { useAccounts } from '../useAccounts.ts';
import { useFrameActions } from '../useFrameActions.ts';
import { useTarget } from '../useTarget.ts';
import { usePatientCommands } from './usePatientCommands.ts';

/** Further words to find what the frame itself offers, in every language. */
const SYNONYMS = {
  support: 'ayuda contacto help contact chat',
  keys: 'atajos teclado shortcuts keyboard hotkeys',
  consult: 'consulta concentrarse pantalla nota visita consult focus screen note visit',
  about: 'versión ayuda legal version legal',
  account: 'cambiar clínica organización centro cuenta switch change clinic organisation account',
  'log-in-as': 'cambiar rol sesión profesional switch role professional session',
  'log-out': 'salir desconectar cerrar sesión sign out log out logout leave exit',
  language: 'idioma lengua traducir español inglés language translate spanish english',
  theme: 'tema aspecto oscuro claro modo noche theme appearance dark light mode night',
  'menu-mode': 'menú barra lateral iconos nombres menu side bar icons names',
} as const;

const keywords = (id: keyof typeof SYNONYMS) => [SYNONYMS[id]];

/** The actions available everywhere; each must be reachable in another way too. */
export function useActCommands() {
  const { t } = useTranslation(['shell', 'app']);
  const go = useTarget();
  const { brand } = useConfig();
  const roles = useRoles();
  const language = useLanguage();
  const { help, choices, exits } = useFrameActions();
  const hasRail = useAtomValue(railPatientAtom) !== null;
  const isConsult = useAtomValue(isConsultAtom);
  const hasSupport = useAtomValue(supportMessengerAtom) !== null;
  const openWindow = useSetAtom(shellWindowAtom);
  const { accounts, currentId } = useAccounts();
  const { ofOpenPatient, choosing } = usePatientCommands();

  const ofFrame = ({ id, label, icon, shortcut, run }: (typeof help)[number]): CommandEntry => ({
    id,
    title: label,
    icon,
    shortcut,
    keywords: keywords(id),
    onSelect: run,
  });
  const actions: CommandEntry[] = [
    ...commandsFor(roles)
      .filter((command) => screenOf(command) === undefined)
      .flatMap(({ name, synonyms, icon, keys, target, isAvailable }) =>
        target === undefined || isAvailable?.() === false
          ? []
          : [
              {
                id: name,
                title: t(`command.${name}`),
                icon,
                keywords: [synonyms],
                shortcut: keys && shownKeys({ keys }).join(' '),
                onSelect: () => go(target),
              },
            ],
      ),
    ...choosing,
    ...(hasRail
      ? [
          {
            id: 'consult',
            title: t(isConsult ? 'palette.consultEnd' : 'palette.consult'),
            icon: Maximize2,
            keywords: keywords('consult'),
            shortcut: keysOf({ act: 'consult' }),
            onSelect: () => void toggleConsult(),
          },
        ]
      : []),
    ...(hasSupport
      ? [
          {
            id: 'support',
            title: t('app:top.support'),
            icon: LifeBuoy,
            keywords: keywords('support'),
            onSelect: openSupport,
          },
        ]
      : []),
    ...help.map(ofFrame),
    {
      id: 'about',
      title: t('palette.about', { brand: brand.name }),
      icon: Info,
      keywords: keywords('about'),
      onSelect: () => openWindow('about'),
    },
    ...exits.map(ofFrame),
  ];
  const settings = choices.flatMap(({ id, label, icon, options, chosen, onChoose }): CommandEntry[] =>
    options
      .filter((option) => option.id !== chosen)
      .map((option) => ({
        id: `${id}-${option.id}`,
        title: t('palette.choice', {
          label,
          option: option.lang === undefined ? option.label.toLocaleLowerCase(language) : option.label,
        }),
        icon,
        keywords: keywords(id),
        onSelect: () => onChoose(option.id),
      })),
  );
  const others: CommandEntry[] = accounts
    .filter(({ id }) => id !== currentId)
    .map(({ id, name }) => ({
      id: `account-${id}`,
      title: t('palette.account', { name }),
      icon: Building2,
      keywords: keywords('account'),
      onSelect: () => void changeAccount(id),
    }));
  return { ofOpenPatient, actions, settings, accounts: others };
}
