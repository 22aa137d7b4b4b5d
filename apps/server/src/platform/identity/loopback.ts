const HOST = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether a URL can be reached from this machine only, e.g. `http://localhost:3000`. */
export function isLoopbackUrl(url: string): boolean {
  return HOST.test(new URL(url).hostname);
}

/** The same for a `Host` header, with or without a port. */
export function isLoopbackHost(host: string): boolean {
  return HOST.test(host.replace(/:\d+$/, ''));
}
