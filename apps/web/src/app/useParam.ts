import { useParams } from 'react-router-dom';

/** A parameter of the current route. */
export function useParam(name: string): string {
  const value = useParams()[name];
  if (value === undefined)
    throw new Error(`The route of this screen has no :${name}; see the page in its feature's module.ts.`);
  return value;
}
