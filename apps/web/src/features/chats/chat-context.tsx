import { Skeleton } from '@healzy/ui/primitives';
import { loadWords } from '../../app/i18n.ts';
import { lazyPart } from '../../app/lazy-part.tsx';
import { RECORD_WORDS } from '../patients/record-words.ts';

/** The patient beside the chat: its code, and what the features say about patients, load after the conversation's. */
export const ChatContext = lazyPart(
  async () => {
    const [{ ChatContext: part }, { loadRecordParts }, { loadVisitParts }] = await Promise.all([
      import('./ChatContext.tsx'),
      import('../patients/record-parts.ts'),
      import('../../app/visit-looks.ts'),
      loadWords(RECORD_WORDS),
    ]);
    await Promise.all([loadRecordParts(), loadVisitParts()]);
    return part;
  },
  <Skeleton shape="block" height={480} />,
);
