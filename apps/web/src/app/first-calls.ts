/** A page that many sessions begin with: its code and its calls are asked for before the app has run. */
export interface Landing {
  readonly path: string;
  /** Fetches its screen's code. */
  readonly screen: () => Promise<unknown>;
  /** What the screen asks for at first, where its address has no query; the account is added. */
  readonly calls: readonly string[];
}

/** What the frame asks for on every page. */
const OF_EVERY_PAGE = ['/user-service/self/user', '/user-service/self/preferences'];
const WITHOUT_ACCOUNT = ['/account-service/account/mine'];

/** Later, what was answered may have changed. */
const FRESH_MS = 10_000;

const sent = new Map<string, Promise<Response>>();

/** Sends the calls with which a page begins. The client of the app takes their answers instead of sending them again. */
export function sendFirstCalls(
  base: string,
  token: string,
  accountId: string,
  ofLanding: readonly string[] = [],
): void {
  const ofAccount = [...ofLanding, ...OF_EVERY_PAGE].map(
    (path) => `${path}${path.includes('?') ? '&' : '?'}accountId=${encodeURIComponent(accountId)}`,
  );
  for (const path of [...ofAccount, ...WITHOUT_ACCOUNT]) {
    const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
    const answer = fetch(base + path, { headers });
    // Read even if nobody takes it, as some calls on a phone: what is not read stays under way. Whoever takes it learns of a
    // failure.
    answer.then((response) => response.clone().arrayBuffer()).catch(() => {});
    sent.set(new URL(base + path, location.href).href, answer);
  }
  setTimeout(() => sent.clear(), FRESH_MS);
}

/** The answer to a request that was sent before, once; undefined for any other. */
export function takeSent({ method, url }: Pick<Request, 'method' | 'url'>): Promise<Response> | undefined {
  const answer = method === 'GET' ? sent.get(url) : undefined;
  sent.delete(url);
  return answer;
}
