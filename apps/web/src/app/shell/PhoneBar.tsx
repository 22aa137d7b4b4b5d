import { BottomBar } from '@healzy/ui/patterns/BottomBar';
import { Icon } from '@healzy/ui/primitives';
import { useAtom } from 'jotai';
import { Menu, Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useRoles } from '../../state/account.ts';
import { isMenuOpenAtom } from '../../state/menu.ts';
import { useHere } from '../here.tsx';
import { phoneEntries } from './menu-entries.tsx';
import { useShellWindow } from './useShellWindow.ts';

/** What a phone has within reach of a thumb: the pages that modules put there, search, and the menu. */
export function PhoneBar() {
  const { t } = useTranslation();
  const roles = useRoles();
  const here = useHere()?.id ?? null;
  const [isMenuOpen, setMenuOpen] = useAtom(isMenuOpenAtom);
  const palette = useShellWindow('palette');
  return (
    <BottomBar
      label={t('phoneBar.label')}
      entries={[
        ...phoneEntries({ roles, here, nameOf: (name) => t(`place.${name}`) }),
        {
          kind: 'action',
          id: 'search',
          label: t('phoneBar.search'),
          icon: <Icon icon={Search} size="lg" />,
          isOpen: palette.isOpen,
          onPress: () => palette.onOpenChange(true),
        },
        {
          kind: 'action',
          id: 'menu',
          label: t('phoneBar.menu'),
          icon: <Icon icon={Menu} size="lg" />,
          isOpen: isMenuOpen,
          onPress: () => setMenuOpen(true),
        },
      ]}
    />
  );
}
