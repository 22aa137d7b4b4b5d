import type { CallbackPath, RouteId } from '@healzy/domain/session';

/** Where the identity provider redirects the browser. Not a screen of the specification. */
export const CALLBACK_PATH: CallbackPath = '/callback';

/** The variable parts of a pattern: those written `:name`. */
export type PathParams<Pattern extends string> = Pattern extends `${infer First}/${infer Rest}`
  ? PathParams<First> & PathParams<Rest>
  : Pattern extends `:${infer Name}`
    ? Record<Name, string>
    : object;

/** The address of a route, filled in from the current address; null if a parameter is missing. */
export function addressOf(
  route: RouteId,
  params: Readonly<Record<string, string | undefined>>,
): string | null {
  let isWhole = true;
  const address = route.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) isWhole = false;
    return encodeURIComponent(value ?? '');
  });
  return isWhole ? address : null;
}

/**
 * The address of a route of the domain's route table.
 * @example pathTo('/patient/:patientId/info', { patientId: 'a1' }) // '/patient/a1/info'
 */
export function pathTo<Route extends RouteId>(
  route: Route,
  ...[params]: object extends PathParams<Route> ? [] : [params: PathParams<Route>]
): string {
  const address = addressOf(route, { ...params });
  if (address === null) throw new Error(`A parameter of ${route} is missing.`);
  return address;
}
