import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

const ASKED = 'new';

/** The address of a screen that opens its dialog for something new: `…/notes?new=note`. */
export const askingFor = (address: string, what: string): string => `${address}?${ASKED}=${what}`;

/**
 * Whether the screen was opened with the wish for something new. The wish is taken out of the address, or a reload and the
 * way back would ask again.
 *
 * @example
 * const [isWriting, setWriting] = useState(useAsked('note'));
 */
export function useAsked(what: string): boolean {
  const [parameters, setParameters] = useSearchParams();
  const asks = parameters.get(ASKED) === what;
  const [wasAsked] = useState(asks);
  useEffect(() => {
    if (!asks) return;
    const rest = new URLSearchParams(parameters);
    rest.delete(ASKED);
    setParameters(rest, { replace: true });
  }, [asks, parameters, setParameters]);
  return wasAsked;
}
