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

/** Pages of a product, for stories. */
export const sampleEntries = (place: string): SideMenuEntry[] => [
  {
    kind: 'link',
    id: 'home',
    label: 'Dashboard',
    icon: <LayoutDashboard size={20} />,
    href: '#home',
    isCurrent: place === 'home',
  },
  {
    kind: 'link',
    id: 'people',
    label: 'People',
    icon: <Users size={20} />,
    href: '#people',
    isCurrent: place === 'people',
  },
  {
    kind: 'link',
    id: 'chats',
    label: 'Chats',
    icon: <MessageCircle size={20} />,
    href: '#chats',
    badge: '3',
    badgeLabel: '3 unread',
  },
  { kind: 'separator', id: 'line' },
  {
    kind: 'link',
    id: 'supplements',
    label: 'Supplements',
    icon: <Pill size={20} />,
    href: '#supplements',
    isDisabled: true,
  },
  { kind: 'link', id: 'foods', label: 'Foods', icon: <Salad size={20} />, href: '#foods' },
  {
    kind: 'link',
    id: 'secret',
    label: 'Not for everyone',
    icon: <Info size={20} />,
    href: '#secret',
    isHidden: true,
  },
  {
    kind: 'group',
    id: 'settings',
    label: 'Settings',
    icon: <Settings size={20} />,
    children: [
      {
        kind: 'link',
        id: 'general',
        label: 'General',
        icon: <SlidersHorizontal size={20} />,
        href: '#general',
      },
      {
        kind: 'link',
        id: 'users',
        label: 'Users',
        icon: <UsersRound size={20} />,
        href: '#users',
        isCurrent: place === 'users',
      },
    ],
  },
];

interface AppShellSampleProps {
  mode: AppShellMenuMode;
  opensAt?: boolean;
  /** The page in the frame; default: a plain one. */
  children?: ReactNode;
}

/** A product in its frame, for stories. */
export function AppShellSample({ mode, opensAt, children }: AppShellSampleProps) {
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
            entries={sampleEntries(place)}
            start={
              <AccountSwitcher
                shape={shape}
                label="Account: Clinic Alba. Change account"
                accounts={[
                  { id: 'alba', name: 'Clinic Alba' },
                  { id: 'brisa', name: 'Centre Brisa' },
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
          label="Quick navigation"
          entries={sampleBar(place, {
            onSearch: () => undefined,
            onMenu: () => setIsOpen(true),
            isMenuOpen: isOpen,
          })}
        />
      }
      controls={
        <ProfileMenu
          name="Ana Ruiz"
          detail="Specialist"
          label="Account of Ana Ruiz"
          groups={[
            [{ id: 'profile', label: 'My profile', href: '#profile' }],
            [{ id: 'out', label: 'Log out', onAction: () => undefined }],
          ]}
        />
      }
    >
      {children ?? (
        <Screen
          title={place === 'people' ? 'People' : 'Dashboard'}
          description="Everything that the account holds."
        >
          <p>Content</p>
        </Screen>
      )}
    </AppShell>
  );
}
