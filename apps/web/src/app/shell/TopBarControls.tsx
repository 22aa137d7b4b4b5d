import { IconButton } from '@healzy/ui/components/IconButton';
import { useAtomValue } from 'jotai';
import { LifeBuoy, Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { keysOf } from './shortcuts.ts';
import { openSupport, supportMessengerAtom, supportUnreadAtom } from './support.ts';
import { useShellWindow } from './useShellWindow.ts';

/** Search and support, beside the person's own menu. Support is there while a messenger is mounted. */
export function TopBarControls() {
  const { t } = useTranslation();
  const { onOpenChange } = useShellWindow('palette');
  const hasSupport = useAtomValue(supportMessengerAtom) !== null;
  const unread = useAtomValue(supportUnreadAtom);
  return (
    <>
      <IconButton
        icon={Search}
        label={t('top.search', { keys: keysOf({ act: 'palette' }) })}
        onPress={() => onOpenChange(true)}
      />
      {hasSupport && (
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
