import { IconButton } from '@healzy/ui/components/IconButton';
import { useAtomValue } from 'jotai';
import { LifeBuoy, Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useWaitingDrafts } from '../forms/drafts/useWaitingDrafts.ts';
import { lazyPart } from '../lazy-part.tsx';
import { modules } from '../modules.ts';
import { useIsPhone } from '../useIsDesktop.ts';
import { RailToggle } from './rail/RailToggle.tsx';
import { keysOf } from './shortcuts.ts';
import { openSupport, supportMessengerAtom, supportUnreadAtom } from './support.ts';
import { useShellWindow } from './useShellWindow.ts';

// It opens a menu, and there is seldom one: the first screen must not wait for menus.
const WaitingDrafts = lazyPart(
  async () => (await import('./WaitingDrafts.tsx')).WaitingDrafts,
  null,
  'silent',
);

/**
 * Search, waiting drafts, what features put there, and support, next to the profile menu. Support is shown while a messenger is mounted; a phone
 * shows it for an unread answer only, and has it in the profile menu.
 */
export function TopBarControls() {
  const { t } = useTranslation();
  const hasWaitingDrafts = useWaitingDrafts().length > 0;
  // There it is in the bar at the lower edge.
  const isPhone = useIsPhone();
  const { onOpenChange } = useShellWindow('palette');
  const hasSupport = useAtomValue(supportMessengerAtom) !== null;
  const unread = useAtomValue(supportUnreadAtom);
  return (
    <>
      {!isPhone && (
        <IconButton
          icon={Search}
          label={t('top.search', { keys: keysOf({ act: 'palette' }) })}
          onPress={() => onOpenChange(true)}
        />
      )}
      <RailToggle />
      {hasWaitingDrafts && <WaitingDrafts />}
      {modules().map(({ name, topBar: Part }) => Part && <Part key={name} />)}
      {hasSupport && (!isPhone || unread > 0) && (
        <IconButton
          icon={LifeBuoy}
          label={unread > 0 ? t('top.supportUnread', { count: unread }) : t('top.support')}
          count={unread}
          onPress={openSupport}
        />
      )}
    </>
  );
}
