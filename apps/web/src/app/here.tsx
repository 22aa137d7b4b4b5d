import type { RouteId } from '@healzy/domain/session';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useMatches } from 'react-router-dom';
import type { RouteHandle } from './route-handle.ts';

/** The current route and the parameters of its address. */
export interface Here {
  readonly id: RouteId;
  readonly params: Readonly<Record<string, string | undefined>>;
}

const HereContext = createContext<Here | null>(null);

/** Provides the current route to everything below. */
export function HereProvider({ children }: { children: ReactNode }) {
  const open = useMatches().findLast((match) => match.handle !== undefined);
  const id = (open?.handle as RouteHandle | undefined)?.id;
  const params = open?.params;
  const here = useMemo(
    () => (id === undefined || params === undefined ? null : { id, params }),
    [id, params],
  );
  return <HereContext value={here}>{children}</HereContext>;
}

/** The current route; null outside the signed-in frame, as in stories. */
export const useHere = (): Here | null => useContext(HereContext);
