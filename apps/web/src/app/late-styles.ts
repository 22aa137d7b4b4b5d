/** Style sheets that failed to load, by address. */
const failed = new Map<string, HTMLLinkElement>();

/** Those that loaded at a later attempt. */
const recovered = new Set<string>();

const STYLE_ADDRESS = /(?:https?:\/\/[^/\s]+)?\/assets\/[\w.-]+\.css/;

/**
 * Records which style sheets of lazy code failed to load. The bundler requests each one only once, and after a failure
 * fails the code that needs it for good.
 */
export function watchLateStyles(page: Document = document): void {
  page.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.set(target.href, target);
    },
    true,
  );
}

/** Whether the bundler still reports a style sheet that has since been loaded. */
export function isStyleHere(error: unknown): boolean {
  const address = STYLE_ADDRESS.exec(String(error))?.[0];
  return address !== undefined && recovered.has(new URL(address, location.href).href);
}

function askAgain(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const again = document.createElement('link');
    again.rel = 'stylesheet';
    again.href = link.href;
    again.addEventListener('load', () => {
      failed.delete(link.href);
      recovered.add(link.href);
      link.remove();
      resolve();
    });
    again.addEventListener('error', () => {
      again.remove();
      reject(new Error(`Unable to load the style sheet ${link.href}`));
    });
    if (link.isConnected) link.after(again);
    else document.head.append(again);
  });
}

/** Fetches code after the style sheets that failed at an earlier attempt. */
export async function fetchWithStyles<Value>(fetch: () => Promise<Value>): Promise<Value> {
  await Promise.all([...failed.values()].map(askAgain));
  return fetch();
}
