import { searchKey } from '@healzy/domain/shared';

/** Names are kept without punctuation, so that `aceite (oliva)` is found by `aceite oliva`. */
export const searched = (search: string | undefined): string =>
  (search ?? '').replace(/[^\p{L}\p{M}\p{N}%]+/gu, ' ');

/** The `LIKE` pattern of what begins with a search; null without one. */
export function beginningWith(search: string): string | null {
  const key = searchKey(search);
  return key === '' ? null : `${key.replace(/[\\%_]/g, '\\$&')}%`;
}

/** How near a name is to what is searched: it begins with it, one of its words does, or it is only somewhere in it. */
export const nearness = (key: string, begins: string): string =>
  `(CASE WHEN ${key} LIKE ${begins} THEN '0' WHEN x.search_key LIKE '% ' || ${begins} THEN '1' ELSE '2' END)`;
