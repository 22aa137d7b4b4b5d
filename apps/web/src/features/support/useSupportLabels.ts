import type { ChatThreadLabels } from '@healzy/ui/patterns/ChatThread';
import type { ComposerLabels } from '@healzy/ui/patterns/Composer';
import { useTranslation } from 'react-i18next';

/** What only a conversation with support is called; the kit says the rest. */
export function useSupportLabels(otherName: string | null): {
  thread: Partial<ChatThreadLabels>;
  composer: Partial<ComposerLabels>;
} {
  const { t } = useTranslation('support');
  return {
    thread: { thread: otherName === null ? t('thread.own') : t('thread.with', { name: otherName }) },
    composer: {
      field: otherName === null ? t('composer.field') : t('composer.fieldTo', { name: otherName }),
    },
  };
}
