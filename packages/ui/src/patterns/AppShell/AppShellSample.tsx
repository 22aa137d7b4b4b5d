import {
  Info,
  LayoutDashboard,
  MessageCircle,
  Pill,
  Salad,
  Settings,
  SlidersHorizontal,
  Users,
  UsersRound,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { AccountSwitcher } from '../AccountSwitcher/AccountSwitcher.tsx';
import { BottomBar } from '../BottomBar/BottomBar.tsx';
import { sampleBar } from '../BottomBar/BottomBarSample.tsx';
import { ProfileMenu } from '../ProfileMenu/ProfileMenu.tsx';
import { Screen } from '../Screen/Screen.tsx';
import { SideMenu, type SideMenuEntry } from '../SideMenu/SideMenu.tsx';
import { AppShell, type AppShellMenuMode } from './AppShell.tsx';

/** What the sample says, by language. */
const words = {
  en: {
    home: 'Dashboard',
    people: 'People',
    visits: 'Visits',
    search: 'Search',
    menu: 'Menu',
    chats: 'Chats',
    unread: '3 unread',
    today: '3 today',
    supplements: 'Supplements',
    foods: 'Foods',
    secret: 'Not for everyone',
    settings: 'Settings',
    general: 'General',
    users: 'Users',
    account: 'Account: Clinic Alba. Change account',
    accounts: ['Clinic Alba', 'Centre Brisa'],
    bar: 'Quick navigation',
    role: 'Specialist',
    profile: 'Account of Ana Ruiz',
    ownProfile: 'My profile',
    out: 'Log out',
    description: 'Everything that the account holds.',
    content: 'Content',
  },
  es: {
    home: 'Panel',
    people: 'Pacientes',
    visits: 'Agenda',
    search: 'Buscar',
    menu: 'Menú',
    chats: 'Conversaciones',
    unread: '3 sin leer',
    today: '3 hoy',
    supplements: 'Suplementos',
    foods: 'Alimentos',
    secret: 'No para todos',
    settings: 'Configuración',
    general: 'Datos generales de la clínica',
    users: 'Usuarios y permisos',
    account: 'Cuenta: Clínica Alba. Cambiar de cuenta',
    accounts: ['Clínica Alba', 'Centro de Nutrición y Endocrinología Brisa'],
    bar: 'Navegación rápida',
    role: 'Especialista en endocrinología y nutrición',
    profile: 'Cuenta de Ana Ruiz',
    ownProfile: 'Mi perfil',
    out: 'Cerrar sesión',
    description: 'Todo lo que contiene la cuenta.',
    content: 'Contenido',
  },
} as const;

export type SampleLanguage = keyof typeof words;

/** Pages of a product, for stories. */
export const sampleEntries = (place: string, language: SampleLanguage = 'en'): SideMenuEntry[] => {
  const say = words[language];
  return [
    {
      kind: 'link',
      id: 'home',
      label: say.home,
      icon: <LayoutDashboard size={20} />,
      href: '#home',
      isCurrent: place === 'home',
    },
    {
      kind: 'link',
      id: 'people',
      label: say.people,
      icon: <Users size={20} />,
      href: '#people',
      isCurrent: place === 'people',
    },
    {
      kind: 'link',
      id: 'chats',
      label: say.chats,
      icon: <MessageCircle size={20} />,
      href: '#chats',
      badge: '3',
      badgeLabel: say.unread,
    },
    { kind: 'separator', id: 'line' },
    {
      kind: 'link',
      id: 'supplements',
      label: say.supplements,
      icon: <Pill size={20} />,
      href: '#supplements',
      isDisabled: true,
    },
    { kind: 'link', id: 'foods', label: say.foods, icon: <Salad size={20} />, href: '#foods' },
    {
      kind: 'link',
      id: 'secret',
      label: say.secret,
      icon: <Info size={20} />,
      href: '#secret',
      isHidden: true,
    },
    {
      kind: 'group',
      id: 'settings',
      label: say.settings,
      icon: <Settings size={20} />,
      children: [
        {
          kind: 'link',
          id: 'general',
          label: say.general,
          icon: <SlidersHorizontal size={20} />,
          href: '#general',
        },
        {
          kind: 'link',
          id: 'users',
          label: say.users,
          icon: <UsersRound size={20} />,
          href: '#users',
          isCurrent: place === 'users',
        },
      ],
    },
  ];
};

interface AppShellSampleProps {
  mode: AppShellMenuMode;
  opensAt?: boolean;
  language?: SampleLanguage;
  /** The page in the frame; default: a plain one. */
  children?: ReactNode;
}

/** A product in its frame, for stories. */
export function AppShellSample({ mode, opensAt, language = 'en', children }: AppShellSampleProps) {
  const say = words[language];
  const [isOpen, setIsOpen] = useState(opensAt ?? false);
  const [place, setPlace] = useState('people');
  return (
    <AppShell
      menuMode={mode}
      isMenuOpen={isOpen}
      onMenuOpenChange={setIsOpen}
      place={place}
      menu={(shape) => (
        <div
          onClickCapture={(event) =>
            setPlace((event.target as HTMLElement).closest('a')?.hash.slice(1) ?? place)
          }
          style={{ blockSize: '100%' }}
        >
          <SideMenu
            shape={shape}
            entries={sampleEntries(place, language)}
            start={
              <AccountSwitcher
                shape={shape}
                label={say.account}
                accounts={[
                  { id: 'alba', name: say.accounts[0] },
                  { id: 'brisa', name: say.accounts[1] },
                ]}
                currentId="alba"
                onChoose={() => undefined}
              />
            }
          />
        </div>
      )}
      bottomBar={
        <BottomBar
          label={say.bar}
          entries={sampleBar(
            place,
            { onSearch: () => undefined, onMenu: () => setIsOpen(true), isMenuOpen: isOpen },
            say,
          )}
        />
      }
      controls={
        <ProfileMenu
          name="Ana Ruiz"
          detail={say.role}
          label={say.profile}
          groups={[
            [{ id: 'profile', label: say.ownProfile, href: '#profile' }],
            [{ id: 'out', label: say.out, onAction: () => undefined }],
          ]}
        />
      }
    >
      {children ?? (
        <Screen title={place === 'people' ? say.people : say.home} description={say.description}>
          <p>{say.content}</p>
        </Screen>
      )}
    </AppShell>
  );
}
