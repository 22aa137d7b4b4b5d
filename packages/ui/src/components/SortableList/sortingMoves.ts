/** What can be sorted: any item with an id and a name. */
export interface SortableEntry {
  readonly id: string;
  /** Names it in announcements. */
  readonly label: string;
  /** It stays where it is; others may be moved around it. */
  readonly isDisabled?: boolean | undefined;
}

export interface SortableEntries<Entry extends SortableEntry = SortableEntry> {
  readonly id: string;
  /** Names the list in announcements. */
  readonly label: string;
  readonly items: readonly Entry[];
}

/** A place in a list: before another item, or at its end. */
export interface SortPlace {
  readonly listId: string;
  readonly beforeId: string | null;
}

export interface SortMove {
  readonly id: string;
  readonly from: SortPlace;
  readonly to: SortPlace;
  /** Position in the new list, from 0, without the item itself. */
  readonly index: number;
}

type Lists<Entry extends SortableEntry> = readonly SortableEntries<Entry>[];

/** Where an item is now. */
export function placeOf(lists: Lists<SortableEntry>, id: string): SortPlace | null {
  for (const list of lists) {
    const index = list.items.findIndex((item) => item.id === id);
    if (index >= 0) return { listId: list.id, beforeId: list.items[index + 1]?.id ?? null };
  }
  return null;
}

/** The other items of a list, in order. */
const othersOf = (lists: Lists<SortableEntry>, listId: string, id: string) =>
  (lists.find((list) => list.id === listId)?.items ?? []).filter((item) => item.id !== id);

/** Position of a place from 0, and the number of positions, once the item is there. */
export function positionOf(lists: Lists<SortableEntry>, id: string, { listId, beforeId }: SortPlace) {
  const others = othersOf(lists, listId, id);
  const before = others.findIndex((item) => item.id === beforeId);
  return { index: before < 0 ? others.length : before, count: others.length + 1 };
}

/** The place at a position, which is limited to the list. */
export function placeAt(lists: Lists<SortableEntry>, id: string, listId: string, index: number): SortPlace {
  const others = othersOf(lists, listId, id);
  return { listId, beforeId: others[Math.max(0, index)]?.id ?? null };
}

export const isSamePlace = (one: SortPlace | null, other: SortPlace | null) =>
  one?.listId === other?.listId && one?.beforeId === other?.beforeId;

/**
 * The lists after a move. Repeating it changes nothing; if the item or the list is gone, neither does the move, and
 * where only the following item is gone, it goes to the end.
 */
export function applyMove<Entry extends SortableEntry>(
  lists: Lists<Entry>,
  { id, to }: Pick<SortMove, 'id' | 'to'>,
): Lists<Entry> {
  const moved = lists.flatMap((list) => list.items).find((item) => item.id === id);
  if (!moved || !lists.some((list) => list.id === to.listId) || to.beforeId === id) return lists;
  return lists.map((list) => {
    const others = list.items.filter((item) => item.id !== id);
    if (list.id !== to.listId) return others.length === list.items.length ? list : { ...list, items: others };
    const before = others.findIndex((item) => item.id === to.beforeId);
    return { ...list, items: others.toSpliced(before < 0 ? others.length : before, 0, moved) };
  });
}
