/** Nested roles. */
export type Roles = { readonly [name: string]: string | Roles };

/** `['accent.solid', 'var(--…)']` for every leaf of a group of roles. */
export function leaves(roles: Roles, path = ''): [name: string, role: string][] {
  return Object.entries(roles).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${path}${key}`, value] as [string, string]]
      : leaves(value, `${path}${key}.`),
  );
}
