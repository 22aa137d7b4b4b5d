import { useState } from 'react';
import type { WeekBoardLabels } from './weekBoardLabels.ts';
import type { WeekBoardCard } from './WeekBoardTypes.ts';

interface Copies {
  onCopy: ((id: string, dayIds: readonly string[]) => void | Promise<unknown>) | undefined;
  labels: WeekBoardLabels;
  say: (text: string) => void;
}

/** Copies cards, and says when that failed. */
export function useWeekBoardCopies({ onCopy, labels, say }: Copies) {
  const [failed, setFailed] = useState<{ card: WeekBoardCard; dayIds: readonly string[] } | null>(null);
  const copy = async (card: WeekBoardCard, dayIds: readonly string[]) => {
    setFailed(null);
    try {
      await onCopy?.(card.id, dayIds);
      say(labels.copied(card.label, dayIds.length));
    } catch {
      setFailed({ card, dayIds });
    }
  };
  return {
    copy: (card: WeekBoardCard, dayIds: readonly string[]) => void copy(card, dayIds),
    failure: failed && {
      text: labels.copyFailed(failed.card.label),
      retry: () => void copy(failed.card, failed.dayIds),
    },
  };
}
