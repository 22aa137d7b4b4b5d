/** One cache per build; nothing else of the product keeps anything under this prefix. */
export const CACHE_PREFIX = 'healzy-code-';

/** What a file of a build must be served as. Whatever else is answered at its address is no code. */
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

/** Whether the worker answers a request: hashed files of a build, and nothing that says anything of anybody. */
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

/** Whether an answer is the file that was asked for, and the whole of it. */
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
 * The caches that nobody needs any more, of all in the order in which they were created: the build before this one stays
 * for the tabs that are still made of it.
 */
export function outdatedCaches(names: readonly string[], own: string): string[] {
  return names.filter((name) => name.startsWith(CACHE_PREFIX) && name !== own).slice(0, -1);
}
