import { HttpProblem, tooManyRequests } from '../http/http-problem.ts';

/** Most files of one account that wait to be made: a clinic's people at once, not a loop. Ours. */
const MOST_WAITING = 12;
/** When to ask again for a file for which there was no room, seconds: about as long as one takes. */
const RETRY_SECONDS = 10;

/** A file was not made in time. */
export const takesTooLong = (seconds: number): HttpProblem =>
  new HttpProblem(503, 'FILE_TAKES_TOO_LONG', `The file was not made within ${seconds} seconds.`, {
    details: { count: seconds },
  });

interface Waiting {
  begin(): void;
}

/**
 * Does one piece of work at a time, and lets clinics take turns: whoever asks for many waits for themselves alone, and
 * another clinic’s first piece comes next.
 */
export class FairQueue {
  /** In the order of their turns; an account with nothing that waits is not in it. */
  readonly #turns = new Map<string, Waiting[]>();
  #isBusy = false;

  /** @throws HttpProblem 429 when too much of this account waits already */
  async run<T>(accountId: string, work: () => Promise<T>): Promise<T> {
    if (this.#isBusy) await this.#turn(accountId);
    this.#isBusy = true;
    try {
      return await work();
    } finally {
      this.#next();
    }
  }

  #turn(accountId: string): Promise<void> {
    const waiting = this.#turns.get(accountId) ?? [];
    if (waiting.length >= MOST_WAITING)
      throw tooManyRequests('Too many files of this account wait to be made.', RETRY_SECONDS);
    this.#turns.set(accountId, waiting);
    return new Promise((begin) => waiting.push({ begin }));
  }

  #next(): void {
    const [turn] = this.#turns;
    if (turn === undefined) {
      this.#isBusy = false;
      return;
    }
    const [accountId, waiting] = turn;
    const first = waiting.shift();
    // To the end of the line.
    this.#turns.delete(accountId);
    if (waiting.length > 0) this.#turns.set(accountId, waiting);
    first?.begin();
  }
}
