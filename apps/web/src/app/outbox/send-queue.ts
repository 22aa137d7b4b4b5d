import { ApiError, UNKNOWN_CODE } from '@healzy/api/runtime';

/** Why the server will not take a message, as it is kept on the device: enough to say it in the reader's language. */
export interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly details: Readonly<Record<string, unknown>>;
}

/** What the queue needs to know of a message. */
export interface Queued {
  /** Chosen by the sender: the server stores a message once for each id. */
  readonly id: string;
  /** When it was written; no two that wait have the same (`timeAfter`). */
  readonly at: Date;
  /** `failed` is tried again by itself; `refused` is not, and lets the others pass. */
  readonly state: 'sending' | 'failed' | 'refused';
  readonly refusal?: Refusal | undefined;
  /**
   * Of one that failed: the server broke over it again and again, and stored nothing. It is still tried, and its sender
   * may take it out of the way of the others.
   */
  readonly fault?: Refusal | undefined;
}

/** The first pause after a failure, doubled with each further one up to the longest. In milliseconds. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

/** Answers of the 4xx that may be another one later: signed out, too slow, too early, too many. */
const PASSING = new Set([401, 408, 425, 429]);
/** What stands before the server refuses for good as well, without a code of ours: a file that is too large for it. */
const TOO_LARGE = 413;
/** What the server says of its own fault. */
const BROKEN = 500;
/** So many times in a row, and it is not a moment of the server's, but this message. */
const BROKEN_TIMES = 5;
/** The next attempt asks for a new address. */
const PASSING_CODES = new Set(['UPLOAD_ADDRESS_EXPIRED']);

/**
 * What a failed attempt means for its message: `again` may succeed later, after at least `waitMs`; `refused` will not;
 * `ended` is no answer at all, because the account was left. Only the server refuses: a 403 or a 404 without a code is
 * of a proxy, a network that asks to sign in, or a deployment, and would let the next message pass this one.
 */
export function verdictOn(
  error: unknown,
):
  | { readonly kind: 'again'; readonly waitMs: number }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'ended' } {
  if (error instanceof DOMException && error.name === 'AbortError') return { kind: 'ended' };
  if (!(error instanceof ApiError)) return { kind: 'again', waitMs: 0 };
  const { status, code, details, retryAfter } = error;
  const isOurs = code !== UNKNOWN_CODE || status === TOO_LARGE;
  const isFinal = isOurs && status >= 400 && status < 500 && !PASSING.has(status) && !PASSING_CODES.has(code);
  return isFinal
    ? { kind: 'refused', refusal: { status, code, details } }
    : { kind: 'again', waitMs: (retryAfter ?? 0) * 1_000 };
}

/** The server's own fault, in which it has stored nothing; null for any other failure. */
const faultOf = (error: unknown): Refusal | null =>
  error instanceof ApiError && error.status === BROKEN && error.code !== UNKNOWN_CODE
    ? { status: error.status, code: error.code, details: error.details }
    : null;

/** A time after all of these: what is written later is later, whatever the device's clock does meanwhile. */
export const timeAfter = (now: number, others: readonly number[]): Date =>
  new Date(Math.max(now, ...others.map((other) => other + 1)));

/** The order among the tabs of a browser that have the same conversation open. */
export interface Turns {
  /** The times of all that waits, in every tab. */
  times(): readonly number[];
  /** These wait in this tab, and no others. */
  wait(messages: readonly Queued[]): void;
  /**
   * Does the work if nothing that was written before waits in another tab, while no other tab does any.
   *
   * @returns false, without doing it, if another tab is first
   */
  inTurn(message: Queued, work: () => Promise<void>): Promise<boolean>;
  /** Calls back when it may be this tab's turn. Returns the function that ends this. */
  onChange(listener: () => void): () => void;
}

/** How soon a tab looks again whether the one before it is done, should nothing tell it. In milliseconds. */
const TURN_MS = 500;

export interface SendQueueOptions<Message extends Queued> {
  /** What waits, oldest first. */
  readonly list: () => readonly Message[];
  readonly change: (change: (before: readonly Message[]) => readonly Message[]) => void;
  /** Resolves once the device has kept the list as it is now: what is sent before could be sent again as another. */
  readonly kept: () => Promise<void>;
  /** One attempt. */
  readonly send: (message: Message) => Promise<unknown>;
  readonly turns: Turns;
  /** A message could not be sent and is tried again. `isFirst`: nothing has failed since the last one got through. */
  readonly onFailed?: (error: unknown, isFirst: boolean) => void;
}

