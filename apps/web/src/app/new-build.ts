const STORAGE_KEY = 'healzy.reloaded-at';

/** After one reload, the next failure within this time is no new build but a real fault: the person decides. */
const GUARD_MS = 60_000;

/**
 * A tab that was open while a new build was deployed asks for chunks that are gone. One reload brings the new build;
 * a second failure right after it is left to the error screen, so that no tab ever reloads in a circle.
 */
export function reloadOnceForNewBuild(
  page: Pick<Window, 'addEventListener' | 'location' | 'sessionStorage'> = window,
): void {
  page.addEventListener('vite:preloadError', (event) => {
    const last = Number(page.sessionStorage.getItem(STORAGE_KEY) ?? 0);
    if (Date.now() - last < GUARD_MS) return;
    page.sessionStorage.setItem(STORAGE_KEY, String(Date.now()));
    event.preventDefault();
    page.location.reload();
  });
}
