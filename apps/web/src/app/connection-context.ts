import { createContext, useContext } from 'react';
import type { Connection } from './connection.ts';

/** Has a default: its consumers may run when everything else is broken. */
export const ConnectionContext = createContext<Pick<Connection, 'check'>>({
  check: () => Promise.resolve(true),
});

/** Checks whether the server can be reached. */
export const useConnection = () => useContext(ConnectionContext);
