import { useEffect, useRef } from 'react';

/** The very first announcement waits this long for its live region. */
const LATEST_MS = 150;

/**
 * A live region refers to a pending button by its id for several seconds. If the button is gone by then because its
 * window closed, the reference must not dangle.
 */
export function useTakenBack(isPending: boolean): void {
  const wasPending = useRef(false);
  useEffect(() => {
    if (isPending) wasPending.current = true;
  }, [isPending]);
  useEffect(
    () => () => {
      if (!wasPending.current) return;
      // Its own document: by then the window that contained it may be gone.
      const page = document;
      takeBack(page);
      setTimeout(() => takeBack(page), LATEST_MS);
    },
    [],
  );
}

function takeBack(page: Document) {
  for (const said of page.querySelectorAll('[data-live-announcer] [aria-labelledby]')) {
    const ids = said.getAttribute('aria-labelledby')?.split(' ') ?? [];
    if (ids.every((id) => page.getElementById(id) === null)) said.remove();
  }
}
