import { Refusal } from './refusals.ts';

interface Window {
  failures: number;
  endsAt: number;
}

/** Slows down whoever tries many tokens or signatures: so many failures from one address, then 429 for a while. */
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

  count(address: string): void {
    const now = this.#now().getTime();
    const window = this.#windows.get(address);
    if (window && window.endsAt > now) window.failures += 1;
    else this.#windows.set(address, { failures: 1, endsAt: now + this.#windowMs });
    if (this.#windows.size > 10_000) this.#forgetOld(now);
  }

  refuseWhenTooMany(address: string): void {
    const window = this.#windows.get(address);
    if (!window || window.failures < this.#most) return;
    const left = window.endsAt - this.#now().getTime();
    if (left <= 0) {
      this.#windows.delete(address);
      return;
    }
    throw new Refusal(429, 'TOO_MANY_REQUESTS', 'Too many refused tries; wait as long as Retry-After says.', {
      headers: { 'retry-after': String(Math.ceil(left / 1000)) },
    });
  }

  #forgetOld(now: number): void {
    for (const [address, window] of this.#windows) if (window.endsAt <= now) this.#windows.delete(address);
  }
}
