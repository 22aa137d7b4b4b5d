import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** How long to wait for a section to load. */
const PATIENCE_MS = 5000;

/** Focuses a section's heading without scrolling; returns the section, or null if there is none. */
export function focusHeading(id: string): HTMLElement | null {
  const section = document.getElementById(id);
  const heading = section?.querySelector('h2');
  if (!section || !heading) return null;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return section;
}

function goTo(id: string): boolean {
  const section = focusHeading(id);
  section?.scrollIntoView();
  return section !== null;
}

/** Scrolls to the section that the address names after `#` and focuses it, also if it loads later. */
export function useSectionInView(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const id = hash.slice(1);
    if (id === '' || goTo(id)) return undefined;
    const watcher = new MutationObserver(() => goTo(id) && watcher.disconnect());
    watcher.observe(document.body, { childList: true, subtree: true });
    const timer = setTimeout(() => watcher.disconnect(), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      watcher.disconnect();
    };
  }, [hash, key]);
}
