import type { SortPlace } from './sortingMoves.ts';

/** How far the pointer travels before a press becomes a drag, in px. */
const SLACK = 4;
/** Distance to an edge at which what scrolls begins to scroll, in px. */
const EDGE = 48;

interface Point {
  x: number;
  y: number;
}

interface PointerDrag {
  root: HTMLElement;
  id: string;
  pointerId: number;
  start: Point;
  onStart: () => void;
  onMove: (point: Point, place: SortPlace | null) => void;
  onDrop: (place: SortPlace | null) => void;
  onCancel: () => void;
}

/** The place below a point; nothing outside the lists. */
function placeBelow(root: HTMLElement, id: string, { x, y }: Point): SortPlace | null {
  const list = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-sort-list]');
  const listId = list?.dataset.sortList;
  if (!list || listId === undefined || !root.contains(list)) return null;
  const next = [...list.querySelectorAll<HTMLElement>('[data-sort-item]')].find((item) => {
    const { top, height } = item.getBoundingClientRect();
    return item.dataset.sortItem !== id && y < top + height / 2;
  });
  return { listId, beforeId: next?.dataset.sortItem ?? null };
}

/** How far to scroll when a point is near an end. */
const pull = (at: number, from: number, to: number) => {
  if (at < from || at > to || to - from < EDGE * 3) return 0;
  if (at < from + EDGE) return (at - from - EDGE) / 4;
  return at > to - EDGE ? (at - to + EDGE) / 4 : 0;
};

/** Scrolls whatever scrolls around a point that is near its edge. */
function scrollNear({ x, y }: Point) {
  for (let box = document.elementFromPoint(x, y); box; box = box.parentElement) {
    const isPage = box === document.scrollingElement;
    const { overflowX, overflowY } = getComputedStyle(box);
    const scrolls = (overflow: string) => isPage || overflow === 'auto' || overflow === 'scroll';
    const edges = isPage
      ? { left: 0, top: 0, right: window.innerWidth, bottom: window.innerHeight }
      : box.getBoundingClientRect();
    if (scrolls(overflowX) && box.scrollWidth > box.clientWidth)
      box.scrollLeft += pull(x, edges.left, edges.right);
    if (scrolls(overflowY) && box.scrollHeight > box.clientHeight)
      box.scrollTop += pull(y, edges.top, edges.bottom);
  }
}

/**
 * Follows a pointer from its press on a handle until it is released. It works alike for mouse, pen and touch: the
 * handle has `touch-action: none`, so a finger on it drags at once, and anywhere else it scrolls.
 *
 * @returns stops following, without a drop
 */
export function followPointer({ root, id, pointerId, start, ...on }: PointerDrag): () => void {
  const listening = new AbortController();
  let last = start;
  let frame = 0;
  let isDragging = false;

  const report = () => on.onMove(last, placeBelow(root, id, last));
  const keepScrolling = () => {
    scrollNear(last);
    report();
    frame = requestAnimationFrame(keepScrolling);
  };
  const stop = () => {
    listening.abort();
    cancelAnimationFrame(frame);
  };
  const cancel = () => {
    stop();
    if (isDragging) on.onCancel();
  };
  const listen = <Type extends keyof WindowEventMap>(
    type: Type,
    hear: (event: WindowEventMap[Type]) => void,
  ) => window.addEventListener(type, hear, { signal: listening.signal, capture: true });

  listen('pointermove', (event) => {
    if (event.pointerId !== pointerId) return;
    last = { x: event.clientX, y: event.clientY };
    if (!isDragging) {
      if (Math.hypot(last.x - start.x, last.y - start.y) < SLACK) return;
      isDragging = true;
      on.onStart();
      frame = requestAnimationFrame(keepScrolling);
    }
    report();
  });
  listen('pointerup', (event) => {
    if (event.pointerId !== pointerId) return;
    stop();
    if (isDragging) on.onDrop(placeBelow(root, id, { x: event.clientX, y: event.clientY }));
  });
  listen('pointercancel', (event) => {
    if (event.pointerId === pointerId) cancel();
  });
  listen('blur', (event) => {
    if (event.target === window) cancel();
  });
  listen('contextmenu', (event) => event.preventDefault());
  listen('keydown', (event) => {
    if (event.key !== 'Escape' || !isDragging) return;
    event.preventDefault();
    event.stopPropagation();
    cancel();
  });
  return cancel;
}
