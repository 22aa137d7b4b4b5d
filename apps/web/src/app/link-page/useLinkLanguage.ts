import type { Language } from '@healzy/domain/shared';
import i18next from 'i18next';
import { useEffect, useState } from 'react';

/**
 * Switches to the language in which a link was sent, from which the reader may switch again.
 *
 * @param wanted undefined while it is not known; null leaves the reader's own
 * @returns whether the page may be shown
 */
export function useLinkLanguage(wanted: Language | null | undefined): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    if (wanted === undefined) return;
    const switched = wanted === null ? Promise.resolve() : i18next.changeLanguage(wanted);
    void switched.then(() => setReady(true));
  }, [wanted]);
  return isReady;
}
