import { AccountSwitcher } from '@healzy/ui/patterns/AccountSwitcher';
import { SideMenu } from '@healzy/ui/patterns/SideMenu';
import { Icon } from '@healzy/ui/primitives';
import { useAtomValue, useSetAtom } from 'jotai';
import { Info, PanelLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useRoles } from '../../state/account.ts';
import { isMenuOpenAtom } from '../../state/menu.ts';
import { menuModeAtom } from '../../state/preferences.ts';
import { changeAccount } from '../account-change.ts';
import { useConfig } from '../config-context.ts';
import { useHere } from '../here.tsx';
import { useIsDesktop } from '../useIsDesktop.ts';
import { Logo } from './Logo.tsx';
import { menuCountsAtom } from './menu-counts.ts';
import { menuEntries } from './menu-entries.tsx';
import { useAccounts } from './useAccounts.ts';
import { useChoosePreference } from './usePreferences.ts';
import { useShellWindow } from './useShellWindow.ts';

/** The side menu: home, the account, the pages that this user may enter, and what this product is. */
export function ShellMenu({ shape }: { shape: 'slim' | 'wide' }) {
  const { t } = useTranslation();
  const { brand } = useConfig();
  const roles = useRoles();
  const setMenuOpen = useSetAtom(isMenuOpenAtom);
  const menuMode = useAtomValue(menuModeAtom);
  const isDesktop = useIsDesktop();
  const choose = useChoosePreference();
  const { onOpenChange } = useShellWindow('about');
  const { accounts, currentId, current } = useAccounts();
  const counts = useAtomValue(menuCountsAtom);
  const isKept = menuMode === 'static';
  const keepNames = {
    id: 'keep-names',
    label: t('menu.keepNames'),
    icon: <Icon icon={PanelLeft} size="lg" />,
    isPressed: isKept,
    onPress: () => choose({ menuMode: isKept ? 'slim' : 'static' }),
  };
  const about = {
    id: 'about',
    label: t('menu.about', { brand: brand.name }),
    icon: <Icon icon={Info} size="lg" />,
    onPress: () => {
      // The overlay menu would be covered by the dialog and take the focus back when it closes.
      setMenuOpen(false);
      onOpenChange(true);
    },
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
      entries={menuEntries(
        {
          roles,
          here: useHere()?.id ?? null,
          nameOf: (name) => t(`place.${name}`),
          badgeOf: (name) => {
            const count = counts[name] ?? 0;
            return count === 0
              ? null
              : { badge: count > 99 ? '99+' : String(count), badgeLabel: t('menu.waiting', { count }) };
          },
        },
        (group) => t(`menu.group.${group}`),
      )}
      // Narrow screens have no room to keep them.
      actions={isDesktop ? [keepNames, about] : [about]}
    />
  );
}
