import { asksBeforeUnload, watchUnsaved } from '../../state/unsaved.ts';

const holds = new Set<symbol>();
let release = () => {};

function ask(event: BeforeUnloadEvent): void {
  if (asksBeforeUnload()) event.preventDefault();
}

/**
 * The page has something on its way that would end with it: the browser asks before it is closed, and no new build
 * reloads it. Screens can be left meanwhile. Returns the function that ends this.
 */
export function holdPage(): () => void {
  const hold = Symbol('on its way');
  if (holds.size === 0) {
    const unwatch = watchUnsaved({
      scope: null,
      isUnsaved: () => true,
      isKept: () => true,
      onLeave: () => undefined,
    });
    // A page of a link has no guard of its own.
    window.addEventListener('beforeunload', ask);
    release = () => {
      window.removeEventListener('beforeunload', ask);
      unwatch();
    };
  }
  holds.add(hold);
  return () => {
    if (holds.delete(hold) && holds.size === 0) release();
  };
}
