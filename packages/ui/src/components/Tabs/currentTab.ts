const path = (address: string) => address.replace(/[?#].*$/, '').replace(/\/+$/, '');

/**
 * The tab that a page belongs to: the one whose address it is or lies under, the longest of several. A tab of a whole
 * area (`/people/7`) so gives way to one of its parts (`/people/7/tests`).
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
