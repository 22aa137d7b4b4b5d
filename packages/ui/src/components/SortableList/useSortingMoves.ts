import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { focusSoon } from './focusSoon.ts';
import {
  applyMove,
  isSamePlace,
  placeOf,
  positionOf,
  type SortableEntries,
  type SortableEntry,
  type SortMove,
  type SortPlace,
} from './sortingMoves.ts';
import type { SortingLabels } from './sortingLabels.ts';

/**
 * Saves a move. The item is shown in its new place until the promise settles, and returns if it rejects. Update the
 * lists before it resolves.
 */
export type SaveMove = (move: SortMove) => void | Promise<unknown>;

interface Moves<Entry extends SortableEntry> {
  root: RefObject<HTMLElement | null>;
  lists: readonly SortableEntries<Entry>[];
  onMove: SaveMove;
  labels: SortingLabels;
}

/** Moves that are being saved, and what is said about them. */
export function useSortingMoves<Entry extends SortableEntry>({ root, lists, onMove, labels }: Moves<Entry>) {
  const [saving, setSaving] = useState<readonly SortMove[]>([]);
  const [failed, setFailed] = useState<{ move: SortMove; label: string } | null>(null);
  const [said, setSaid] = useState('');
  const focusNext = useRef<string | null>(null);
  const shown = saving.reduce<readonly SortableEntries<Entry>[]>(applyMove, lists);

  useLayoutEffect(() => {
    // An item that changes its list is another element there: focus follows it.
    const id = focusNext.current;
    if (id === null) return;
    focusNext.current = null;
    focusSoon(() => handleOf(root.current, id));
  });

  const labelOf = (id: string) =>
    shown.flatMap((list) => list.items).find((item) => item.id === id)?.label ?? id;
  const positionText = (id: string, place: SortPlace) => {
    const { index, count } = positionOf(shown, id, place);
    const list = shown.length > 1 ? shown.find((each) => each.id === place.listId)?.label : undefined;
    return labels.position(index + 1, count, list);
  };

  const save = async (move: SortMove, label: string) => {
    const saved = onMove(move);
    if (!(saved instanceof Promise)) return;
    setSaving((now) => [...now, move]);
    try {
      await saved;
    } catch {
      const item = itemOf(root.current, move.id);
      if (item?.contains(document.activeElement)) focusNext.current = move.id;
      setSaid('');
      setFailed({ move, label });
    } finally {
      setSaving((now) => now.filter((each) => each !== move));
    }
  };

  const move = (id: string, to: SortPlace) => {
    const from = placeOf(shown, id);
    if (!from) return;
    setSaid(labels.moved(labelOf(id), positionText(id, to)));
    focusNext.current = id;
    if (isSamePlace(from, to)) return;
    setFailed(null);
    void save({ id, from, to, index: positionOf(shown, id, to).index }, labelOf(id));
  };

  return {
    shown,
    said,
    say: setSaid,
    labelOf,
    positionText,
    move,
    isSaving: (id: string) => saving.some((each) => each.id === id),
    failure: failed && {
      text: labels.failed(failed.label),
      retry: () => move(failed.move.id, failed.move.to),
    },
  };
}

const itemOf = (root: HTMLElement | null, id: string) =>
  root?.querySelector<HTMLElement>(`[data-sort-item="${CSS.escape(id)}"]`);
const handleOf = (root: HTMLElement | null, id: string) =>
  itemOf(root, id)?.querySelector<HTMLElement>('[data-sort-handle]');
