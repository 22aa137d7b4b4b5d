import { createContext, useContext, useState } from 'react';

/** What a server refused, by the names of the fields. */
export type ServerErrors = Readonly<Record<string, string>>;

/** Filled by Form. React Aria's own fields read theirs from it too; this is for those of the kit. */
export const ServerErrorsContext = createContext<ServerErrors>({});

/** The server's refusal of a field, for as long as it holds what was refused. */
export function useServerError(name: string | undefined, value: unknown): string | undefined {
  const errors = useContext(ServerErrorsContext);
  const [refused, setRefused] = useState({ errors, value });
  if (refused.errors !== errors) setRefused({ errors, value });
  const isStill = refused.errors !== errors || Object.is(refused.value, value);
  return name !== undefined && isStill ? errors[name] : undefined;
}
