import { tooManyRequests } from './http-problem.ts';

interface Window {
  failures: number;
  endsAt: number;
}

/**
 * Slows down clients that try many tokens or signatures: after too many failures from one address, further ones get 429
 * for a while. Valid tokens always pass: colleagues behind one address must not lock each other out.
 */
export class FailureLimit {
  readonly #most: number;
  readonly #windowMs: number;
  readonly #now: () => Date;
  readonly #windows = new Map<string, Window>();

  constructor(options: { most: number; windowMs: number; now: () => Date }) {
    this.#most = options.most;
    this.#windowMs = options.windowMs;
    this.#now = options.now;
  }

  /**
   * Counts one failure.
   *
   * @throws HttpProblem 429 when there were too many of them
   */
  count(address: string): void {
    const now = this.#now().getTime();
    let window = this.#windows.get(address);
    if (!window || window.endsAt <= now) {
      if (this.#windows.size > 10_000) this.#forgetOld(now);
      window = { failures: 0, endsAt: now + this.#windowMs };
      this.#windows.set(address, window);
    }
    window.failures += 1;
    if (window.failures <= this.#most) return;
    throw tooManyRequests(
      'Too many refused tries; wait as long as Retry-After says.',
      Math.ceil((window.endsAt - now) / 1000),
    );
  }

  #forgetOld(now: number): void {
    for (const [address, window] of this.#windows) if (window.endsAt <= now) this.#windows.delete(address);
  }
}
