import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';

const ASKED = 'new';

/**
 * The address of a screen that opens its dialog for something new, or the form of one item: `…/notes?new=note`,
 * `…?new=measurement.<id>`.
 */
export const askingFor = (address: string, what: string): string => `${address}?${ASKED}=${what}`;

/**
 * Opens something when the address requests it, also while the screen is mounted already. The intent is removed from
 * the address, or a reload or going back would repeat it.
 *
 * @param open receives the id in the intent; empty for something new
 * @example useOpenIntent('note', () => setWriting(true));
 */
export function useOpenIntent(what: string, open: (id: string) => void): void {
  const [parameters, setParameters] = useSearchParams();
  const wish = parameters.get(ASKED);
  const asks = wish === what || wish?.startsWith(`${what}.`) === true;
  const onAsked = useEffectEvent(() => {
    open(wish?.slice(what.length + 1) ?? '');
    const rest = new URLSearchParams(parameters);
    rest.delete(ASKED);
    setParameters(rest, { replace: true });
  });
  useEffect(() => {
    if (asks) onAsked();
  }, [asks]);
}
