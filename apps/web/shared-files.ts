/** The files that at least `enough` of these lists contain, most needed first. */
export function sharedFiles(lists: readonly ReadonlySet<string>[], enough: number): string[] {
  const uses = new Map<string, number>();
  for (const file of lists.flatMap((list) => [...list])) uses.set(file, (uses.get(file) ?? 0) + 1);
  return [...uses]
    .filter(([, count]) => count >= enough)
    .sort(([one, most], [other, more]) => more - most || one.localeCompare(other))
    .map(([file]) => file);
}
