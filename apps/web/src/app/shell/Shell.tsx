import { useMyAccounts } from '@healzy/api/accounts';
import { AccountSwitcher } from '@healzy/ui/patterns/AccountSwitcher';
import { AppShell, MAIN_ID } from '@healzy/ui/patterns/AppShell';
import { SideMenu } from '@healzy/ui/patterns/SideMenu';
import { TopBar } from '@healzy/ui/patterns/TopBar';
import { Icon } from '@healzy/ui/primitives/Icon';
import { Text } from '@healzy/ui/primitives/Text';
import { useAtom, useAtomValue } from 'jotai';
import { Users } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { currentAccountIdAtom, onAccountChanged, switchAccount } from '../../state/account.ts';
import { isMenuOpenAtom } from '../../state/menu.ts';
import { sessionUserAtom } from '../../state/session.ts';
import { HereProvider } from '../here.tsx';
import { ROUTES } from '../paths.ts';
import { Logo } from './Logo.tsx';
import { ProfileEntries } from './ProfileEntries.tsx';

/** The frame around every signed-in screen. Menu entries appear when their screens do. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { pathname, key } = useLocation();
  const navigate = useNavigate();
  const [isMenuOpen, setMenuOpen] = useAtom(isMenuOpenAtom);
  const contexts = useAtomValue(sessionUserAtom)?.accountContexts ?? [];
  const currentId = useAtomValue(currentAccountIdAtom) ?? '';
  const accounts = (useMyAccounts().data?.items ?? [])
    .filter(({ id }) => contexts.some((context) => context.accountId === id))
    .map(({ id, name, iconUrl }) => ({ id, name, ...(iconUrl === null ? {} : { imageUrl: iconUrl }) }));
  const current = accounts.find((account) => account.id === currentId);

  // What is on the screen belongs to the account before: start again at the front door.
  useEffect(
    () =>
      onAccountChanged(({ previous }) => {
        if (previous !== null) void navigate(ROUTES.dashboard);
      }),
    [navigate],
  );

  // What had the focus went away with the screen before: the keyboard and the screen reader go on in the new one.
  useEffect(() => {
    const waiting = requestAnimationFrame(() => {
      if (document.activeElement === document.body)
        document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(waiting);
  }, [key]);

  return (
    <AppShell
      labels={{
        skipToContent: t('skip'),
        navigation: t('menu.label'),
        openMenu: t('menu.open'),
        closeMenu: t('menu.close'),
      }}
      isMenuOpen={isMenuOpen}
      onMenuOpenChange={setMenuOpen}
      place={pathname}
      menu={(shape) => (
        <SideMenu
          shape={shape}
          start={
            <>
              <Logo />
              <AccountSwitcher
                accounts={accounts}
                currentId={currentId}
                onChoose={switchAccount}
                label={t('account.switch', { name: current?.name ?? '' })}
                shape={shape}
              />
            </>
          }
          entries={[
            {
              id: 'patients',
              kind: 'link',
              label: t('menu.patients'),
              icon: <Icon icon={Users} size="lg" />,
              href: ROUTES.patients,
              isCurrent: pathname.startsWith('/patient'),
            },
          ]}
        />
      )}
      topBar={
        <TopBar
          start={
            <Text weight="medium" isTruncated>
              {current?.name ?? ''}
            </Text>
          }
          end={<ProfileEntries />}
        />
      }
    >
      <HereProvider>{children}</HereProvider>
    </AppShell>
  );
}
