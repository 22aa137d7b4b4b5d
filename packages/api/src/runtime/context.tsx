import { createContext, useContext, type ReactNode } from 'react';
import type { ApiScope } from './operation.ts';

const ApiContext = createContext<ApiScope | null>(null);

/** Provides the client and the selected account to every hook below. */
export function ApiProvider({ scope, children }: { scope: ApiScope; children: ReactNode }) {
  return <ApiContext.Provider value={scope}>{children}</ApiContext.Provider>;
}

/** The client and account of this part of the screen. */
export function useApi(): ApiScope {
  const scope = useContext(ApiContext);
  if (scope === null)
    throw new Error('A call needs an <ApiProvider> above it: wrap the app or the story in one.');
  return scope;
}
