import { tabMemory } from '../state/browser-storage.ts';
import { keptCode } from '../state/kept-code.ts';
import { newVersionAtom } from '../state/new-version.ts';
import { store } from '../state/store.ts';
import { isTypedIn, leaveKeepingDrafts } from '../state/unsaved.ts';
import { isStyleHere } from './late-styles.ts';
import { addressAhead } from './navigation.ts';

const STORAGE_KEY = 'healzy.reloaded-at';

/** After one reload, another failure within this time means no new build but a real fault: the user decides. */
const GUARD_MS = 60_000;

type Page = Pick<Window, 'addEventListener' | 'location' | 'navigator'>;

/** The address that a failed import mentions, where browsers and the bundler include one. */
const addressIn = (error: unknown): string | undefined =>
  /(?:https?:\/\/[^/\s]+)?\/assets\/[\w.-]+/.exec(String(error))?.[0];

/** Whether the server has another build than this page: the file is gone, or its page starts with another script. */
export async function hasNewBuild(error: unknown): Promise<boolean> {
  try {
    const address = addressIn(error);
    const isGone =
      address !== undefined && (await fetch(address, { method: 'HEAD', cache: 'no-store' })).status === 404;
    if (isGone) return true;
    const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')];
    if (scripts.length === 0) return false;
    const answer = await fetch('/', { cache: 'no-store' });
    const html = await answer.text();
    return answer.ok && scripts.some(({ src }) => !html.includes(new URL(src).pathname));
  } catch {
    return false;
  }
}

/** Loads the page with the new build; drafts restore what was typed. */
export function loadNewVersion(page: Pick<Window, 'location'> = window, ahead: string | null = null): void {
  leaveKeepingDrafts();
  // A page that is loaded meanwhile keeps the former worker busy, which then stays.
  void keptCode.takeOver().then(() => {
    if (ahead === null) page.location.reload();
    else page.location.assign(ahead);
  });
}

/**
 * A tab that was open during a deployment requests chunks that are gone. If there is unsaved input, the page stays and
 * the user is told; otherwise the page is reloaded once with the new build, at the address to which the user was
 * navigating. A second failure right after that is left to the user too, so that no tab reloads in a loop. Without a
 * connection a reload would only show the browser's own error page.
 */
export function meetNewBuild(page: Page = window, isNewBuild: typeof hasNewBuild = hasNewBuild): void {
  const meet = async (error: unknown) => {
    const ahead = addressAhead();
    if (!(await isNewBuild(error))) return;
    const last = Number(tabMemory.get(STORAGE_KEY) ?? 0);
    const mayReload = !isTypedIn() && Date.now() - last >= GUARD_MS;
    // A tab that cannot remember would reload forever.
    if (mayReload && tabMemory.set(STORAGE_KEY, String(Date.now()))) loadNewVersion(page, ahead);
    else store.set(newVersionAtom, true);
  };
  page.addEventListener('vite:preloadError', (event) => {
    // The bundler then goes on to load the code itself.
    if (isStyleHere(event.payload)) event.preventDefault();
    else if (page.navigator.onLine) void meet(event.payload);
  });
}
