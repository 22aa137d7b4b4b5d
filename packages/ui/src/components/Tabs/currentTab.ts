const path = (address: string) => address.replace(/[?#].*$/, '').replace(/\/+$/, '');

/**
 * The tab that a page belongs to: the one with its address or a parent of it; the longest if there are several. A tab
 * of a whole area (`/people/7`) thus yields to one of its parts (`/people/7/tests`).
 */
export function currentTab<Item extends { href: string }>(
  items: readonly Item[],
  location: string,
): Item | undefined {
  const here = `${path(location)}/`;
  let found: Item | undefined;
  for (const item of items) {
    const fits = here.startsWith(`${path(item.href)}/`);
    if (fits && (!found || path(item.href).length > path(found.href).length)) found = item;
  }
  return found;
}
