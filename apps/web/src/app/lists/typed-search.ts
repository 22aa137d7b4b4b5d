/** The state of the navigation that brings a typed search into the address of its list. */
export const typedSearchState = (search: string) => ({ typedSearch: search });

/** The search that a navigation brings into the address of its list; null for any other navigation. */
export function typedSearchIn(state: unknown): string | null {
  const { typedSearch } = (state ?? {}) as Partial<Record<'typedSearch', unknown>>;
  return typeof typedSearch === 'string' ? typedSearch : null;
}
