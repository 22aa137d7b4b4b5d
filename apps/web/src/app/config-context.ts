import { createContext, useContext } from 'react';
import type { RuntimeConfig } from './runtime-config.ts';

export const ConfigContext = createContext<RuntimeConfig | null>(null);

/** The configuration that the server sent at start. */
export function useConfig(): RuntimeConfig {
  const config = useContext(ConfigContext);
  if (config === null) throw new Error('useConfig needs <ConfigContext> around it, as main.tsx sets it up.');
  return config;
}
