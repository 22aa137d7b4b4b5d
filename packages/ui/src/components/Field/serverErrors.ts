import { createContext, useContext, useState } from 'react';

/** Errors from the server, by field name. */
export type ServerErrors = Readonly<Record<string, string>>;

/** Provided by Form. React Aria's own fields read theirs from it too; this is for those of the kit. */
export const ServerErrorsContext = createContext<ServerErrors>({});

/** The server's error for a field, for as long as the field keeps the rejected value. */
export function useServerError(name: string | undefined, value: unknown): string | undefined {
  const errors = useContext(ServerErrorsContext);
  const [refused, setRefused] = useState({ errors, value });
  if (refused.errors !== errors) setRefused({ errors, value });
  const isStill = refused.errors !== errors || Object.is(refused.value, value);
  return name !== undefined && isStill ? errors[name] : undefined;
}
