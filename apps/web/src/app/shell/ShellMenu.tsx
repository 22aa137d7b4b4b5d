import { Button } from '@healzy/ui/components/Button';
import { IconButton } from '@healzy/ui/components/IconButton';
import { AccountSwitcher } from '@healzy/ui/patterns/AccountSwitcher';
import { SideMenu } from '@healzy/ui/patterns/SideMenu';
import { useSetAtom } from 'jotai';
import { Activity } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useRoles } from '../../state/account.ts';
import { isMenuOpenAtom } from '../../state/menu.ts';
import { changeAccount } from '../account-change.ts';
import { useConfig } from '../config-context.ts';
import { useHere } from '../here.tsx';
import { Logo } from './Logo.tsx';
import { menuEntries } from './menu-entries.tsx';
import { useAccounts } from './useAccounts.ts';
import { useShellWindow } from './useShellWindow.ts';

/** The side menu: home, the account, the pages that this user may enter, and what this product is. */
export function ShellMenu({ shape }: { shape: 'slim' | 'wide' }) {
  const { t } = useTranslation();
  const { brand } = useConfig();
  const roles = useRoles();
  const setMenuOpen = useSetAtom(isMenuOpenAtom);
  const { onOpenChange } = useShellWindow('about');
  const { accounts, currentId, current } = useAccounts();
  const about = t('menu.about', { brand: brand.name });
  const openAbout = () => {
    // The overlay menu would be covered by the dialog and take the focus back when it closes.
    setMenuOpen(false);
    onOpenChange(true);
  };
  return (
    <SideMenu
      shape={shape}
      start={
        <>
          <Logo shape={shape} />
          <AccountSwitcher
            accounts={accounts}
            currentId={currentId}
            onChoose={(id) => void changeAccount(id)}
            label={t('account.switch', { name: current?.name ?? '' })}
            searchLabels={{
              search: t('account.search'),
              clear: t('account.clear'),
              empty: t('account.none'),
            }}
            shape={shape}
          />
        </>
      }
      entries={menuEntries({ roles, here: useHere()?.id ?? null, nameOf: (name) => t(`place.${name}`) })}
      end={
        shape === 'slim' ? (
          <IconButton icon={Activity} label={about} onPress={openAbout} />
        ) : (
          <Button intent="quiet" icon={Activity} onPress={openAbout}>
            {about}
          </Button>
        )
      }
    />
  );
}
