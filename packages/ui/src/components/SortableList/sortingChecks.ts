import { fireEvent } from 'storybook/test';

const centre = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

interface Drag {
  pointerType?: 'mouse' | 'touch';
  /** Part of the target's height at which to drop. */
  at?: number;
  /** Leaves the pointer down. */
  isUnfinished?: boolean;
}

/** Drags a handle onto an element with a mouse or a finger. */
export function dragOnto(
  handle: Element,
  target: Element,
  { pointerType = 'mouse', at = 0.5, isUnfinished }: Drag = {},
) {
  const from = centre(handle);
  const box = target.getBoundingClientRect();
  return dragTo(
    handle,
    { x: centre(target).x, y: box.top + box.height * at },
    from,
    pointerType,
    isUnfinished,
  );
}

/** Drags a handle to a point of the window. */
export function dragTo(
  handle: Element,
  to: { x: number; y: number },
  from = centre(handle),
  pointerType: 'mouse' | 'touch' = 'mouse',
  isUnfinished = false,
) {
  const at = ({ x, y }: { x: number; y: number }) => ({
    pointerId: 7,
    pointerType,
    isPrimary: true,
    button: 0,
    bubbles: true,
    clientX: x,
    clientY: y,
  });
  fireEvent.pointerDown(handle, at(from));
  fireEvent.pointerMove(handle, at({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }));
  fireEvent.pointerMove(handle, at(to));
  if (!isUnfinished) fireEvent.pointerUp(handle, at(to));
}

/** The names of what can be dragged, in the order of the page. */
export const sortedNames = (root: Element) =>
  [...root.querySelectorAll('[data-sort-handle]')].map((handle) =>
    (handle.getAttribute('aria-label') ?? '').replace(/^\S+ /, ''),
  );
