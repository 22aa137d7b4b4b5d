type Empty = undefined | null | '' | readonly [] | readonly never[];

/**
 * The parts of a query that say something: no undefined, no null, no empty text and no empty list.
 * @example given({ search: '', roles: ['ADMIN'] }) // { roles: ['ADMIN'] }
 */
export function given<Query extends object>(query: Query) {
  return Object.fromEntries(
    Object.entries(query).filter(
      ([, value]) => value != null && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  ) as { [Part in keyof Query]?: Exclude<Query[Part], Empty> };
}
