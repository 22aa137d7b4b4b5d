import { createContext, useContext } from 'react';
import type { Connection } from './connection.ts';

/** Always there: what needs it may be broken along with everything else. */
export const ConnectionContext = createContext<Pick<Connection, 'check'>>({
  check: () => Promise.resolve(true),
});

/** Looks whether the server can be reached. */
export const useConnection = () => useContext(ConnectionContext);
