import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { followPointer } from './pointerDrag.ts';
import type { SortingLabels } from './sortingLabels.ts';
import {
  isSamePlace,
  placeAt,
  placeOf,
  positionOf,
  type SortableEntries,
  type SortableEntry,
  type SortPlace,
} from './sortingMoves.ts';
import { useSortingMoves, type SaveMove } from './useSortingMoves.ts';

export type SortDirection = 'up' | 'down' | 'left' | 'right';

/** An item that is picked up, and where it would be dropped. */
export interface HeldEntry {
  id: string;
  by: 'pointer' | 'keyboard';
  to: SortPlace | null;
}

export interface SortingOptions<Entry extends SortableEntry> {
  /** Around all lists. */
  root: RefObject<HTMLElement | null>;
  /** What follows the pointer. */
  preview: RefObject<HTMLElement | null>;
  lists: readonly SortableEntries<Entry>[];
  onMove: SaveMove;
  labels: SortingLabels;
  isRightToLeft: boolean;
  /** Whether an item may be dropped in a list. */
  canDrop?: ((id: string, listId: string) => boolean) | undefined;
  /** The list that an arrow key leads to; by default the lists follow each other. */
  neighbour?: ((listId: string, direction: SortDirection) => string | undefined) | undefined;
}

const directions: Readonly<Record<string, SortDirection>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/**
 * Sorting by pointer, touch and keyboard, for any layout: spread `listProps`, `itemProps` and `handleProps` over the
 * elements inside `root`, and render `said` in a live region.
 */
export function useSorting<Entry extends SortableEntry>(options: SortingOptions<Entry>) {
  const { root, preview, labels, isRightToLeft, canDrop = () => true } = options;
  const [held, setHeld] = useState<HeldEntry | null>(null);
  const stopFollowing = useRef<() => void>(undefined);
  const moves = useSortingMoves(options);
  const { shown, labelOf, positionText, say } = moves;
  useEffect(() => () => stopFollowing.current?.(), []);

  const allowed = (id: string, place: SortPlace | null) =>
    place && canDrop(id, place.listId) ? place : null;
  const neighbour =
    options.neighbour ??
    ((listId: string, direction: SortDirection) => {
      const isBack = direction === 'up' || direction === (isRightToLeft ? 'right' : 'left');
      return shown[shown.findIndex((list) => list.id === listId) + (isBack ? -1 : 1)]?.id;
    });

  const pickUp = (id: string) => {
    const to = placeOf(shown, id);
    if (!to) return;
    setHeld({ id, by: 'keyboard', to });
    say(labels.pickedUp(labelOf(id), positionText(id, to)));
  };
  const cancel = (id: string) => {
    setHeld(null);
    say(labels.cancelled(labelOf(id)));
  };
  const drop = (id: string, to: SortPlace | null) => {
    setHeld(null);
    if (to) moves.move(id, to);
    else say(labels.outside(labelOf(id)));
  };
  /** Lists may change while something is dragged. */
  const latest = useRef({ drop, cancel, allowed });
  useLayoutEffect(() => {
    latest.current = { drop, cancel, allowed };
  });
  const goTo = (id: string, to: SortPlace | null) => {
    if (!to) return;
    setHeld({ id, by: 'keyboard', to });
    say(positionText(id, to));
  };

  /** The place an arrow leads to: through the list, and from its ends to the neighbouring one that takes the item. */
  const stepFrom = (id: string, from: SortPlace, direction: SortDirection): SortPlace | null => {
    const { index, count } = positionOf(shown, id, from);
    const isAlong = direction === 'up' || direction === 'down';
    const next = index + (direction === 'up' ? -1 : 1);
    if (isAlong && next >= 0 && next < count) return placeAt(shown, id, from.listId, next);
    const passed = new Set([from.listId]);
    let listId = neighbour(from.listId, direction);
    while (listId !== undefined && !passed.has(listId) && !canDrop(id, listId)) {
      passed.add(listId);
      listId = neighbour(listId, direction);
    }
    if (listId === undefined || passed.has(listId)) return null;
    if (!isAlong) return placeAt(shown, id, listId, index);
    return placeAt(shown, id, listId, direction === 'up' ? Infinity : 0);
  };

  const pressKey = (event: KeyboardEvent<HTMLElement>, id: string) => {
    const isPress = event.key === ' ' || event.key === 'Enter';
    const isHeld = held?.id === id && held.by === 'keyboard';
    if (!isHeld) {
      if (!isPress || event.repeat) return;
      event.preventDefault();
      pickUp(id);
      return;
    }
    const direction = directions[event.key];
    const to = held.to;
    if (event.key === 'Tab') {
      cancel(id);
      return;
    }
    if (!isPress && !direction && !['Escape', 'Home', 'End'].includes(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') cancel(id);
    else if (isPress && !event.repeat) drop(id, to);
    else if (direction && to) goTo(id, stepFrom(id, to, direction));
    else if (to) goTo(id, placeAt(shown, id, to.listId, event.key === 'Home' ? 0 : Infinity));
  };

  const pressPointer = (event: PointerEvent<HTMLElement>, id: string) => {
    const from = placeOf(shown, id);
    if (event.button !== 0 || !event.isPrimary || !root.current || !from) return;
    stopFollowing.current?.();
    stopFollowing.current = followPointer({
      root: root.current,
      id,
      pointerId: event.pointerId,
      start: { x: event.clientX, y: event.clientY },
      onStart: () => {
        setHeld({ id, by: 'pointer', to: from });
        say(labels.pickedUp(labelOf(id), positionText(id, from)));
      },
      onMove: ({ x, y }, place) => {
        preview.current?.style.setProperty('translate', `${x}px ${y}px`);
        const to = latest.current.allowed(id, place);
        setHeld((now) => (now && isSamePlace(now.to, to) ? now : { id, by: 'pointer', to }));
      },
      onDrop: (place) => latest.current.drop(id, latest.current.allowed(id, place)),
      onCancel: () => latest.current.cancel(id),
    });
  };

  const isOver = (listId: string) => held?.to?.listId === listId;
  return {
    ...moves,
    held,
    /** Where a moved item would go, to mark it; nothing while it is where it was. */
    marked: held && !isSamePlace(held.to, placeOf(shown, held.id)) ? held.to : null,
    listProps: (listId: string) => ({
      'data-sort-list': listId,
      'data-over': isOver(listId) || undefined,
    }),
    itemProps: (id: string) => ({
      'data-sort-item': id,
      'data-held': held?.id === id || undefined,
      'data-saving': moves.isSaving(id) || undefined,
    }),
    handleProps: (id: string) => ({
      'data-sort-handle': '',
      'aria-pressed': held?.id === id && held.by === 'keyboard',
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => pressKey(event, id),
      onKeyUp: (event: KeyboardEvent<HTMLElement>) => {
        // Firefox clicks when Space is released.
        if (event.key === ' ') event.preventDefault();
      },
      // A screen reader presses without keys.
      onClick: (event: { detail: number }) => {
        if (event.detail !== 0) return;
        if (held?.id === id) drop(id, held.to);
        else pickUp(id);
      },
      onPointerDown: (event: PointerEvent<HTMLElement>) => pressPointer(event, id),
      onBlur: () => {
        if (held?.id === id && held.by === 'keyboard') cancel(id);
      },
    }),
  };
}

export type Sorting<Entry extends SortableEntry> = ReturnType<typeof useSorting<Entry>>;
