import { AppShell } from '@healzy/ui/patterns/AppShell';
import { useAtom, useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { isMenuOpenAtom } from '../../state/menu.ts';
import { menuModeAtom } from '../../state/preferences.ts';
import { HereProvider } from '../here.tsx';
import { lazyPart } from '../lazy-part.tsx';
import { modules } from '../modules.ts';
import { ProfileEntries } from './ProfileEntries.tsx';
import { ShellMenu } from './ShellMenu.tsx';
import { ShellWindows } from './ShellWindows.tsx';
import { TopBarControls } from './TopBarControls.tsx';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';
import { useOwnDetails } from './useOwnDetails.ts';
import { useShellRail } from './rail/useShellRail.tsx';
import { useOwnPreferencesOnce } from './usePreferences.ts';
import { useShortcuts } from './useShortcuts.ts';

// Wide screens never load it.
const PhoneBar = lazyPart(async () => (await import('./PhoneBar.tsx')).PhoneBar, null, 'silent');

/** The frame around every signed-in screen. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <HereProvider>
      <Frame>{children}</Frame>
      <ShellWindows />
      {modules().map(({ name, frame: Part }) => Part && <Part key={name} />)}
    </HereProvider>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const { pathname, key } = useLocation();
  const [isMenuOpen, setMenuOpen] = useAtom(isMenuOpenAtom);
  useOwnDetails();
  useOwnPreferencesOnce();
  useShortcuts();
  useFocusOnNavigation(pathname, key);

  return (
    <AppShell
      {...useShellRail()}
      menuMode={useAtomValue(menuModeAtom)}
      isMenuOpen={isMenuOpen}
      onMenuOpenChange={setMenuOpen}
      place={pathname}
      menu={(shape) => <ShellMenu shape={shape} />}
      bottomBar={<PhoneBar />}
      controls={
        <>
          <TopBarControls />
          <ProfileEntries />
        </>
      }
    >
      {children}
    </AppShell>
  );
}