export interface SendQueue {
  /** The list has changed, or sending may begin. */
  look(): void;
  /** Tries at once what would be tried after a pause; what the server asked to wait for is waited for. */
  hurry(): void;
  /** Whether anything may be sent. What waits meanwhile holds nobody up. */
  allow(isAllowed: boolean): void;
  end(): void;
}

/**
 * Sends the messages of one conversation one after the other, each as often as it takes: the next is not sent before the
 * server has the one before it, or has refused it.
 */
export function createSendQueue<Message extends Queued>(options: SendQueueOptions<Message>): SendQueue {
  const { list, change, kept, send, turns, onFailed } = options;
  let isAllowed = false;
  let hasEnded = false;
  let isRunning = false;
  let isStuck = false;
  let failures = 0;
  /** The faults of the server in a row over one message. */
  let faults: { readonly id: string; readonly times: number } | null = null;
  /** What the server asked for; nothing shortens it. */
  let notBefore = 0;
  let cutPause: (() => void) | null = null;
  /** The message that is being sent, or tried again after a pause; and what ends that, once it has left the list. */
  let current: { readonly id: string; readonly leave: () => void } | null = null;

  const waiting = () => list().filter(({ state }) => state !== 'refused');
  const update = (id: string, by: Partial<Queued>) =>
    change((before) => before.map((one) => (one.id === id ? { ...one, ...by } : one)));
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(done, ms);
      function done() {
        clearTimeout(timer);
        cutPause = null;
        resolve();
      }
      cutPause = done;
    });

  const attempt = async (id: string): Promise<number> => {
    // It may have been dropped, or arrived, while another tab had its turn.
    const message = waiting().find((one) => one.id === id);
    if (message === undefined) return 0;
    if (message.state !== 'sending') update(id, { state: 'sending' });
    try {
      // It may be seen to have arrived before its answer comes, which may be never.
      await Promise.race([send(message), new Promise<void>((leave) => (current = { id, leave }))]);
      failures = 0;
      isStuck = false;
      change((before) => before.filter((one) => one.id !== id));
      return 0;
    } catch (error) {
      const verdict = verdictOn(error);
      if (verdict.kind === 'ended') {
        update(id, { state: 'failed' });
        end();
        return 0;
      }
      if (verdict.kind === 'refused') {
        failures = 0;
        isStuck = false;
        update(id, { state: 'refused', refusal: verdict.refusal });
        return 0;
      }
      const fault = faultOf(error);
      faults = fault === null ? null : { id, times: faults?.id === id ? faults.times + 1 : 1 };
      update(id, {
        state: 'failed',
        ...(fault !== null && faults !== null && faults.times >= BROKEN_TIMES ? { fault } : {}),
      });
      onFailed?.(error, !isStuck);
      isStuck = true;
      notBefore = Date.now() + verdict.waitMs;
      const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS);
      failures += 1;
      return Math.max(pauseMs, verdict.waitMs);
    }
  };
  const run = async () => {
    for (;;) {
      const [next] = isAllowed && !hasEnded ? waiting() : [];
      if (next === undefined) return;
      await kept();
      let pauseMs = 0;
      const wasFirst = await turns.inTurn(next, async () => {
        if (isAllowed && !hasEnded) pauseMs = await attempt(next.id);
      });
      if (hasEnded) return;
      if (!wasFirst) await pause(TURN_MS);
      else if (pauseMs > 0) await pause(pauseMs);
      while (Date.now() < notBefore && !hasEnded) await pause(notBefore - Date.now());
    }
  };
  const look = () => {
    if (hasEnded) return;
    turns.wait(isAllowed ? waiting() : []);
    if (current !== null && list().every(({ id }) => id !== current?.id)) {
      const { leave } = current;
      current = null;
      failures = 0;
      leave();
      cutPause?.();
    }
    if (isRunning) return;
    isRunning = true;
    void run()
      // Whatever failed around the attempt would fail again at once, and without end.
      .catch(() => pause(FIRST_PAUSE_MS))
      .finally(() => {
        isRunning = false;
        // Something may have been written while the last turn ended.
        if (!hasEnded && isAllowed && waiting().length > 0) look();
      });
  };
  const hurry = () => {
    failures = 0;
    cutPause?.();
    look();
  };
  const stopListening = turns.onChange(() => {
    if (failures === 0) cutPause?.();
  });
  function end() {
    if (hasEnded) return;
    hasEnded = true;
    stopListening();
    turns.wait([]);
    cutPause?.();
  }
  return {
    look,
    hurry,
    allow(allowed) {
      if (isAllowed === allowed) return;
      isAllowed = allowed;
      look();
    },
    end,
  };
}
