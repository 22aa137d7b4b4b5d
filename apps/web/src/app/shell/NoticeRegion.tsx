import { createToastQueue, ToastRegion } from '@healzy/ui/components/ToastRegion';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { dismissNotice, noticesAtom } from '../../state/notices.ts';

/** For good news, which needs no reaction. Hovering or focusing a notice pauses all of them. */
const VISIBLE_MS = 8_000;

const queue = createToastQueue();
const shown = new Map<number, string>();

/** Shows the notices of the state as the kit's toasts, and updates the state when one is dismissed. */
export function NoticeRegion() {
  const { t } = useTranslation();
  const notices = useAtomValue(noticesAtom);
  useEffect(() => {
    for (const { id, tone, text, detail, action } of notices) {
      if (shown.has(id)) continue;
      // Notices that offer to undo, and errors, stay until dismissed: nobody should have to hurry.
      const isPassing = action === undefined && (tone === 'success' || tone === 'info');
      const options = { onClose: () => forget(id), ...(isPassing ? { timeout: VISIBLE_MS } : {}) };
      shown.set(id, queue.add({ tone, title: text, description: detail, action }, options));
    }
    for (const [id, key] of shown) {
      if (!notices.some((notice) => notice.id === id)) queue.close(key);
    }
  }, [notices]);
  return <ToastRegion queue={queue} label={t('notices.label')} />;
}

function forget(id: number): void {
  shown.delete(id);
  dismissNotice(id);
}
