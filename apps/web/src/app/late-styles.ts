/** Style sheets that did not come, by address. */
const failed = new Map<string, HTMLLinkElement>();

/** Those that came at a later attempt. */
const recovered = new Set<string>();

const STYLE_ADDRESS = /(?:https?:\/\/[^/\s]+)?\/assets\/[\w.-]+\.css/;

/**
 * Notes which style sheets of late code did not come. The bundler asks for each once, and fails the code that needs it
 * for ever after one failure.
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

/** Whether the bundler still complains of a style sheet that is here by now. */
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

/** Fetches code once the style sheets are here that an earlier attempt was left without. */
export async function fetchWithStyles<Value>(fetch: () => Promise<Value>): Promise<Value> {
  await Promise.all([...failed.values()].map(askAgain));
  return fetch();
}
