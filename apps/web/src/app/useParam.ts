import { useParams } from 'react-router-dom';

/** A parameter of the current route. */
export function useParam(name: string): string {
  const value = useParams()[name];
  if (value === undefined) throw new Error(`The route of this screen has no :${name}; see app/paths.ts.`);
  return value;
}
