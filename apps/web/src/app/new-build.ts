import { tabMemory } from '../state/browser-storage.ts';
import { leaveKeepingDrafts } from '../state/unsaved.ts';
import { addressAhead } from './navigation.ts';

const STORAGE_KEY = 'healzy.reloaded-at';

/** After one reload, the next failure within this time is no new build but a real fault: the person decides. */
const GUARD_MS = 60_000;

/**
 * A tab that was open while a new build was deployed asks for chunks that are gone. One load of the page brings the
 * new build, at the place where the person was going;
 * a second failure right after it is left to the error screen, so that no tab ever reloads in a circle. Without a
 * connection a reload would bring nothing but the browser's own error page.
 */
export function reloadOnceForNewBuild(
  page: Pick<Window, 'addEventListener' | 'location' | 'navigator'> = window,
): void {
  page.addEventListener('vite:preloadError', (event) => {
    if (!page.navigator.onLine) return;
    const last = Number(tabMemory.get(STORAGE_KEY) ?? 0);
    if (Date.now() - last < GUARD_MS) return;
    // A tab that cannot remember would reload for ever.
    if (!tabMemory.set(STORAGE_KEY, String(Date.now()))) return;
    event.preventDefault();
    leaveKeepingDrafts();
    const ahead = addressAhead();
    if (ahead === null) page.location.reload();
    else page.location.assign(ahead);
  });
}
