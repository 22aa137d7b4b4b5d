/** One cache per build; nothing else of the product uses this prefix. */
export const CACHE_PREFIX = 'healzy-code-';

/** The content type of a build's files. Any other response at such an address is not code. */
const CONTENT_TYPES: Record<string, RegExp> = {
  js: /^(text|application)\/javascript\b/,
  mjs: /^(text|application)\/javascript\b/,
  css: /^text\/css\b/,
  woff2: /^font\/woff2\b/,
  ttf: /^font\/ttf\b/,
  pfb: /^application\/(x-font-type1|octet-stream)\b/,
  wasm: /^application\/wasm\b/,
};

const BUILT_FILE = /^\/assets\/[\w.-]+-[\w-]{8}\.(\w+)$/;

const contentTypeOf = (path: string): RegExp | undefined => {
  const ending = BUILT_FILE.exec(path)?.[1];
  return ending === undefined || !Object.hasOwn(CONTENT_TYPES, ending) ? undefined : CONTENT_TYPES[ending];
};

/** Whether the worker responds to a request: only to hashed files of a build, which contain no personal data. */
export function isForCode(
  request: Pick<Request, 'method' | 'url' | 'mode' | 'cache'> & { headers: Pick<Headers, 'has'> },
  origin: string,
): boolean {
  const { origin: asked, pathname, search } = new URL(request.url);
  return (
    request.method === 'GET' &&
    request.mode !== 'navigate' &&
    request.cache !== 'no-store' &&
    !request.headers.has('range') &&
    !request.headers.has('authorization') &&
    asked === origin &&
    search === '' &&
    contentTypeOf(pathname) !== undefined
  );
}

/** Whether a response is the requested file, and complete. */
export function isCode(
  path: string,
  answer: Pick<Response, 'status' | 'type' | 'redirected'> & { headers: Pick<Headers, 'get'> },
): boolean {
  const contentType = contentTypeOf(path);
  return (
    contentType !== undefined &&
    answer.status === 200 &&
    answer.type === 'basic' &&
    !answer.redirected &&
    contentType.test(answer.headers.get('content-type') ?? '')
  );
}

/**
 * The caches that are no longer needed, of all in order of creation: the previous build's stays for tabs that still run
 * it.
 */
export function outdatedCaches(names: readonly string[], own: string): string[] {
  return names.filter((name) => name.startsWith(CACHE_PREFIX) && name !== own).slice(0, -1);
}
